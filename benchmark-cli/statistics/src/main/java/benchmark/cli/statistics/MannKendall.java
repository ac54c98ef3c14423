// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.NormalDistribution;

/**
 * The Mann-Kendall test for a trend, over one series or several: how likely it is that values in
 * random order rise, or fall, at least as regularly as these (Mann, "Nonparametric Tests Against
 * Trend", Econometrica 13, 1945; Kendall, "Rank Correlation Methods", 1948).
 *
 * <p>Over several series it is the seasonal Kendall test: values are compared only within their own
 * series, and the scores are added, as their variances are if the series are independent (Hirsch,
 * Slack, Smith, "Techniques of Trend Analysis for Monthly Water Quality Data", Water Resources
 * Research 18(1), 1982). So levels that differ from series to series do not matter.
 *
 * <p>It is exact for values that all differ: the number of falling pairs in a random order of n is
 * the sum of independent numbers, uniform on 0 to k - 1 for k = 1 to n (Knuth, "The Art of Computer
 * Programming" 3, section 5.1.1), and the sum over series has the terms of all of them. Ties make
 * it err towards a larger p-value, on the safe side. Of more than {@value #MOST_EXACT} values it is
 * Kendall's approximation by the normal distribution, with the variance n(n - 1)(2n + 5) / 18 of
 * each series and a correction for continuity: the exact one takes time by the cube of their
 * number.
 */
final class MannKendall {

  private static final NormalDistribution STANDARD = NormalDistribution.of(0, 1);

  /** Kendall calls the approximation good from 10 values on. */
  static final int MOST_EXACT = 100;

  private MannKendall() {}

  /**
   * The two-sided p-value.
   *
   * @param score Kendall's S, added over the series: the pairs whose later value is larger less
   *     those where it is smaller
   * @param counts the number of values of each series, at least 1
   */
  static double pValue(int score, int... counts) {
    return IntStream.of(counts).sum() > MOST_EXACT
        ? approximate(score, counts)
        : exact(score, counts);
  }

  static double approximate(int score, int... counts) {
    double variance =
        IntStream.of(counts).mapToDouble(n -> n * (n - 1.0) * (2.0 * n + 5) / 18).sum();
    double distance = Math.max(0, Math.abs(score) - 1) / Math.sqrt(variance);
    return Math.min(1, 2 * STANDARD.survivalProbability(distance));
  }

  static double exact(int score, int... counts) {
    int pairs = IntStream.of(counts).map(count -> count * (count - 1) / 2).sum();
    int against = (pairs - Math.abs(score) + 1) / 2;
    double oneSided = Arrays.stream(inversions(counts), 0, against + 1).sum();
    return Math.min(1, 2 * oneSided);
  }

  /** The probability of every number of falling pairs, from 0 to all, in random orders. */
  private static double[] inversions(int... counts) {
    double[] probabilities = {1};
    for (int count : counts) {
      for (int k = 2; k <= count; k++) {
        probabilities = plusUniform(probabilities, k);
      }
    }
    return probabilities;
  }

  /** The distribution of a number plus another one that is uniform on 0 to k - 1. */
  private static double[] plusUniform(double[] probabilities, int k) {
    double[] next = new double[probabilities.length + k - 1];
    double window = 0;
    for (int i = 0; i < next.length; i++) {
      window += i < probabilities.length ? probabilities[i] : 0;
      window -= i >= k ? probabilities[i - k] : 0;
      next[i] = window / k;
    }
    return next;
  }
}
