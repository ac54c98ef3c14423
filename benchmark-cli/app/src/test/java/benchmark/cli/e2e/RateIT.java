// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.CostColumns;
import benchmark.launch.CostHeader;
import benchmark.launch.CostLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("calls at a rate")
class RateIT {

  @TempDir Path results;

  @Tag("every-pair")
  @Test
  void areComparedByTheirResponseTimes() throws IOException {
    CommandResult outcome =
        Script.ofProject()
            .run(
                ShortRun.existUser(
                    results,
                    "--rate",
                    "70,100",
                    "--in-flight",
                    "40",
                    "--blocks",
                    "1",
                    "--warmup",
                    "300ms",
                    "--time",
                    "4s",
                    "rmi-java",
                    "rmi-java@D.benchmark.delay=200us"));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout())
        .contains("existUser (70/s)\n", "existUser (100/s)\n", "at most 40 in flight")
        .doesNotContain("calls/s  ", "closed loop");
    Path block = Tools.onlyFolder(results).resolve("block-001");
    for (Path run : Tools.folders(block)) {
      List<CostLine> steps = steps(run);
      assertThat(steps).hasSize(4).allSatisfy(RateIT::hasAllCalls);
      assertThat(steps)
          .as("both variants are called at the same times")
          .extracting(step -> step.get(CostColumns.OFFERED).orElseThrow())
          .isEqualTo(
              steps(Tools.folders(block).get(0)).stream()
                  .map(step -> step.get(CostColumns.OFFERED).orElseThrow())
                  .toList());
      assertThat(Files.readString(run.resolve("slices.hlog")))
          .contains(
              "Tag=existUser?rate=70%2Fs,",
              "Tag=existUser?rate=70%2Fs:service,", "Tag=existUser?rate=100%2Fs:lateness,");
    }
    assertThat(Tools.onlyFolder(results).resolve("compare.json"))
        .content()
        .contains("\"arrivals\" : \"POISSON\"");
  }

  private static void hasAllCalls(CostLine step) {
    long offered = step.get(CostColumns.OFFERED).orElseThrow();
    assertThat(step.get(CostColumns.SENT_CALLS)).contains(offered);
    assertThat(step.get(CostColumns.COMPLETED)).contains(offered);
    assertThat(step.get(CostColumns.FAILED)).contains(0L);
    assertThat(step.get(CostColumns.IN_FLIGHT).orElseThrow()).isBetween(1L, 40L);
    assertThat(step.get(CostColumns.OUTCOME)).isPresent(); // a busy machine may not sustain it
  }

  @Tag("every-pair")
  @Test
  void aRateThatIsTooHighIsRefusedBeforeItIsMeasured() {
    CommandResult outcome =
        Script.ofProject()
            .run(
                ShortRun.existUser(
                    results,
                    "--rate",
                    "200",
                    "--in-flight",
                    "10",
                    "--blocks",
                    "1",
                    "--warmup",
                    "300ms",
                    "--time",
                    "2s",
                    "rmi-java",
                    "rmi-java@D.benchmark.delay=100ms"));

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.stderr())
        .containsPattern(
            "rmi-java@D.benchmark.delay=100ms does not sustain this rate: [0-9.]+ calls/s of 200.*"
                + " were answered.* Use a lower rate.");
  }

  private static List<CostLine> steps(Path run) throws IOException {
    List<String> lines = Files.readAllLines(run.resolve("costs.csv"));
    CostHeader header = CostHeader.of(lines.get(0));
    return lines.stream().skip(1).map(header::parse).toList();
  }
}
