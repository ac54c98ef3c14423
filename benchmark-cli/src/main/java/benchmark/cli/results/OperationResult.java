// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.contract.Contracts;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * What a run says of one operation; NaN where it says nothing.
 *
 * @param throughput calls of all threads together, per millisecond
 * @param error half the width of the 99.9% interval of the throughput, from the iterations of one
 *     JVM
 * @param derived whether the throughput was not measured but is threads / mean time, as it must be
 *     in a closed loop (Little's law)
 * @param p50 the median time of a call, in milliseconds
 * @param p99 the time that 99% of calls did not exceed, in milliseconds
 */
public record OperationResult(
    double throughput, double error, boolean derived, double p50, double p99) {

  /** JMH's own confidence, so that derived figures can stand beside JMH's. */
  private static final double CONFIDENCE = 0.999;

  private static final Map<String, TimeUnit> UNITS =
      Map.of(
          "ns", TimeUnit.NANOSECONDS,
          "us", TimeUnit.MICROSECONDS,
          "ms", TimeUnit.MILLISECONDS,
          "s", TimeUnit.SECONDS,
          "min", TimeUnit.MINUTES,
          "hr", TimeUnit.HOURS,
          "day", TimeUnit.DAYS);

  /** The contracts' operations, in their order. */
  private static final List<String> OPERATIONS = Contracts.operationNames();

  /** The figures of every operation, in the contract's order. */
  public static Map<String, OperationResult> of(Collection<JmhResult> results) {
    var figures = new LinkedHashMap<String, OperationResult>();
    results.stream()
        .map(JmhResult::operation)
        .distinct()
        .sorted(Comparator.comparingInt(OperationResult::order))
        .forEach(
            operation ->
                figures.put(
                    operation,
                    of(
                        results.stream()
                            .filter(result -> result.operation().equals(operation))
                            .toList())));
    return figures;
  }

  /** Where an operation stands in tables; an unknown one comes last. */
  static int order(String operation) {
    return Math.floorMod(OPERATIONS.indexOf(operation), Integer.MAX_VALUE);
  }

  private static OperationResult of(List<JmhResult> rows) {
    JmhResult measured = inMode(rows, "thrpt");
    JmhResult sampled = inMode(rows, "sample");
    double p50 = percentile(sampled, "50.0");
    double p99 = percentile(sampled, "99.0");
    if (measured != null) {
      double scale = millisIn(measured.unit().replaceFirst("ops/", ""));
      return new OperationResult(
          measured.score() / scale, measured.error() / scale, false, p50, p99);
    }
    JmhResult timed = sampled != null ? sampled : inMode(rows, "avgt");
    if (timed == null) {
      return new OperationResult(Double.NaN, Double.NaN, true, p50, p99);
    }
    double scale = millisIn(timed.unit().replaceFirst("/op", ""));
    double[] throughputs =
        timed.iterations().stream().mapToDouble(mean -> timed.threads() / (mean * scale)).toArray();
    return new OperationResult(mean(throughputs), error(throughputs), true, p50, p99);
  }

  private static JmhResult inMode(List<JmhResult> rows, String mode) {
    return rows.stream().filter(row -> row.mode().equals(mode)).findFirst().orElse(null);
  }

  private static double percentile(JmhResult sampled, String name) {
    return sampled == null
        ? Double.NaN
        : sampled.percentiles().getOrDefault(name, Double.NaN)
            * millisIn(sampled.unit().replaceFirst("/op", ""));
  }

  /** The score of a timed mode, in milliseconds. */
  public static double millis(JmhResult timed) {
    return timed.score() * millisIn(timed.unit().replaceFirst("/op", ""));
  }

  private static double millisIn(String unit) {
    return UNITS.get(unit).toNanos(1) / 1e6;
  }

  private static double mean(double[] values) {
    return java.util.Arrays.stream(values).average().orElse(Double.NaN);
  }

  /** Half the width of Student's interval; NaN with fewer than two values. */
  private static double error(double[] values) {
    if (values.length < 2) {
      return Double.NaN;
    }
    double mean = mean(values);
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    double standardError = Math.sqrt(squares / (values.length - 1) / values.length);
    return standardError
        * TDistribution.of(values.length - 1).inverseCumulativeProbability((1 + CONFIDENCE) / 2);
  }
}
