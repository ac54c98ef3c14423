// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.client.load.Slice;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.List;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.WorkloadParams;

class JmhSliceResultsTest {

  private final JmhSliceResults results =
      new JmhSliceResults(
          operation ->
              FabricatedParams.of("a.Client." + operation.name(), new WorkloadParams(), 1));

  @Test
  void everySliceIsAnIterationOfItsOperation() {
    results.add(slice("getUser", 100, 200));
    results.add(slice("existUser", 7));
    results.add(slice("getUser", 300));

    assertThat(samples(results.iterations()))
        .containsExactly(List.of(List.of(100L, 200L), List.of(300L)), List.of(List.of(7L)));
    assertThat(samples(results.totals()))
        .containsExactly(List.of(List.of(100L, 200L, 300L)), List.of(List.of(7L)));
    assertThat(results.iterations())
        .allSatisfy(
            run ->
                assertThat(run.getParams().getMeasurement().getCount())
                    .isEqualTo(run.getAggregatedResult().getIterationResults().size()));
  }

  @Test
  void aReplacementTakesThePlaceOfTheSliceBeforeIt() {
    results.add(slice("getUser", 100));
    results.add(slice("getUser", 900));
    results.replace(slice("getUser", 300));
    results.replace(slice("getUser", 400));

    assertThat(samples(results.iterations()))
        .containsExactly(List.of(List.of(100L), List.of(400L)));
  }

  @Test
  void manySlicesBecomeFewIterationsAndNoCallIsLost() {
    int slices = 10 * JoinedSlices.MOST + 1;
    for (int i = 0; i < slices; i++) {
      results.add(slice("getUser", 100, 200));
    }

    List<List<Long>> iterations = samples(results.iterations()).get(0);
    assertThat(iterations).hasSizeBetween(JoinedSlices.MOST / 2, JoinedSlices.MOST);
    assertThat(iterations.stream().mapToInt(List::size).sum()).isEqualTo(2 * slices);
  }

  private static Slice slice(String operation, long... nanos) {
    var times = new Histogram(Slice.DIGITS);
    for (long each : nanos) {
      times.recordValue(each);
    }
    return Slice.closed(times, CostLine.of(OperationKey.of(operation)));
  }

  /** The samples of each iteration of each operation, ascending. */
  private static List<List<List<Long>>> samples(Iterable<RunResult> all) {
    var operations = new ArrayList<List<List<Long>>>();
    for (RunResult run : all) {
      var iterations = new ArrayList<List<Long>>();
      for (IterationResult iteration : run.getAggregatedResult().getIterationResults()) {
        var samples = new ArrayList<Long>();
        iteration
            .getPrimaryResult()
            .getStatistics()
            .getRawData()
            .forEachRemaining(
                entry -> {
                  for (long i = 0; i < entry.getValue(); i++) {
                    samples.add(Math.round(entry.getKey()));
                  }
                });
        iterations.add(samples);
      }
      operations.add(iterations);
    }
    return operations;
  }
}
