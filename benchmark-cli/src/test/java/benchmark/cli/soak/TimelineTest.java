// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.ProjectRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimelineTest {

  @Test
  void hasNoColumnTwice() {
    assertThat(Timeline.header().split(",")).doesNotHaveDuplicates();
  }

  @Test
  void everyColumnIsExplained() throws IOException {
    String page = Files.readString(ProjectRoot.PATH.resolve("docs/soak.md"));

    assertThat(List.of(Timeline.header().split(",")))
        .allSatisfy(column -> assertThat(page).contains("`" + column + "`"));
  }
}
