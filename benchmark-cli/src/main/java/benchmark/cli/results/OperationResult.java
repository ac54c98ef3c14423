// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.launch.OperationKey;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * What a run says of one operation; NaN where it says nothing.
 *
 * @param throughput calls of all threads together, per millisecond
 * @param error half the width of the 99.9% interval of the throughput, from the iterations of one
 *     JVM, in calls per millisecond
 * @param derived whether the throughput was not measured but is threads / mean time, as it must be
 *     in a closed loop (Little's law)
 * @param p50 the median time of a call, in milliseconds
 * @param p99 the time that 99% of calls did not exceed, in milliseconds
 */
public record OperationResult(
    double throughput, double error, boolean derived, double p50, double p99) {

  /** JMH's own confidence, so that derived errors can be compared with JMH's. */
  private static final double CONFIDENCE = 0.999;

  /** The results of every operation, in the contract's order. */
  static Map<OperationKey, OperationResult> of(Collection<JmhResult> results) {
    var operations = new LinkedHashMap<OperationKey, OperationResult>();
    for (OperationKey operation :
        OperationOrder.of(results.stream().map(JmhResult::operation).toList())) {
      operations.put(
          operation,
          ofOne(results.stream().filter(result -> result.operation().equals(operation)).toList()));
    }
    return Collections.unmodifiableMap(operations);
  }

  private static OperationResult ofOne(List<JmhResult> modes) {
    JmhResult measured = inMode(modes, JmhResult.THROUGHPUT);
    JmhResult sampled = inMode(modes, JmhResult.SAMPLE);
    double p50 = percentile(sampled, "50.0");
    double p99 = percentile(sampled, "99.0");
    if (measured != null) {
      double millis = measured.millisOfUnit();
      return new OperationResult(
          measured.score() / millis, measured.error() / millis, false, p50, p99);
    }
    JmhResult timed = sampled != null ? sampled : inMode(modes, JmhResult.AVERAGE);
    if (timed == null) {
      return new OperationResult(Double.NaN, Double.NaN, true, p50, p99);
    }
    double[] throughputs =
        timed.throughputs().stream()
            .flatMap(List::stream)
            .mapToDouble(Double::doubleValue)
            .toArray();
    return new OperationResult(mean(throughputs), error(throughputs), true, p50, p99);
  }

  private static JmhResult inMode(List<JmhResult> modes, String mode) {
    return modes.stream().filter(result -> result.mode().equals(mode)).findFirst().orElse(null);
  }

  private static double percentile(JmhResult sampled, String name) {
    return sampled == null
        ? Double.NaN
        : sampled.percentiles().getOrDefault(name, Double.NaN) * sampled.millisOfUnit();
  }

  private static double mean(double[] values) {
    return Arrays.stream(values).average().orElse(Double.NaN);
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
