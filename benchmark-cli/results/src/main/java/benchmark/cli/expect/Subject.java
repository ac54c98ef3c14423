// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

import benchmark.cli.error.UserError;
import java.util.Map;

/**
 * What an expectation may be about.
 *
 * @param units of limits, with their sizes in the subject's own unit; the first one is meant where
 *     none is written
 * @param least no value is below it, in the subject's own unit
 * @param most no value is above it
 */
public record Subject(Map<String, Double> units, double least, double most) {

  /** What has no end: a time, a rate, or a number of things. */
  public static Subject of(Map<String, Double> units) {
    return new Subject(units, 0, Double.POSITIVE_INFINITY);
  }

  /** What may also fall. */
  public static Subject growth(Map<String, Double> units) {
    return new Subject(units, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
  }

  /** A part of something, in percent; its own unit is 1. */
  public static Subject share() {
    return new Subject(Map.of("%", 0.01), 0, 1);
  }

  /**
   * Makes sure that a limit can be met and missed.
   *
   * @throws UserError if every value meets it, or none does: exit status 2
   */
  void requireOpen(String name, String expression, Limit limit) {
    ExpectationVerdict always = limit.verdict(least, most);
    if (always != ExpectationVerdict.UNDECIDED) {
      throw UserError.badInput(
          "--expect %s: this is %s met, because %s is %s. Give a limit that can be met and missed.",
          expression,
          always == ExpectationVerdict.YES ? "always" : "never",
          name,
          Double.isFinite(most) ? "between 0 and 100%" : "never below 0");
    }
  }
}
