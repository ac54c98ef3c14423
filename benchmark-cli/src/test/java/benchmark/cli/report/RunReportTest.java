// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.FabricatedRun;
import benchmark.cli.results.StoredRun;
import benchmark.cli.text.TextRenderer;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunReportTest {

  @TempDir private Path results;

  @Test
  void costsAreFollowedByWarnings() {
    new FabricatedRun(results.resolve("X"), "dubbo-a").profiled("dubbo-a", "17");

    assertThat(text())
        .startsWith("cost per call    side  CPU us ")
        .contains(
            """

            Warnings
            ! Taken under a profiler, which costs time of its own: run without -m profiling
              to measure.
            """);
  }

  @Test
  void anOperationThatWasBegunAndHasNoResultHasFailed() {
    new FabricatedRun(results.resolve("X"), "dubbo-a")
        .file("jmh.txt", "# Benchmark: benchmark.Client.listUser\n");

    assertThat(text())
        .contains(
            """
            ! listUser: calls failed, so that there are no results: look into client.log
              before using the rest.
            """);
  }

  @Test
  void withoutCostsAndWarningsItIsEmpty() {
    new FabricatedRun(results.resolve("X"), "dubbo-a").costs().measured();

    assertThat(text()).isEmpty();
  }

  private String text() {
    return TextRenderer.render(RunReport.of(StoredRun.read(results.resolve("X"))));
  }
}
