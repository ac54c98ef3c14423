// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import org.apache.commons.statistics.distribution.NormalDistribution;

/** How small a difference a number of rounds can make out on a machine of known noise. */
public final class DetectableDifference {

  private static final NormalDistribution NORMAL = NormalDistribution.of(0, 1);

  private DetectableDifference() {}

  /**
   * The smallest true difference that would be called faster or slower with the given probability.
   *
   * <p>The {@link Verdict} is a t-test against the edge of the margin, so its power follows from
   * the noncentral t distribution, and a difference is ln(1 + delta) + nc sd / sqrt(n) on the log
   * scale, where nc is the noncentrality with P(T > t) = power and t the quantile t(0.975, n - 1)
   * (Cohen, "Statistical Power Analysis for the Behavioral Sciences", 2nd ed. 1988, chapter 2). It
   * holds if the noise is the true one; that of a few rounds is a guess.
   *
   * <p>nc = t (1 - 1 / 4f) + z sqrt(1 + t^2 / 2f), with f = n - 1 and z the normal quantile of the
   * power (Abramowitz, Stegun, "Handbook of Mathematical Functions", 1964, 26.7.10). Where the
   * power is from 0.8 to 0.95 this differs from the exact one by at most 5% for 2 rounds and 2.2%
   * from 3 rounds on. The simpler t + z is too small by 17% for 2 rounds, 5% for 4 and still 3% for
   * 6, and by twice as much for a power of 0.9.
   *
   * @param noise the noise of the machine
   * @param rounds from 2 to {@link RoundsNeeded#MANY}
   * @param margin what is too small to matter
   * @param power the probability, from 0.8 to 0.95; 0.8 and 0.9 are customary
   * @param looks how many comparisons share the error of 2.5%, as in a {@link GateResult}: of
   *     Holm's steps the first and hardest one counts; at least 1
   * @return a fraction above the margin's delta: 0.05 means that the faster variant is 1.05 times
   *     as fast as the other
   * @throws IllegalArgumentException if an argument is out of its range
   */
  public static double smallest(Noise noise, int rounds, Margin margin, double power, int looks) {
    if (rounds < 2 || rounds > RoundsNeeded.MANY) {
      throw new IllegalArgumentException(
          "The number of rounds must be from 2 to %d, but is %d."
              .formatted(RoundsNeeded.MANY, rounds));
    }
    if (!(0.8 <= power && power <= 0.95)) {
      throw new IllegalArgumentException(
          "The power must be from 0.8 to 0.95 (0.9 is 90%%), but is %s.".formatted(power));
    }
    if (looks < 1) {
      throw new IllegalArgumentException(
          "The number of looks must be at least 1, but is %d.".formatted(looks));
    }
    int degrees = rounds - 1;
    double t = StudentT.quantile(StudentT.TAIL / looks, degrees);
    double z = NORMAL.inverseCumulativeProbability(power);
    double noncentrality = t * (1 - 0.25 / degrees) + z * Math.sqrt(1 + t * t / (2 * degrees));
    return Math.expm1(margin.log() + noncentrality * noise.standardError(rounds));
  }
}
