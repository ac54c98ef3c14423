// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.Locale;
import java.util.Optional;

/**
 * What the rounds say about a candidate, measured against a margin that is too small to matter.
 *
 * <p>The margin cuts the ratios of speeds into three zones: slower, same, faster. The verdict is
 * the zone that holds the <em>entire</em> 95% interval, and {@link #UNDECIDED} if the interval
 * reaches into two. (A minimum-effect test beyond the margin and an equivalence test within it; the
 * same three-way rule is known as ROPE: Lakens, "Equivalence Tests", Social Psychological and
 * Personality Science 8(4), 2017; Kruschke, "Rejecting or Accepting Parameter Values in Bayesian
 * Estimation", Advances in Methods and Practices in Psychological Science 1(2), 2018.)
 *
 * <p>So a verdict means what it says, "faster by more than the margin", and is wrong in at most
 * 2.5% of comparisons even if the truth is right on the margin. The laxer rule, that the interval
 * excludes 1 and the estimate alone exceeds the margin, would do with 6 rounds rather than 12, but
 * it is wrong about the margin half of the time if the truth is right on it, and wrong about A/A in
 * 1% to 5% of operations, which is a lot for a report of many. Here, A/A at 2% noise is called
 * faster or slower in 1 of 30,000.
 *
 * <p>Not yet known does not mean the same: the interval may well exclude 1, and then there is a
 * difference, only whether it exceeds the margin is open.
 */
public enum Verdict {
  /** The entire interval is above the margin. */
  BETTER,

  /** The entire interval is below the margin. */
  WORSE,

  /** The entire interval is within the margin, ends included. */
  SAME,

  /** None of these; more rounds may decide, see {@link RoundsNeeded}. */
  UNDECIDED;

  /** Whether it names a difference. */
  public boolean differs() {
    return this == BETTER || this == WORSE;
  }

  /** How reports write it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The verdict on an interval.
   *
   * @param figures the interval of candidate/baseline
   * @param direction which way the metric improves
   * @param margin what is too small to matter
   */
  public static Verdict of(Interval figures, BetterWhen direction, Margin margin) {
    Interval speed = direction.speed(figures);
    if (margin.low() <= speed.low() && speed.high() <= margin.high()) {
      return SAME;
    }
    if (speed.low() > margin.high()) {
      return BETTER;
    }
    return speed.high() < margin.low() ? WORSE : UNDECIDED;
  }

  /**
   * The verdict on an interval that may be missing, as with 1 round: then it is undecided.
   *
   * @param figures the interval of candidate/baseline, if any
   * @param direction which way the metric improves
   * @param margin what is too small to matter
   */
  public static Verdict of(Optional<Interval> figures, BetterWhen direction, Margin margin) {
    return figures.map(interval -> of(interval, direction, margin)).orElse(UNDECIDED);
  }
}
