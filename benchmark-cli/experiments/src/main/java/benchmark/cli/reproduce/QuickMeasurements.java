// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import benchmark.cli.project.PairKind;
import benchmark.cli.report.QuickRuns;
import benchmark.cli.results.Metric;
import benchmark.cli.results.StoredRun;
import benchmark.cli.statistics.SliceMean;
import benchmark.launch.OperationKey;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What one JVM of each variant has measured: intervals come from its slices and from how much JVMs
 * differ, as is known from elsewhere.
 */
final class QuickMeasurements implements Measurements {

  private final QuickRuns runs;
  private final double jvmDeviation;

  /**
   * Runs to come.
   *
   * @param jvmDeviation how much the log of a value differs from JVM to JVM of the same pair, as a
   *     standard deviation: 0.02 is about 2%
   */
  QuickMeasurements(double jvmDeviation) {
    this.runs = new QuickRuns(jvmDeviation);
    this.jvmDeviation = jvmDeviation;
  }

  void add(String variant, StoredRun run) {
    runs.add(variant, run, PairKind.ORDINARY);
  }

  @Override
  public OptionalDouble value(MeasuredOperation measurand, Metric metric) {
    double value =
        row(measurand).map(row -> value(row, measurand.operation(), metric)).orElse(Double.NaN);
    return value > 0 ? OptionalDouble.of(value) : OptionalDouble.empty();
  }

  private double value(QuickRuns.Row row, OperationKey operation, Metric metric) {
    return switch (metric) {
      case P999, MAX -> row.run().results().whole(operation, metric);
      default -> runs.estimate(row, operation, metric);
    };
  }

  @Override
  public Optional<Ratio> ratio(
      MeasuredOperation measurand, MeasuredOperation other, Metric metric) {
    Optional<Ratio> ofSlices =
        switch (metric) {
          case P999, MAX -> Optional.empty();
          default -> ofSlices(measurand, other, metric);
        };
    return ofSlices.or(() -> ofWholeRuns(measurand, other, metric));
  }

  private Optional<Ratio> ofSlices(
      MeasuredOperation measurand, MeasuredOperation other, Metric metric) {
    Optional<SliceMean> baseline = mean(other, metric);
    return mean(measurand, metric)
        .flatMap(candidate -> baseline.map(it -> Ratio.of(candidate.ratioTo(it))));
  }

  private Optional<SliceMean> mean(MeasuredOperation measurand, Metric metric) {
    return row(measurand)
        .flatMap(row -> runs.mean(row, measurand.operation(), metric))
        .map(mean -> mean.withJvms(jvmDeviation));
  }

  /** A single value of each, which has no interval. */
  private Optional<Ratio> ofWholeRuns(
      MeasuredOperation measurand, MeasuredOperation other, Metric metric) {
    OptionalDouble candidate = value(measurand, metric);
    OptionalDouble baseline = value(other, metric);
    return candidate.isPresent() && baseline.isPresent()
        ? Optional.of(Ratio.without(candidate.getAsDouble() / baseline.getAsDouble()))
        : Optional.empty();
  }

  private Optional<QuickRuns.Row> row(MeasuredOperation measurand) {
    return runs.rows().stream()
        .filter(row -> row.label().equals(measurand.variant()))
        .filter(row -> row.has(measurand.operation()))
        .findFirst();
  }
}
