// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationResult;
import java.util.List;

/**
 * Marks the values of one column: * for the best, ~ for those that the noise cannot separate from
 * it. The noise of a value is the relative error of the pair's throughput over the iterations of
 * one JVM; where that is not known, nothing is called inseparable. It is a hint: whether a
 * difference is real, {@code compare} finds out.
 */
final class ColumnMarks {

  private static final String BEST = "*";
  private static final String INSEPARABLE = "~";
  private static final String NONE = " ";

  private final Metric metric;
  private final OperationResult best;

  /** Marks the values of several results; fewer than two are not marked. */
  ColumnMarks(Metric metric, List<OperationResult> results) {
    this.metric = metric;
    List<OperationResult> known =
        results.stream().filter(result -> !Double.isNaN(result.of(metric))).toList();
    this.best =
        known.stream()
            .reduce((one, other) -> metric.isBetter(other.of(metric), one.of(metric)) ? other : one)
            .filter(it -> known.size() > 1)
            .orElse(null);
  }

  /** What is written in place of a mark, so that numbers stay in line. */
  String blank() {
    return best == null ? "" : NONE;
  }

  /** The mark of a result. */
  String of(OperationResult result) {
    double value = result.of(metric);
    if (best == null || Double.isNaN(value)) {
      return blank();
    }
    double distance = Math.abs(value - best.of(metric));
    if (distance == 0) {
      return BEST;
    }
    // The results are independent, so that their variances add, not their intervals.
    return distance <= Math.hypot(noise(result), noise(best)) ? INSEPARABLE : NONE;
  }

  /** Whether a result is neither the best nor inseparable from it. */
  boolean areApart(OperationResult result) {
    return best != null && of(result).equals(NONE);
  }

  /** Half the width of the interval around a value; NaN, which separates everything, if unknown. */
  private double noise(OperationResult result) {
    return result.of(metric) * result.error() / result.throughput();
  }
}
