// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.results.Estimate;
import benchmark.cli.results.Metric;
import java.util.List;

/**
 * Marks the values of one column: * for the best, ~ for those that their intervals cannot separate
 * from it; without intervals nothing is called inseparable. It is a hint: whether a difference is
 * real, {@code compare} finds out.
 */
final class ColumnMarks {

  private static final String BEST = "*";
  private static final String INSEPARABLE = "~";
  private static final String NONE = " ";

  private final Estimate best;

  /** Marks several values of a metric; fewer than two are not marked. */
  ColumnMarks(Metric metric, List<Estimate> values) {
    List<Estimate> known = values.stream().filter(it -> !Double.isNaN(it.value())).toList();
    best =
        known.stream()
            .reduce((one, other) -> metric.isBetter(other.value(), one.value()) ? other : one)
            .filter(it -> known.size() > 1)
            .orElse(null);
  }

  /** What is written in place of a mark, so that numbers stay in line. */
  String blank() {
    return best == null ? "" : NONE;
  }

  /** The mark of a value. */
  String of(Estimate it) {
    if (best == null || Double.isNaN(it.value())) {
      return blank();
    }
    double distance = Math.abs(it.value() - best.value());
    if (distance == 0) {
      return BEST;
    }
    // The results are independent, so that their variances add, not their intervals.
    return distance <= Math.hypot(it.halfWidth(), best.halfWidth()) ? INSEPARABLE : NONE;
  }

  /** Whether a value is neither the best nor inseparable from it. */
  boolean areApart(Estimate it) {
    return best != null && of(it).equals(NONE);
  }
}
