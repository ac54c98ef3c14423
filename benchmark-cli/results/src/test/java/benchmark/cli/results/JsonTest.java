// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JsonTest {

  @TempDir Path folder;

  /** As a program of Windows leaves it that was used to look at it. */
  @Test
  void aByteOrderMarkAndCrLfAreAccepted() throws IOException {
    Path file = Files.writeString(folder.resolve("a.json"), "\uFEFF{\r\n\"old\": true}\r\n");

    assertThat(Json.read(file, JsonNode.class).get("old").asBoolean()).isTrue();
  }

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
