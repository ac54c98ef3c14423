// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

/**
 * How much the ratio of two variants varies from round to round on a machine.
 *
 * <p>If the figures of either variant vary by 2% independently, their ratio varies by 0.02 sqrt(2),
 * which is 0.028.
 *
 * @param logDeviation the standard deviation of ln(candidate/baseline) over the rounds: 0.03 is
 *     about 3%; finite, 0 or above
 */
public record Noise(double logDeviation) {

  /**
   * Checks the range.
   *
   * @throws IllegalArgumentException if the deviation is negative, infinite or NaN
   */
  public Noise {
    if (!(0 <= logDeviation && logDeviation < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "The noise must be finite and not below 0 (0.03 is about 3%%), but is %s."
              .formatted(logDeviation));
    }
  }

  /**
   * Half the width of the two-sided 95% confidence interval of the mean log ratio of a number of
   * rounds with this noise: t(0.975, rounds - 1) sd / sqrt(rounds) (Student, "The Probable Error of
   * a Mean", Biometrika 6, 1908). On the log scale; at least 2 rounds.
   */
  double logHalfWidth(int rounds) {
    return StudentT.quantileOf(rounds - 1) * standardError(rounds);
  }

  /** The standard error of the mean log ratio of a number of rounds: sd / sqrt(rounds). */
  double standardError(int rounds) {
    return logDeviation / Math.sqrt(rounds);
  }
}
