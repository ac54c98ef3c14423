// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * The noncentral t distribution: of (Z + delta) / sqrt(V / df), with Z standard normal and V
 * chi-squared with df degrees of freedom (Johnson, Kotz, Balakrishnan, "Continuous Univariate
 * Distributions" 2, 2nd ed. 1995, chapter 31). It is what Student's t statistic follows if the true
 * mean is delta standard errors away from the hypothetical one, so it gives the power of a t-test.
 *
 * <p>No approximation formula: P(T > t) = E[Phi(delta - t s)] over s = sqrt(V / df) is integrated
 * numerically by Simpson's rule, to an absolute error below 1e-9.
 */
final class NoncentralT {

  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

  /** What is cut off at either end of the integral. */
  private static final double NEGLIGIBLE = 1e-12;

  /** Even, as Simpson's rule wants it. */
  private static final int STEPS = 1000;

  private final int degrees;
  private final ChiSquaredDistribution chiSquared;

  NoncentralT(int degrees) {
    this.degrees = degrees;
    this.chiSquared = ChiSquaredDistribution.of(degrees);
  }

  /** P(T > t) for noncentrality delta. */
  double survival(double t, double delta) {
    double from = Math.sqrt(chiSquared.inverseCumulativeProbability(NEGLIGIBLE) / degrees);
    double to = Math.sqrt(chiSquared.inverseSurvivalProbability(NEGLIGIBLE) / degrees);
    double step = (to - from) / STEPS;
    double sum = 0;
    for (int i = 0; i <= STEPS; i++) {
      int weight = i == 0 || i == STEPS ? 1 : i % 2 == 0 ? 2 : 4;
      double s = from + i * step;
      sum += weight * density(s) * NORMAL.cumulativeProbability(delta - t * s);
    }
    return sum * step / 3;
  }

  /** The density of sqrt(V / df) at s. */
  private double density(double s) {
    return 2 * s * degrees * chiSquared.density(degrees * s * s);
  }

  /** The delta above 0 for which P(T > t) is the given power, which must exceed that at delta 0. */
  double noncentrality(double t, double power) {
    double high = 1;
    while (survival(t, high) < power) {
      high *= 2;
    }
    double low = 0;
    while (high - low > 1e-9 * high) {
      double middle = (low + high) / 2;
      if (survival(t, middle) < power) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return high;
  }
}
