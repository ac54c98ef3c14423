// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import org.apache.commons.statistics.distribution.TDistribution;

/** Student's t distribution, at the confidence level of this package, which is 95% two-sided. */
final class StudentT {

  /** The probability beyond either end of an interval. */
  static final double TAIL = 0.025;

  private StudentT() {}

  /** The quantile t(0.975, rounds - 1); at least 2 rounds. */
  static double quantile(int rounds) {
    return quantileOf(rounds - 1);
  }

  /** The quantile t(0.975, degrees); degrees of freedom above 0, which may be a fraction. */
  static double quantileOf(double degrees) {
    return quantile(TAIL, degrees);
  }

  /** The quantile t(1 - tail, degrees). */
  static double quantile(double tail, double degrees) {
    return TDistribution.of(degrees).inverseSurvivalProbability(tail);
  }

  /** P(T > t). */
  static double survival(double t, double degrees) {
    return TDistribution.of(degrees).survivalProbability(t);
  }
}
