// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

@ResourceLock(Resources.SYSTEM_ERR)
class PageFilesTest {

  /** A gate has its verdict after an hour of measuring, whatever becomes of the page. */
  @Test
  void aBugInAPageIsOnlyReported(@TempDir Path folder) {
    var heard = new ByteArrayOutputStream();
    PrintStream before = System.err;
    System.setErr(new PrintStream(heard, true, StandardCharsets.UTF_8));
    try {
      PageFiles.add(List.of(folder), null, null);
    } finally {
      System.setErr(before);
    }

    assertThat(heard.toString(StandardCharsets.UTF_8))
        .startsWith("There is no page of the results. ");
  }
}
