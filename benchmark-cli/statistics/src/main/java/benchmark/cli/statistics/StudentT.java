// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import org.apache.commons.statistics.distribution.TDistribution;

/** Student's t distribution, at the confidence level of this package, which is 95% two-sided. */
final class StudentT {

  /** The probability beyond either end of an interval. */
  static final double TAIL = 0.025;

  private StudentT() {}

  /** The quantile t(0.975, degrees); degrees of freedom above 0, which may be a fraction. */
  static double quantileOf(double degrees) {
    return quantile(TAIL, degrees);
  }

  /** The quantile t(1 - tail, degrees). */
  static double quantile(double tail, double degrees) {
    return TDistribution.of(degrees).inverseSurvivalProbability(tail);
  }

  /** The two-sided p-value that a difference with this standard error is 0 in truth. */
  static double pValue(double difference, double error, double degrees) {
    return difference == 0 ? 1 : 2 * survival(Math.abs(difference) / error, degrees);
  }

  /** P(T > t). */
  static double survival(double t, double degrees) {
    return TDistribution.of(degrees).survivalProbability(t);
  }
}
