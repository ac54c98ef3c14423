// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import org.apache.commons.statistics.distribution.TDistribution;

/** Student's t distribution, at the confidence level of this package, which is 95% two-sided. */
final class StudentT {

  private static final double TAIL = 0.025;

  private StudentT() {}

  /** The quantile t(0.975, rounds - 1); at least 2 rounds. */
  static double quantile(int rounds) {
    return TDistribution.of(rounds - 1).inverseSurvivalProbability(TAIL);
  }
}
