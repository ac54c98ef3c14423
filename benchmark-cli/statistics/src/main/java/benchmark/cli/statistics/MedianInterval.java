// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.Arrays;
import java.util.Optional;

/**
 * Where the median of a population lies with at least 95% confidence, whatever its distribution:
 * between two of the values, whose places the binomial distribution gives (Conover, Practical
 * Nonparametric Statistics, 1999, section 3.2).
 */
public record MedianInterval(double low, double high) {

  private static final double LEVEL = 0.05;

  /**
   * The interval of some values; empty below 6, of which even the extremes miss the median too
   * often.
   *
   * @param values may be infinite
   */
  public static Optional<MedianInterval> of(double... values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int n = sorted.length;
    double exactly = Math.pow(0.5, n); // the probability that so many are below the median
    double below = 0;
    int place = 0;
    while (2 * (below + exactly) <= LEVEL) {
      below += exactly;
      place++;
      exactly *= (double) (n - place + 1) / place;
    }
    return place == 0
        ? Optional.empty()
        : Optional.of(new MedianInterval(sorted[place - 1], sorted[n - place]));
  }
}
