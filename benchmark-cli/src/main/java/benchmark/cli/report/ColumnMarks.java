// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.report.ComparisonTable.Measure;
import benchmark.cli.results.OperationResult;
import java.util.List;

/**
 * Marks the figures of one column: * for the best, ~ for those that the noise cannot separate from
 * it. The noise of a figure is the relative error of the row's throughput over the iterations of
 * one JVM; where that is not known, nothing is said to be inseparable. It is a hint: whether a
 * difference is real, {@code compare} tells.
 */
final class ColumnMarks {

  private static final String BEST = "*";
  private static final String INSEPARABLE = "~";
  private static final String NONE = " ";

  private final Measure measure;
  private final OperationResult best;

  /** Marks the figures of several rows; fewer than two are not marked. */
  ColumnMarks(Measure measure, List<OperationResult> rows) {
    this.measure = measure;
    List<OperationResult> known =
        rows.stream().filter(row -> !Double.isNaN(measure.value(row))).toList();
    this.best =
        known.size() < 2
            ? null
            : known.stream()
                .reduce(
                    (one, other) ->
                        measure.isBetter(measure.value(other), measure.value(one)) ? other : one)
                .orElseThrow();
  }

  /** What stands where there is no mark, so that figures stay in line. */
  String blank() {
    return best == null ? "" : NONE;
  }

  /** The mark of a row. */
  String of(OperationResult row) {
    double value = measure.value(row);
    if (best == null || Double.isNaN(value)) {
      return blank();
    }
    double distance = Math.abs(value - measure.value(best));
    if (distance == 0) {
      return BEST;
    }
    // The figures are independent, so that their variances add, not their intervals.
    return distance <= Math.hypot(noise(row), noise(best)) ? INSEPARABLE : NONE;
  }

  /** Half the width of the interval around a figure; NaN, and so in no comparison, if unknown. */
  private double noise(OperationResult row) {
    return measure.value(row) * row.error() / row.throughput();
  }
}
