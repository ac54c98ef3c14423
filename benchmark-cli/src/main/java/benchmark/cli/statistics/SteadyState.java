// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.Arrays;

/**
 * Whether the iterations of one measurement drift, as when the warm-up was too short.
 *
 * <p>There is a drift if it is both large enough to matter and too regular for chance: the relative
 * change reaches {@link #LEAST_CHANGE} and the p-value is at most {@link #SIGNIFICANCE}. A shift of
 * the level counts as a drift too; a single stray iteration does not, for both measures go by ranks
 * and medians.
 *
 * <p>Four iterations or fewer are never called a drift: even four that rise in a row come about by
 * chance once in 12 (p = 0.083). Five have to be all in order (p = 0.017). Independent noise is
 * called a drift in at most 2% of measurements whatever its size. Noise with a memory, such as a
 * slow collector cycle, may be called one more often.
 *
 * @param relativeChange the change from the first to the last iteration as a fraction of the median
 *     iteration, 0.05 is a rise by 5%: the Theil-Sen slope, which is the median of the slopes
 *     between all pairs of iterations, times their number less one (Sen, "Estimates of the
 *     Regression Coefficient Based on Kendall's Tau", Journal of the American Statistical
 *     Association 63, 1968)
 * @param pValue the probability of a trend at least this regular, up or down, if there is none;
 *     from 0 to 1, see {@link MannKendall}
 */
public record SteadyState(double relativeChange, double pValue) {

  /**
   * The smallest relative change that is called a drift: 5%, which shifts the mean by about 2.5%.
   */
  public static final double LEAST_CHANGE = 0.05;

  /**
   * The largest p-value that is called a drift: 2%, just enough for 5 iterations in order to be
   * one.
   */
  public static final double SIGNIFICANCE = 0.02;

  /**
   * Looks at the iterations of one measurement.
   *
   * @param iterations at least 3 figures in the order measured, finite and above 0, in any unit.
   *     Meant for up to a few hundred, as the time it takes grows with the cube of their number
   * @throws IllegalArgumentException if there are fewer than 3, or a figure is NaN, infinite, 0 or
   *     negative
   */
  public static SteadyState of(double... iterations) {
    Samples.check("Iteration %d", iterations);
    int count = iterations.length;
    if (count < 3) {
      throw new IllegalArgumentException(
          "A drift shows in no fewer than 3 iterations, but the number of them is %d."
              .formatted(count));
    }
    double[] slopes = new double[count * (count - 1) / 2];
    int next = 0;
    for (int later = 1; later < count; later++) {
      for (int earlier = 0; earlier < later; earlier++) {
        slopes[next++] = (iterations[later] - iterations[earlier]) / (later - earlier);
      }
    }
    double change = median(slopes) * (count - 1) / median(iterations);
    return new SteadyState(change, MannKendall.pValue(count, rises(slopes)));
  }

  /** Whether the measurement drifts, so that its mean figure is not that of a steady state. */
  public boolean drifts() {
    return Math.abs(relativeChange) >= LEAST_CHANGE && pValue <= SIGNIFICANCE;
  }

  /** The pairs that rise less those that fall. */
  private static int rises(double[] slopes) {
    return (int) Arrays.stream(slopes).map(Math::signum).sum();
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}
