// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * The throughput of one operation in a run; NaN where it says nothing.
 *
 * @param throughput calls of all threads together, per millisecond
 * @param error half the width of the 99.9% interval of the throughput, from the iterations of one
 *     JVM, in calls per millisecond
 * @param derived whether JMH has not measured the throughput: it is calls by time, or, where nobody
 *     has counted them, threads / mean time, as it must be in a closed loop (Little's law)
 */
public record OperationResult(double throughput, double error, boolean derived) {

  /** JMH's own confidence, so that derived errors can be compared with JMH's. */
  private static final double CONFIDENCE = 0.999;

  private static final double NANOS_PER_MILLI = 1e6;

  /**
   * The results of every operation, in the contract's order.
   *
   * @param costs of every iteration, in the order measured
   */
  static Map<OperationKey, OperationResult> of(
      Collection<JmhResult> results, List<CostLine> costs) {
    return OperationOrder.map(
        results.stream().map(JmhResult::operation),
        operation ->
            ofOne(
                results.stream().filter(result -> result.operation().equals(operation)).toList(),
                costs.stream().filter(line -> line.operation().equals(operation)).toList()));
  }

  /**
   * The throughput of every iteration or slice: as JMH has measured it, or else calls by time;
   * where nobody has counted them, threads / mean time.
   *
   * @param modes of one operation
   * @param costs of its iterations
   */
  static double[] throughputs(List<JmhResult> modes, List<CostLine> costs) {
    return JmhResult.first(modes, JmhResult.THROUGHPUT, JmhResult.SAMPLE, JmhResult.AVERAGE)
        .map(
            it -> {
              double[] derived =
                  it.throughputs().stream()
                      .flatMap(List::stream)
                      .mapToDouble(Double::doubleValue)
                      .toArray();
              double[] counted = counted(costs, it.mode());
              return it.mode().equals(JmhResult.THROUGHPUT) || counted.length != derived.length
                  ? derived
                  : counted;
            })
        .orElse(new double[0]);
  }

  private static double[] counted(List<CostLine> costs, String mode) {
    return costs.stream()
        .filter(line -> line.get(CostColumns.MODE).filter(mode::equals).isPresent())
        .filter(line -> line.get(CostColumns.OPS).isPresent())
        .mapToDouble(
            line ->
                line.get(CostColumns.OPS).get()
                    * NANOS_PER_MILLI
                    / line.get(CostColumns.NANOS).orElse(0L))
        .toArray();
  }

  private static OperationResult ofOne(List<JmhResult> modes, List<CostLine> costs) {
    Optional<JmhResult> measured = JmhResult.first(modes, JmhResult.THROUGHPUT);
    if (measured.isPresent()) {
      double millis = measured.get().millisOfUnit();
      return new OperationResult(
          measured.get().score().value() / millis, measured.get().score().error() / millis, false);
    }
    double[] throughputs = throughputs(modes, costs);
    return new OperationResult(mean(throughputs), error(throughputs), true);
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
