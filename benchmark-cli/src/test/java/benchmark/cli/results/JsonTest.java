// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JsonTest {

  @TempDir Path folder;

  @Test
  void whatCannotBeReplacedStays() throws IOException {
    Path file = Files.writeString(folder.resolve("compare.json"), "{\"old\": true}");
    Files.createDirectory(folder.resolve("compare.json.next")); // as good as a full disk

    assertThatThrownBy(() -> Json.replace(file, Map.of("old", false)))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith("Cannot write ")
        .hasMessageEndingWith(" Check disk space and permissions.");

    assertThat(file).hasContent("{\"old\": true}");
  }
}
