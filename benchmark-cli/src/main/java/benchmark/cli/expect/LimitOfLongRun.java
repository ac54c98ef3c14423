// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

import java.util.Map;

/**
 * What a user expects of a long run, as {@code heap.growth<=200MiB}.
 *
 * @param expression as it was written
 * @param subject what it is about
 * @param number the limit as it was written, in {@code unit}
 * @param unit empty for a number of things
 * @param size how many of the subject's own units the unit has
 */
public record LimitOfLongRun(
    String expression, String subject, Relation relation, String number, String unit, double size) {

  /**
   * Reads an expression.
   *
   * @param source where it comes from, before the expression in errors
   * @param subjects what it may be about, each with its units and their sizes; the first one is
   *     meant where none is written
   */
  static LimitOfLongRun parse(
      String source, String text, Map<String, Map<String, Double>> subjects) {
    return new ExpectationParser(source, text, null).ofLongRun(subjects);
  }

  /** The relation and the limit, for tables. */
  public String expected() {
    return (relation.symbol() + " " + number + " " + unit).strip();
  }

  /**
   * Whether it is met.
   *
   * @param low the lower end of where the true value lies, in the subject's own unit
   * @param high the upper end
   */
  public ExpectationVerdict met(double low, double high) {
    return relation.met(low, high, Double.parseDouble(number) * size);
  }
}
