// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

import benchmark.contract.Indicator;
import benchmark.launch.OperationKey;
import java.util.List;

/**
 * What a user expects of an operation, as {@code string(1K).mean<=0.9ms}.
 *
 * @param expression as it was written
 * @param operations whose indicator it is: more than one where no parameter is written
 * @param number the limit as it was written, in {@code unit}
 */
record Expectation(
    String expression,
    List<OperationKey> operations,
    Indicator indicator,
    Relation relation,
    String number,
    Unit unit) {

  /** Copies the operations. */
  Expectation {
    operations = List.copyOf(operations);
  }

  /** The limit in calls per millisecond, milliseconds or bytes. */
  double limit() {
    return Double.parseDouble(number) * unit.base();
  }

  /** The relation and the limit, for tables. */
  String expected() {
    return relation.symbol() + " " + unit.with(number);
  }
}
