// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.text.Words;
import benchmark.launch.OperationKey;
import java.util.List;
import java.util.Locale;

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
   * @param tie whether it cannot be told from the fastest
   */
  record Other(String label, double ratio, boolean tie) {}

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
}
