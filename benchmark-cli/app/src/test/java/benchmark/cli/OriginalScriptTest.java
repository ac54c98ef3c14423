// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.ProjectRoot;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script that measures against the original harness, as far as it goes without one. */
class OriginalScriptTest {

  @TempDir Path folder;

  @Test
  void findsThisProjectAndAsksForTheOriginal() throws Exception {
    Process script =
        new ProcessBuilder(
                "sh",
                ProjectRoot.PATH.resolve("benchmark-cli/app/src/test/sh/original.sh").toString(),
                folder.toString(),
                "2",
                folder.resolve("results").toString())
            .redirectErrorStream(true)
            .start();
    var said = new String(script.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(script.waitFor()).as(said).isEqualTo(1);
    assertThat(said)
        .contains("dubbo-hessianlite-server-*.jar is missing. Build the original first");
    assertThat(folder.resolve("results")).doesNotExist();
  }
}
