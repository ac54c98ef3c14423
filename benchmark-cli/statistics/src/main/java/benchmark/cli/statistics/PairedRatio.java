// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.Arrays;
import java.util.Optional;

/**
 * The ratio candidate/baseline of a metric, from rounds that each measured both.
 *
 * <p>The estimate is the geometric mean of the rounds' ratios, exp(mean(d)) with d = ln(b/a), and
 * the interval is Student's t interval of mean(d), taken back by exp: the paired t-test on log
 * figures. Why this one, even with as few as 3 to 6 rounds:
 *
 * <ul>
 *   <li>Logs, because figures spread by a percentage, and because only the geometric mean gives a/b
 *       = 1/(b/a) (Fleming, Wallace, "How Not to Lie with Statistics: The Correct Way to Summarize
 *       Benchmark Results", CACM 29(3), 1986).
 *   <li>Pairs, because a slow spell of the machine hits both variants of a round and cancels. The
 *       price is half of the degrees of freedom: without any shared drift an unpaired interval of 3
 *       rounds would be about 35% narrower (t is 2.78 rather than 4.30), one of 12 rounds 6%. With
 *       drift the unpaired interval only gets wider, and cannot be trusted, for its figures are no
 *       longer independent.
 *   <li>Student's t, because it is exact for any number of rounds from 2 up if d is normal. A rank
 *       interval (Wilcoxon) cannot reach 95% below 6 rounds, as its smallest two-sided p-value is
 *       2/2^n, and a bootstrap of 3 to 6 values is too narrow.
 * </ul>
 *
 * <p>A stray round widens the interval rather than moves the verdict, which errs on the safe side.
 *
 * @param rounds how many there are; at least 1
 * @param logEstimate the natural log of the estimate
 * @param logDeviation the standard deviation of the logs of the rounds' ratios; NaN with 1 round
 */
public record PairedRatio(int rounds, double logEstimate, double logDeviation) {

  /** The fewest rounds that have a spread, and so an interval: a single one has none. */
  public static final int FEWEST_ROUNDS = 2;

  /**
   * Pairs the figures of two variants round by round.
   *
   * @param baseline one value per round, finite and above 0, in any unit
   * @param candidate one value per round, of the same rounds in the same order and unit
   * @throws IllegalArgumentException if there is no round, the two differ in length, or a value is
   *     NaN, infinite, 0 or negative
   */
  public static PairedRatio of(double[] baseline, double[] candidate) {
    Samples.check("Round %d of the baseline", baseline);
    Samples.check("Round %d of the candidate", candidate);
    if (baseline.length != candidate.length) {
      throw new IllegalArgumentException(
          "Rounds come in pairs, but the baseline has %d and the candidate has %d."
              .formatted(baseline.length, candidate.length));
    }
    if (baseline.length == 0) {
      throw new IllegalArgumentException("A ratio needs at least 1 round, but there is none.");
    }
    double[] logRatios = new double[baseline.length];
    Arrays.setAll(logRatios, i -> Math.log(candidate[i]) - Math.log(baseline[i]));
    return new PairedRatio(
        logRatios.length,
        Samples.mean(logRatios),
        Math.sqrt(Samples.squares(logRatios) / (logRatios.length - 1)));
  }

  /**
   * The probability of such a ratio, or one that is farther from 1, where it is within a margin in
   * truth: two sides. Below 5% if the entire interval is beyond the margin; 1 with 1 round.
   */
  public double pValue(Margin margin) {
    double beyond = Math.abs(logEstimate) - margin.log();
    return noise()
        .filter(noise -> beyond > 0)
        .map(noise -> StudentT.pValue(beyond, noise.standardError(rounds), rounds - 1))
        .orElse(1.0);
  }

  /** The geometric mean of candidate/baseline over the rounds; above 0. */
  public double estimate() {
    return Math.exp(logEstimate);
  }

  /** The noise of this pair on this machine. Empty with 1 round, which has no spread. */
  public Optional<Noise> noise() {
    return rounds < FEWEST_ROUNDS ? Optional.empty() : Optional.of(new Noise(logDeviation));
  }

  /**
   * The 95% confidence interval of the ratio. Empty with 1 round. Of next to no width if all rounds
   * have the same ratio.
   *
   * @throws IllegalArgumentException if the estimate is too large or too small for a double
   */
  public Optional<Interval> interval() {
    return interval(1);
  }

  /**
   * The interval of a ratio that is looked at several times while rounds are added, until it is
   * narrow enough. The intervals of all looks together miss the ratio in no more cases than each of
   * them does, added up (Bonferroni): in 5% if the inverses of their divisors add up to 1.
   *
   * @param divisor this interval misses the ratio in 5% / divisor of cases; at least 1
   */
  public Optional<Interval> interval(int divisor) {
    return noise()
        .map(
            noise ->
                Interval.ofLog(
                    logEstimate,
                    StudentT.quantile(StudentT.TAIL / divisor, rounds - 1)
                        * noise.standardError(rounds)));
  }
}
