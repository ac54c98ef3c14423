// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

/**
 * A limit as it was written.
 *
 * @param number in {@code unit}
 * @param unit empty for a number of things
 * @param size how many of the metric's or subject's own units the unit has
 */
public record Limit(Relation relation, String number, String unit, double size) {

  /** The relation and the limit, for tables. */
  public String expected() {
    return relation.symbol() + " " + withUnit(number);
  }

  /** A number with the unit: 11994/s, 0.79 ms. */
  String withUnit(String text) {
    return unit.startsWith("/") ? text + unit : (text + " " + unit).strip();
  }

  /**
   * Whether the true value keeps to it.
   *
   * @param low the lower end of where that lies with 95% confidence, in the metric's or subject's
   *     own unit; NaN if it is not known
   * @param high the upper end
   */
  public ExpectationVerdict verdict(double low, double high) {
    double limit = Double.parseDouble(number) * size;
    boolean ofLow = relation.holds(low, limit);
    boolean ofHigh = relation.holds(high, limit);
    if (ofLow && ofHigh) {
      return ExpectationVerdict.YES;
    }
    return ofLow || ofHigh || Double.isNaN(low) || Double.isNaN(high)
        ? ExpectationVerdict.UNDECIDED
        : ExpectationVerdict.NO;
  }
}
