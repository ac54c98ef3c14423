// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import benchmark.cli.project.PairKind;
import benchmark.cli.report.QuickReport;
import benchmark.cli.report.RememberedSetups;
import benchmark.cli.report.RunRow;
import benchmark.cli.results.Metric;
import benchmark.cli.results.RunResults;
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

  private final QuickReport runs;
  private final double jvmDeviation;

  /**
   * Runs to come.
   *
   * @param jvmDeviation how much the log of a value differs from JVM to JVM of the same pair, as a
   *     standard deviation: 0.02 is about 2%
   */
  QuickMeasurements(double jvmDeviation) {
    this.runs = new QuickReport(OptionalDouble.of(jvmDeviation), RememberedSetups.NONE);
    this.jvmDeviation = jvmDeviation;
  }

  void add(String variant, StoredRun run) {
    runs.add(variant, run, PairKind.ORDINARY);
  }

  @Override
  public OptionalDouble value(MeasuredOperation measurand, Metric metric) {
    double value =
        row(measurand)
            .map(row -> value(row.run().results(), measurand.operation(), metric))
            .orElse(Double.NaN);
    return value > 0 ? OptionalDouble.of(value) : OptionalDouble.empty();
  }

  private static double value(RunResults results, OperationKey operation, Metric metric) {
    return metric.isRare() ? results.whole(operation, metric) : results.mean(operation, metric);
  }

  @Override
  public Optional<Ratio> ratio(
      MeasuredOperation measurand, MeasuredOperation other, Metric metric) {
    Optional<Ratio> ofSlices =
        metric.isRare() ? Optional.empty() : ofSlices(measurand, other, metric);
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

  private Optional<RunRow> row(MeasuredOperation measurand) {
    return runs.rows().stream()
        .filter(row -> row.label().equals(measurand.variant()))
        .filter(row -> row.has(measurand.operation()))
        .findFirst();
  }
}
