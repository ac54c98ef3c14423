// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import benchmark.cli.compare.CompareRecord;
import benchmark.cli.compare.FabricatedComparison;
import benchmark.cli.compare.FabricatedReplicates;
import benchmark.cli.compare.Replicate;
import benchmark.cli.compare.Replicates;
import benchmark.cli.reproduce.Measurements.MeasuredOperation;
import benchmark.cli.results.FabricatedRun;
import benchmark.cli.results.Metric;
import benchmark.cli.results.StoredRun;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MeasurementsTest {

  private static final String A = "dubbo-hessianlite";
  private static final String B = "dubbo-kryo";
  private static final OperationKey EXIST_USER = OperationKey.of("existUser");

  @TempDir Path folder;

  @Test
  void blocksArePaired() {
    Measurements blocks = blocks();

    assertThat(value(blocks, B, Metric.THROUGHPUT)).isCloseTo(39, within(0.001));
    assertThat(value(blocks, B, Metric.P50)).isCloseTo(29 / 39.0, within(0.001));
    assertThat(value(blocks, B, Metric.P99)).isCloseTo(90 / 39.0, within(0.001));
    Ratio throughput = ratio(blocks, Metric.THROUGHPUT);
    assertThat(throughput.estimate()).isCloseTo(1.3, within(0.01));
    assertThat(throughput.low()).isBetween(1.2, throughput.estimate());
  }

  /**
   * Not callers by throughput: a variant may have callers of its own, and there may be more
   * clients.
   */
  @Test
  void aMeanIsTheOneThatWasMeasured() {
    Measurements blocks =
        blocks(
            FabricatedReplicates.with(
                FabricatedReplicates.with(replicates(), 0, it -> mean(it, 0.25)),
                1,
                it -> mean(it, 0.5)));

    assertThat(value(blocks, B, Metric.MEAN)).isCloseTo(0.5, within(1e-9));
    assertThat(ratio(blocks, Metric.MEAN).estimate()).isCloseTo(2, within(1e-9));
  }

  private static Replicate.VariantResult mean(Replicate.VariantResult of, double millis) {
    return FabricatedReplicates.with(of, Metric.MEAN, millis);
  }

  @Test
  void extremePercentilesOfBlocksAreThoseOfTheirRuns() {
    Measurements blocks = blocks();
    for (int block = 1; block <= 3; block++) {
      sampled(folder.resolve("compare/round-%03d/0".formatted(block)), 4 * block, 10);
      sampled(folder.resolve("compare/round-%03d/1".formatted(block)), 8 * block, 10);
    }

    assertThat(value(blocks, A, Metric.P999)).isCloseTo(4 * Math.cbrt(6), within(1e-6));
    assertThat(ratio(blocks, Metric.P999).estimate()).isCloseTo(2, within(1e-6));
    assertThat(ratio(blocks, Metric.MAX).estimate()).isCloseTo(1, within(1e-6));
  }

  @Test
  void blocksKnowNothingOfOthers() {
    assertThat(blocks().value(new MeasuredOperation("dubbo-fst", EXIST_USER), Metric.P50))
        .isEmpty();
    assertThat(blocks().value(new MeasuredOperation(A, OperationKey.of("ping")), Metric.P50))
        .isEmpty();
  }

  @Test
  void oneJvmHasTheIntervalOfItsSlicesAndOfOtherJvms() {
    Measurements quick = quick(List.of(1.0, 1.02, 0.98, 1.0), List.of(2.0, 2.02, 1.98, 2.0));

    assertThat(value(quick, A, Metric.THROUGHPUT)).isCloseTo(32, within(0.01));
    assertThat(value(quick, A, Metric.MEAN)).isCloseTo(1, within(0.001));
    Ratio mean = ratio(quick, Metric.MEAN);
    assertThat(mean.estimate()).isCloseTo(2, within(0.001));
    assertThat(mean.low()).isBetween(1.5, 1.95);
    assertThat(mean.high()).isBetween(2.05, 2.5);
  }

  @Test
  void fewSlicesHaveARatioWithoutInterval() {
    assertThat(ratio(quick(List.of(1.0), List.of(2.0)), Metric.P50)).isEqualTo(Ratio.without(2));
  }

  private Measurements blocks() {
    return blocks(replicates());
  }

  private static Replicates replicates() {
    return FabricatedReplicates.of(3, 1.3, 0.001);
  }

  private Measurements blocks(Replicates replicates) {
    Path comparison = folder.resolve("compare");
    FabricatedComparison.store(comparison, replicates, false);
    return new BlockMeasurements(comparison, CompareRecord.FILE.read(comparison));
  }

  private static void sampled(Path run, double p999, double max) {
    new FabricatedRun(run, A)
        .measured(
            """
            {"benchmark": "benchmark.Client.existUser", "mode": "sample", "threads": 32, "forks": 1,
             "primaryMetric": {"score": 1, "scoreError": "NaN", "scoreUnit": "ms/op",
               "scorePercentiles": {"50.0": 1, "99.0": 2, "99.9": %s, "100.0": %s}, "rawData": [[1]]}}
            """
                .formatted(p999, max));
  }

  private Measurements quick(List<Double> ofA, List<Double> ofB) {
    var quick = new QuickMeasurements(0.02);
    Map.of(A, ofA, B, ofB)
        .forEach(
            (variant, means) -> {
              FabricatedRun.mixed(folder.resolve(variant), variant, Map.of("existUser", means));
              quick.add(variant, StoredRun.read(folder.resolve(variant)));
            });
    return quick;
  }

  private static double value(Measurements measurements, String variant, Metric metric) {
    return measurements.value(new MeasuredOperation(variant, EXIST_USER), metric).orElseThrow();
  }

  private static Ratio ratio(Measurements measurements, Metric metric) {
    return measurements
        .ratio(new MeasuredOperation(B, EXIST_USER), new MeasuredOperation(A, EXIST_USER), metric)
        .orElseThrow();
  }
}
