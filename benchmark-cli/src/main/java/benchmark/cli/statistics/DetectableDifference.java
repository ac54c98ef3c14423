// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

/** How small a difference a number of rounds can make out on a machine of known noise. */
public final class DetectableDifference {

  private DetectableDifference() {}

  /**
   * The smallest true difference that would be called faster or slower with the given probability.
   *
   * <p>The {@link Verdict} is a t-test against the edge of the margin, so its power follows from
   * the noncentral t distribution, here the exact one, and a difference is ln(1 + delta) + nc sd /
   * sqrt(n) on the log scale, where nc is the noncentrality with P(T > t(0.975, n - 1)) = power
   * (Cohen, "Statistical Power Analysis for the Behavioral Sciences", 2nd ed. 1988, chapter 2). It
   * holds if the noise is the true one; that of a few rounds is a guess.
   *
   * @param noise the noise of the machine
   * @param rounds from 2 to {@link RoundsNeeded#MANY}
   * @param margin what is too small to matter
   * @param power the probability, from 0.5 to 0.999; 0.8 and 0.9 are customary
   * @return a fraction above the margin's delta: 0.05 means that the faster variant is 1.05 times
   *     as fast as the other
   * @throws IllegalArgumentException if an argument is out of its range
   */
  public static double smallest(Noise noise, int rounds, Margin margin, double power) {
    if (rounds < 2 || rounds > RoundsNeeded.MANY) {
      throw new IllegalArgumentException(
          "The number of rounds must be from 2 to %d, but is %d."
              .formatted(RoundsNeeded.MANY, rounds));
    }
    if (!(0.5 <= power && power <= 0.999)) {
      throw new IllegalArgumentException(
          "The power must be from 0.5 to 0.999 (0.9 is 90%%), but is %s.".formatted(power));
    }
    double noncentrality =
        new NoncentralT(rounds - 1).noncentrality(StudentT.quantile(rounds), power);
    return Math.expm1(margin.log() + noncentrality * noise.standardError(rounds));
  }
}
