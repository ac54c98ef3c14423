// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import benchmark.cli.results.Metric;
import benchmark.cli.statistics.BetterWhen;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * Made up, for tests: how fast each variant is in all operations, createUser and pingPong (1x1) at
 * half of the speed. Calls take 32 / throughput, and percentiles more.
 */
final class FabricatedMeasurements implements Measurements {

  /** Each is as many mean times as its place tells. */
  private static final List<Metric> TIMES =
      List.of(
          Metric.THROUGHPUT,
          Metric.MEAN,
          Metric.P50,
          Metric.P99,
          Metric.P999,
          Metric.MAX,
          Metric.CPU);

  private static final Set<String> SLOW = Set.of("createUser", "pingPong (1x1)");

  private final Map<String, Double> throughputs = new HashMap<>();
  private final double error;

  /**
   * No variants yet.
   *
   * @param error half the width of the interval of every ratio; 0 for none
   */
  FabricatedMeasurements(double error) {
    this.error = error;
  }

  FabricatedMeasurements with(String variant, double throughput) {
    throughputs.put(variant, throughput);
    return this;
  }

  @Override
  public OptionalDouble value(MeasuredOperation measurand, Metric metric) {
    if (!throughputs.containsKey(measurand.variant())) {
      return OptionalDouble.empty();
    }
    double throughput =
        throughputs.get(measurand.variant())
            * (SLOW.contains(measurand.operation().label()) ? 0.5 : 1);
    return OptionalDouble.of(
        metric.direction() == BetterWhen.HIGHER
            ? throughput
            : TIMES.indexOf(metric) * 32 / throughput);
  }

  @Override
  public Optional<Ratio> ratio(
      MeasuredOperation measurand, MeasuredOperation other, Metric metric) {
    OptionalDouble candidate = value(measurand, metric);
    OptionalDouble baseline = value(other, metric);
    if (candidate.isEmpty() || baseline.isEmpty()) {
      return Optional.empty();
    }
    double ratio = candidate.getAsDouble() / baseline.getAsDouble();
    return Optional.of(
        error == 0
            ? Ratio.without(ratio)
            : new Ratio(ratio, ratio / (1 + error), ratio * (1 + error)));
  }
}
