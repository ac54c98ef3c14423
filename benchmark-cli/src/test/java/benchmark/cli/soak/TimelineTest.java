// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.ProjectRoot;
import benchmark.cli.error.UserError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TimelineTest {

  @Test
  void hasNoColumnTwice() {
    assertThat(Timeline.header().split(",")).doesNotHaveDuplicates();
  }

  @Test
  void ofOtherColumnsIsNotGoneOnWith(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve(Timeline.FILE), "time_ms,process\n");

    assertThatThrownBy(() -> Timeline.requireColumns(folder))
        .hasMessage(
            "%s was written by another version and has other columns, so that it cannot be"
                + " continued. Begin a new run.",
            file)
        .isInstanceOf(UserError.class);
    Files.writeString(file, Timeline.header() + "\n");
    Timeline.requireColumns(folder);
  }

  @Test
  void everyColumnIsExplained() throws IOException {
    String page = Files.readString(ProjectRoot.PATH.resolve("docs/soak.md"));

    assertThat(List.of(Timeline.header().split(",")))
        .allSatisfy(column -> assertThat(page).contains("`" + column + "`"));
  }
}
