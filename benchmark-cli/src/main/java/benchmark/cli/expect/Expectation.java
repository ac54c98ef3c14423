// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

import benchmark.cli.results.Metric;
import benchmark.launch.OperationKey;
import java.util.List;

/**
 * What a user expects of an operation, as {@code string(1K).mean<=0.9ms}.
 *
 * @param expression as it was written
 * @param operations whose metric it is: more than one where no parameter is written
 * @param number the limit as it was written, in {@code unit}
 */
public record Expectation(
    String expression,
    List<OperationKey> operations,
    Metric metric,
    Relation relation,
    String number,
    LimitUnit unit) {

  /** Copies the operations. */
  public Expectation {
    operations = List.copyOf(operations);
  }

  /** The limit, in the metric's own unit. */
  double limit() {
    return Double.parseDouble(number) * unit.base(metric);
  }

  /** The relation and the limit, for tables. */
  public String expected() {
    return relation.symbol() + " " + unit.with(number);
  }
}
