// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.Collection;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * How much a slice resembles the one before it in the same JVM: the lag-1 autocorrelation of a
 * first order autoregression, in which a slice k slices later has the correlation lag1^k.
 *
 * <p>Few slices say little about it. So it is averaged over all series of a run, each with the same
 * weight, and the value returned is the one that would lead one to expect what was seen in series
 * of this length ({@link SeenCorrelation}). Weighted by how far they stray, a single pair that was
 * still being compiled would speak for all others.
 *
 * @param lag1 from 0 to {@link #HIGHEST}; a negative one, which would narrow an interval, counts as
 *     0
 */
public record Autocorrelation(double lag1) {

  /** Above this, slices of this number say next to nothing about the mean: 0.9. */
  public static final double HIGHEST = 0.9;

  /** What equal values may lie from their mean by rounding alone, squared and summed. */
  private static final double ROUNDING = 1e-20;

  /**
   * Checks the range.
   *
   * @throws IllegalArgumentException if it is negative, above the highest, or NaN
   */
  public Autocorrelation {
    if (!(0 <= lag1 && lag1 <= HIGHEST)) {
      throw new IllegalArgumentException(
          "The autocorrelation must be from 0 to %s, but is %s.".formatted(HIGHEST, lag1));
    }
  }

  /**
   * The autocorrelation that series have in common, such as those of one metric over all operations
   * and pairs of a run.
   *
   * @param series at least one, each of at least 3 figures in the order measured, finite and above
   *     0
   * @throws IllegalArgumentException if there is no series, one has fewer than 3 figures, or a
   *     value is NaN, infinite, 0 or negative
   */
  public static Autocorrelation pooled(Collection<double[]> series) {
    if (series.isEmpty()) {
      throw new IllegalArgumentException(
          "An autocorrelation needs at least 1 series of slices, but there is none.");
    }
    series.forEach(Autocorrelation::check);
    List<double[]> varying =
        series.stream()
            .map(Samples::logs)
            .filter(logs -> Samples.squares(logs) > ROUNDING)
            .toList();
    double seen = average(varying, SeenCorrelation::of);
    if (varying.isEmpty() || seen <= expected(0, varying)) {
      return new Autocorrelation(0);
    }
    double low = 0;
    double high = HIGHEST;
    while (high - low > 1e-6) {
      double middle = (low + high) / 2;
      if (expected(middle, varying) < seen) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return new Autocorrelation(high);
  }

  /**
   * The variance of the mean of some slices, by the one that they would have if they were
   * independent and as far from their mean as they are: above 1, for the mean varies more and the
   * slices vary less around it.
   */
  double inflation(int slices) {
    double ofMean = ofMean(lag1, slices);
    return ofMean * slices * (slices - 1) / expectedSquares(lag1, slices);
  }

  /** The variance of the mean of a series, each of whose values has variance 1. */
  private static double ofMean(double lag1, int count) {
    double sum = count;
    double power = 1;
    for (int lag = 1; lag < count; lag++) {
      power *= lag1;
      sum += 2 * (count - lag) * power;
    }
    return sum / count / count;
  }

  private static void check(double[] figures) {
    Samples.check("Slice %d", figures);
    if (figures.length < 3) {
      throw new IllegalArgumentException(
          "An autocorrelation needs at least 3 slices, but got %d.".formatted(figures.length));
    }
  }

  /** What to expect of the average of what series of these lengths show. */
  private static double expected(double lag1, List<double[]> series) {
    return average(series, values -> SeenCorrelation.expected(lag1, values.length));
  }

  private static double average(List<double[]> series, ToDoubleFunction<double[]> figure) {
    return series.stream().mapToDouble(figure).average().orElse(0);
  }

  /** The expectation of the sum of the squared distances from the mean, for variance 1. */
  private static double expectedSquares(double lag1, int count) {
    return count * (1 - ofMean(lag1, count));
  }
}
