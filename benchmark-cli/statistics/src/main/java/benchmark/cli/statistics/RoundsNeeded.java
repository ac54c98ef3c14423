// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.OptionalInt;
import java.util.function.DoublePredicate;
import java.util.stream.IntStream;

/**
 * About how many rounds it takes, going by the noise seen so far.
 *
 * <p>The half width of the 95% interval on the log scale after n rounds is t(0.975, n - 1) sd /
 * sqrt(n), and these are the smallest n that bring it down far enough. They are a guide rather than
 * a promise: the noise and the estimate of a few rounds are themselves uncertain, and with exactly
 * this n the interval is as likely a bit too wide as narrow enough.
 */
public final class RoundsNeeded {

  /** Above this a number of rounds is not worth stating: there are just too many. */
  public static final int MANY = 1000;

  private RoundsNeeded() {}

  /**
   * How many <em>more</em> rounds would settle a verdict, if the estimate and the noise stay as
   * they are: until the interval no longer reaches over the margin that the estimate is nearest to.
   *
   * @param ratio at least 2 rounds
   * @param margin what is too small to matter
   * @return 0 if it is settled; empty if it takes more than {@link #MANY} rounds altogether
   * @throws IllegalArgumentException if there is only 1 round
   */
  public static OptionalInt toSettle(PairedRatio ratio, Margin margin) {
    Noise noise =
        ratio
            .noise()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "1 round has no spread from which to estimate how many more it takes; there"
                            + " must be at least 2."));
    return toSettle(ratio.rounds(), noise, Math.abs(ratio.logEstimate()) - margin.log());
  }

  /**
   * The same of any mean.
   *
   * @param beyond how far the estimate is beyond the margin it is nearest to; negative within it
   */
  static OptionalInt toSettle(int rounds, Noise noise, double beyond) {
    OptionalInt total = smallest(rounds, noise, halfWidth -> halfWidth <= Math.abs(beyond));
    return total.isEmpty() ? total : OptionalInt.of(total.getAsInt() - rounds);
  }

  /**
   * How many rounds altogether bring {@link Interval#relativeHalfWidth()} down to a precision.
   *
   * <p>Where the precision is to stop the comparison, {@link Precision#MINIMUM_ROUNDS} still hold.
   *
   * @param noise the noise of the pair on this machine
   * @param precision the half width to reach
   * @return at least 2; empty if it takes more than {@link #MANY}
   */
  public static OptionalInt forPrecision(Noise noise, Precision precision) {
    // (e^h - e^-h) / 2 = sinh(h) is the relative half width if h is the one on the log scale.
    return smallest(2, noise, h -> Math.sinh(h) <= precision.relativeHalfWidth());
  }

  private static OptionalInt smallest(int from, Noise noise, DoublePredicate narrowEnough) {
    return IntStream.rangeClosed(from, MANY)
        .filter(n -> narrowEnough.test(noise.logHalfWidth(n)))
        .findFirst();
  }
}
