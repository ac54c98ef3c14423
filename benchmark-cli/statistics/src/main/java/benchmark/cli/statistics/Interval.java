// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

/**
 * An estimate of a ratio or another value above 0, and the range that the true one lies in with 95%
 * confidence.
 *
 * <p>A ratio has no unit: 1 is "the same", 1.05 is "5% more". The range is symmetric on the log
 * scale, so the estimate is the geometric mean of its ends.
 *
 * @param estimate the best single guess; finite and above 0
 * @param low the lower end; from 0 to the estimate. 0 if the true end is too small for a double
 * @param high the upper end; from the estimate to infinity. Infinite if too large for a double
 */
public record Interval(double estimate, double low, double high) {

  /**
   * Checks the order of the three.
   *
   * @throws IllegalArgumentException if one is NaN or out of order, or the estimate is 0 or
   *     infinite
   */
  public Interval {
    boolean ordered = 0 <= low && low <= estimate && estimate <= high;
    if (!ordered || estimate == 0 || Double.isInfinite(estimate)) {
      throw new IllegalArgumentException(
          ("An interval needs 0 <= low <= estimate <= high and a finite estimate above 0, "
                  + "but low is %s, the estimate is %s and high is %s.")
              .formatted(low, estimate, high));
    }
  }

  /**
   * Where 95% of the geometric means of ratios lie that are 1 in truth.
   *
   * @param deviation the standard deviation of the log of one ratio, as estimated
   * @param estimatedFrom the number of ratios that it is estimated from, at least 2
   * @param ratios how many there are in a mean, at least 1
   */
  public static Interval ofNoise(double deviation, int estimatedFrom, int ratios) {
    return ofLog(0, StudentT.quantileOf(estimatedFrom - 1.0) * deviation / Math.sqrt(ratios));
  }

  /** The interval whose ends are as far from the estimate on the log scale. */
  static Interval ofLog(double logEstimate, double halfWidth) {
    return new Interval(
        Math.exp(logEstimate),
        Math.exp(logEstimate - halfWidth),
        Math.exp(logEstimate + halfWidth));
  }

  /** Whether the value lies in the interval; both ends belong to it. NaN never does. */
  public boolean contains(double ratio) {
    return low <= ratio && ratio <= high;
  }

  /**
   * Half the width as a fraction of the estimate: 0.02 is "plus or minus 2%". From 0 to infinity.
   */
  public double relativeHalfWidth() {
    return (high / estimate - low / estimate) / 2;
  }

  /**
   * The interval of the inverse ratio: of a/b if this one is of b/a.
   *
   * @throws IllegalArgumentException if the estimate is so small that its inverse is infinite
   */
  public Interval inverse() {
    return new Interval(1 / estimate, 1 / high, 1 / low);
  }
}
