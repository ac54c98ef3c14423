// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.Collection;

/**
 * Stops a comparison once every interval is narrow enough.
 *
 * <p>The rule looks at the width only, never at the verdict: stopping when a difference turns up
 * would find one sooner or later even between equal variants. A look at the width is not free
 * either. It tends to stop when the spread happens to look small, so the last interval covers the
 * truth in less than 95% of comparisons, the more so the earlier it may stop (Anscombe,
 * "Large-sample Theory of Sequential Estimation", Proceedings of the Cambridge Philosophical
 * Society 48, 1952, and Chow, Robbins, "On the Asymptotic Theory of Fixed-width Sequential
 * Confidence Intervals", Annals of Mathematical Statistics 36(2), 1965, show that the loss vanishes
 * for narrow intervals). Simulated with a look after every round, the coverage at the worst
 * precision is 90.3% if it may stop after 3 rounds, 92.1% after 5, 93.1% after 8 and 93.5% after
 * 10; where the precision is reached by then anyway, it is 95%. Hence no stop before {@link
 * #MINIMUM_ROUNDS}, rather than a wider interval, which would differ from the one of a fixed number
 * of rounds.
 *
 * @param relativeHalfWidth the {@link Interval#relativeHalfWidth()} to reach, 0.02 is plus or minus
 *     2%; above 0 and finite
 */
public record Precision(double relativeHalfWidth) {

  /** The fewest rounds to stop after: 10. */
  public static final int MINIMUM_ROUNDS = 10;

  /**
   * Checks the range.
   *
   * @throws IllegalArgumentException if the half width is 0, negative, infinite or NaN
   */
  public Precision {
    if (!(relativeHalfWidth > 0 && relativeHalfWidth < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "The precision must be finite and above 0 (0.02 is plus or minus 2%%), but is %s."
              .formatted(relativeHalfWidth));
    }
  }

  /**
   * Whether to stop: all ratios have {@link #MINIMUM_ROUNDS} and an interval that is narrow enough.
   *
   * @throws IllegalArgumentException if there is no ratio, for then nothing was measured
   */
  public boolean reachedBy(Collection<PairedRatio> ratios) {
    if (ratios.isEmpty()) {
      throw new IllegalArgumentException("A precision needs at least 1 ratio, but there is none.");
    }
    return ratios.stream().allMatch(this::reachedBy);
  }

  private boolean reachedBy(PairedRatio ratio) {
    return ratio.rounds() >= MINIMUM_ROUNDS
        && ratio.interval().orElseThrow().relativeHalfWidth() <= relativeHalfWidth;
  }
}
