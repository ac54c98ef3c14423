// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import benchmark.cli.error.UserError;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunResultsTest {

  private static final OperationKey GET_USER = OperationKey.of("getUser");
  private static final OperationKey EXIST_USER = OperationKey.of("existUser");

  private static final long CALLS = 1000;

  @TempDir Path folder;

  @Test
  void slicesOfJmhsResultsHaveTheirOwnMeanAndPercentiles() {
    FabricatedRun.mixed(
        folder.resolve("X"),
        "dubbo-a",
        Map.of("getUser", List.of(0.5, 1.0), "existUser", List.of(0.25)));

    RunResults results = RunResults.read(folder.resolve("X"));

    assertThat(results.operations().keySet()).containsExactly(EXIST_USER, GET_USER);
    assertThat(results.values(GET_USER, Metric.THROUGHPUT)).containsExactly(64.0, 32.0);
    assertThat(results.values(GET_USER, Metric.P50)).containsExactly(0.25, 0.5);
    assertThat(results.values(GET_USER, Metric.P99)).containsExactly(1.25, 2.5);
    assertThat(results.mean(GET_USER, Metric.P99)).isCloseTo(Math.sqrt(1.25 * 2.5), within(1e-9));
  }

  @Test
  void throughputIsCallsByTimeAndTimesComeFromHistograms() throws IOException {
    write(slice(GET_USER, 1, 2_000_000), slice(EXIST_USER, 2, 1_000_000), slice(GET_USER, 3, 4e6));

    RunResults results = RunResults.read(folder);

    assertThat(results.values(GET_USER, Metric.THROUGHPUT)).containsExactly(2.0, 2.0);
    assertThat(results.values(GET_USER, Metric.P50)[0]).isCloseTo(2, within(0.01));
    assertThat(results.values(GET_USER, Metric.P50)[1]).isCloseTo(4, within(0.01));
    assertThat(results.whole(GET_USER, Metric.MAX)).isCloseTo(4, within(0.01));
    assertThat(results.whole(GET_USER, Metric.CPU)).isEqualTo(30);
    assertThat(results.series(EXIST_USER)).containsExactly(2.0);
  }

  @Test
  void everyTimeIsKnownOfASliceAndOfAllCalls() throws IOException {
    write(slice(GET_USER, 1, 2e6), slice(GET_USER, 2, 2e6));

    RunResults results = RunResults.read(folder);

    assertThat(Metric.values())
        .filteredOn(Metric::isTime)
        .contains(Metric.MEAN, Metric.P999, Metric.MAX)
        .allSatisfy(
            metric -> {
              assertThat(results.whole(GET_USER, metric)).isCloseTo(2, within(0.01));
              assertThat(results.values(GET_USER, metric)[1]).isCloseTo(2, within(0.01));
            });
  }

  @Test
  void aReplacementCancelsTheSliceBeforeIt() throws IOException {
    Measured replacement = slice(GET_USER, 2, 1e6);
    write(
        slice(GET_USER, 1, 9e6),
        new Measured(replacement.cost().with(CostColumns.REPLACES, 1L), replacement.nanos()),
        slice(GET_USER, 3, 1e6));

    RunResults results = RunResults.read(folder);

    assertThat(results.values(GET_USER, Metric.P50)).hasSize(2);
    assertThat(results.whole(GET_USER, Metric.MAX)).isCloseTo(1, within(0.01));
    assertThat(results.iterations()).hasSize(2);
  }

  @Test
  void whatAKilledClientHasLeftIsReadUpToItsLastWholeLine() throws IOException {
    write(slice(GET_USER, 1, 1e6), slice(GET_USER, 2, 1e6));
    Path costs = folder.resolve(RunFiles.COSTS);
    String text = Files.readString(costs);
    Files.writeString(costs, text.substring(0, text.length() - 20));

    assertThat(RunResults.read(folder).values(GET_USER, Metric.P50)).hasSize(1);
  }

  @Test
  void aClientThatHasEndedBeforeItsFirstSliceHasLeftNothing() throws IOException {
    write();
    Files.delete(folder.resolve(RunFiles.COSTS));

    assertThat(RunResults.read(folder).iterations()).isEmpty();
  }

  @Test
  void nothingIsMeasuredBeforeTheFirstSlice() throws IOException {
    assertThat(RunResults.areMeasured(folder)).isFalse();

    var clients = List.of("client-1", "client-2");
    new JoinedFiles(folder, List.of("server"), clients).close();
    assertThat(RunResults.isIn(folder)).as("the files are begun").isTrue();
    assertThat(RunResults.areMeasured(folder)).isFalse();

    write(slice(GET_USER, 1, 1e6));
    assertThat(RunResults.areMeasured(folder)).isTrue();
  }

  @Test
  void histogramsWithoutAnyCostsAreDamage() throws IOException {
    write(slice(GET_USER, 1, 1e6));
    Files.delete(folder.resolve(RunFiles.COSTS));

    assertThatThrownBy(() -> RunResults.read(folder))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith(folder.resolve(RunFiles.SLICES) + " is damaged: ");
  }

  @Test
  void manySlicesAreJoinedSoThatMemoryDoesNotGrow() throws IOException {
    int number = 10_000;
    var slices = new Measured[number];
    for (int i = 0; i < number; i++) {
      slices[i] = slice(GET_USER, i + 1, 1e6);
    }
    write(slices);

    RunResults results = RunResults.read(folder);

    assertThat(results.values(GET_USER, Metric.THROUGHPUT))
        .hasSize(number / 16 - 1)
        .containsOnly(2.0);
    assertThat(results.iterations().stream().mapToLong(it -> it.get(CostColumns.OPS).get()).sum())
        .as("no call is lost")
        .isEqualTo(number * CALLS);
  }

  @Test
  void histogramsThatDoNotFitTheCostsAreDamage() throws IOException {
    write(slice(GET_USER, 1, 1e6));
    Path slices = folder.resolve(RunFiles.SLICES);
    Files.writeString(slices, Files.readString(slices).replace("Tag=getUser", "Tag=existUser"));

    assertThatThrownBy(() -> RunResults.read(folder))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith(slices + " is damaged: ");
  }

  private record Measured(CostLine cost, double nanos) {}

  private static Measured slice(OperationKey operation, long number, double nanos) {
    CostLine cost =
        CostLine.of(operation)
            .with(CostColumns.MODE, "sample")
            .with(CostColumns.THREADS, 2L)
            .with(CostColumns.OPS, CALLS)
            .with(CostColumns.NANOS, 500_000_000L)
            .with(CostColumns.CLIENT.cpuNanos(), 20_000_000L)
            .with(CostColumns.SERVER.cpuNanos(), 10_000_000L)
            .with(CostColumns.SLICE, number);
    return new Measured(cost, nanos);
  }

  private void write(Measured... slices) throws IOException {
    var costs = new StringBuilder(CostLine.header()).append('\n');
    try (var stream =
        new PrintStream(folder.resolve(RunFiles.SLICES).toFile(), StandardCharsets.US_ASCII)) {
      var log = new HistogramLogWriter(stream);
      log.outputLogFormatVersion();
      log.outputLegend();
      for (Measured slice : slices) {
        var times = new Histogram(3);
        times.recordValueWithCount((long) slice.nanos(), CALLS);
        times.setTag(slice.cost().operation().toString());
        log.outputIntervalHistogram(0, 0.5, times, 1e6);
        costs.append(slice.cost().toLine()).append('\n');
      }
    }
    Files.writeString(folder.resolve(RunFiles.COSTS), costs);
  }
}
