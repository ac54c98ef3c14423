// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.Arrays;

/**
 * The Mann-Kendall test for a trend: how likely it is that values in random order rise, or fall, at
 * least as regularly as these (Mann, "Nonparametric Tests Against Trend", Econometrica 13, 1945;
 * Kendall, "Rank Correlation Methods", 1948).
 *
 * <p>It is exact for values that all differ: the number of falling pairs in a random order of n is
 * the sum of independent numbers, uniform on 0 to k - 1 for k = 1 to n (Knuth, "The Art of Computer
 * Programming" 3, section 5.1.1). Ties make it err towards a larger p-value, on the safe side.
 */
final class MannKendall {

  private MannKendall() {}

  /**
   * The two-sided p-value.
   *
   * @param count the number of values, at least 1
   * @param score Kendall's S: the pairs whose later value is larger less those where it is smaller
   */
  static double pValue(int count, int score) {
    int pairs = count * (count - 1) / 2;
    int against = (pairs - Math.abs(score) + 1) / 2;
    double oneSided = Arrays.stream(inversions(count), 0, against + 1).sum();
    return Math.min(1, 2 * oneSided);
  }

  /** The probability of every number of falling pairs, from 0 to all, in a random order. */
  private static double[] inversions(int count) {
    double[] probabilities = {1};
    for (int k = 2; k <= count; k++) {
      double[] next = new double[k * (k - 1) / 2 + 1];
      double window = 0;
      for (int i = 0; i < next.length; i++) {
        window += i < probabilities.length ? probabilities[i] : 0;
        window -= i >= k ? probabilities[i - k] : 0;
        next[i] = window / k;
      }
      probabilities = next;
    }
    return probabilities;
  }
}
