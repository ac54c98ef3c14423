// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.chart.Chart;
import benchmark.cli.chart.RowChart;
import benchmark.cli.statistics.Interval;
import benchmark.cli.text.Words;
import benchmark.launch.OperationKey;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How several variants stand in the throughput of an operation, of one JVM each.
 *
 * @param fastest its label
 * @param others from the second to the slowest; at least one
 */
record RankedOperation(OperationKey operation, String fastest, List<Other> others) {

  /** More names than this are counted, not listed. */
  static final int LISTED = 3;

  /**
   * One that is not the fastest.
   *
   * @param ratio of its throughput to that of the fastest
   * @param low the lower end of the ratio's interval; NaN without one
   * @param high its upper end
   * @param tie whether it cannot be told from the fastest
   */
  record Other(String label, double ratio, double low, double high, boolean tie) {}

  /** How many times as fast as the last the fastest is. */
  double lead() {
    return 1 / others.get(others.size() - 1).ratio();
  }

  /** The labels of those that cannot be told from the fastest. */
  List<String> ties() {
    return others.stream().filter(Other::tie).map(Other::label).toList();
  }

  /** What can be concluded. */
  String sentence() {
    List<String> ties = ties();
    if (ties.size() == others.size()) {
      return operation.label() + ": no difference visible.";
    }
    if (ties.size() > LISTED) {
      return String.format(
          Locale.ROOT,
          "%s: %s and %d others lead, %.2f times as fast as the last.",
          operation.label(),
          fastest,
          ties.size(),
          lead());
    }
    return String.format(
        Locale.ROOT,
        "%s: %s is the fastest, %.2f times as fast as %s%s.",
        operation.label(),
        fastest,
        lead(),
        others.get(others.size() - 1).label(),
        ties.isEmpty() ? "" : "; a tie with " + Words.list(ties));
  }

  /**
   * The ratios to the fastest.
   *
   * @param noise where the ratio of two JVMs of one variant lies in 95%; empty if not known
   * @param note what the interval and the band are
   */
  Chart figure(Optional<Interval> noise, String note) {
    return RowChart.ratios(
        "%s: throughput / %s".formatted(operation.label(), fastest),
        note,
        others.stream()
            .map(
                it ->
                    new RowChart.Ratio(
                        it.label(),
                        it.ratio(),
                        it.low(),
                        it.high(),
                        noise,
                        String.format(Locale.ROOT, "%.2f ", it.ratio())
                            + (it.tie() ? "no difference visible" : "slower")))
            .toList(),
        Optional.empty());
  }
}
