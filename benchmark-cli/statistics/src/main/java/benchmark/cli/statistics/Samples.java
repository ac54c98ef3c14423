// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.Arrays;

/** Measured figures: every one is finite and above 0. */
public final class Samples {

  private Samples() {}

  /**
   * Checks the figures.
   *
   * @param what names one of them, counted from 1, at the start of an error sentence: "Iteration
   *     %d"
   * @param figures the figures, in any one unit
   * @throws IllegalArgumentException if a figure is NaN, infinite, 0 or negative
   */
  static void check(String what, double[] figures) {
    for (int i = 0; i < figures.length; i++) {
      if (!(figures[i] > 0 && figures[i] < Double.POSITIVE_INFINITY)) {
        throw new IllegalArgumentException(
            (what + " is %s, but a value must be finite and positive.")
                .formatted(i + 1, figures[i]));
      }
    }
  }

  /** The natural logs of figures. */
  static double[] logs(double[] figures) {
    return Arrays.stream(figures).map(Math::log).toArray();
  }

  static double mean(double... values) {
    return Arrays.stream(values).sum() / values.length;
  }

  /**
   * The mean of what varies by percentages, that of the logarithms, in the unit of the values.
   *
   * @param values at least one, above 0; NaN if there is none or one is NaN
   */
  public static double geometricMean(double... values) {
    return Math.exp(mean(logs(values)));
  }

  /** The sum of the squared distances from the mean. */
  static double squares(double... values) {
    double mean = mean(values);
    return Arrays.stream(values).map(value -> (value - mean) * (value - mean)).sum();
  }

  /** The middle one, or the mean of the two in the middle. */
  public static double median(double... values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}
