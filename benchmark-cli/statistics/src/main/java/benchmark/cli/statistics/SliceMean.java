// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

/**
 * The mean of the slices that one JVM was measured in, in one metric of one operation: throughput,
 * or a percentile of the latencies of a slice.
 *
 * <p>The mean is the geometric one, and the interval is Student's on the log scale with the
 * standard error of autocorrelated values ({@link Autocorrelation}; Law, "Simulation Modeling and
 * Analysis", 5th ed. 2015, section 4.4). Simulated with 5, 10 and 15 slices of 12 operations, it
 * covers the level of its JVM in 95 to 97% where slices are independent, in 94 to 95% with an
 * autocorrelation of 0.3 and in 93 to 95% with 0.5; leaving it out, in 95%, 86 to 88% and 75 to
 * 80%. Known from one operation alone, the autocorrelation is too uncertain, and the coverage with
 * 0.3 is 92 to 93%. Means of batches of slices, the usual remedy, need far more slices than 15.
 *
 * <p>It is the level of <em>this</em> JVM, not of the pair: {@link #withJvms} makes it one of the
 * pair, for those who know how JVMs differ.
 *
 * @param logMean the mean of the natural logs of the slices
 * @param variance that of the mean
 * @param degrees the degrees of freedom that the variance is known with
 */
public record SliceMean(double logMean, double variance, double degrees) {

  /**
   * The mean of slices.
   *
   * @param autocorrelation that of this metric in the run, over all operations and pairs
   * @param slices at least 2 figures, finite and above 0, in any one unit
   * @throws IllegalArgumentException if there are fewer than 2, or a value is NaN, infinite, 0 or
   *     negative
   */
  public static SliceMean of(Autocorrelation autocorrelation, double... slices) {
    Samples.check("Slice %d", slices);
    int count = slices.length;
    if (count < 2) {
      throw new IllegalArgumentException(
          "An interval needs at least 2 slices, but got %d.".formatted(count));
    }
    double[] logs = Samples.logs(slices);
    double mean = Samples.mean(logs);
    double independent = Samples.squares(logs) / (count - 1) / count;
    return new SliceMean(mean, independent * autocorrelation.inflation(count), count - 1);
  }

  /**
   * This mean as an estimate for any JVM of the pair, not only the one measured.
   *
   * <p>Two JVMs of a pair differ by more than their slices show, so that without this a pair beside
   * itself looks different from itself. If JVMs differ by 2%, that is so in about 20% of cases with
   * 5 slices and in 35 to 40% with 15 (simulated at 3% noise); with this, in about 5%.
   *
   * @param deviation the standard deviation of a value's log from JVM to JVM, 0.02 is about 2%, as
   *     known from elsewhere
   */
  public SliceMean withJvms(double deviation) {
    double added = variance + new Noise(deviation).logDeviation() * deviation;
    return added == 0 ? this : new SliceMean(logMean, added, degrees(variance, degrees, added));
  }

  /** The geometric mean of the slices, in their unit. */
  public double estimate() {
    return Math.exp(logMean);
  }

  /** The estimate with its 95% interval, in the unit of the slices. */
  public Interval interval() {
    return around(logMean, variance, degrees);
  }

  /**
   * This mean by another one, of other JVMs, with its 95% interval: Welch's, for variances need not
   * be equal (Welch, "The Generalization of 'Student's' Problem When Several Different Population
   * Variances Are Involved", Biometrika 34, 1947).
   */
  public Interval ratioTo(SliceMean other) {
    return around(logMean - other.logMean, variance + other.variance, degreesWith(other));
  }

  /** The two-sided p-value of Welch's test that two means are the same. */
  double pValue(SliceMean other) {
    return StudentT.pValue(
        logMean - other.logMean, Math.sqrt(variance + other.variance), degreesWith(other));
  }

  private double degreesWith(SliceMean other) {
    double sum = variance + other.variance;
    return sum == 0
        ? degrees + other.degrees
        : sum * sum / (share(variance, degrees) + share(other.variance, other.degrees));
  }

  /** Satterthwaite's degrees of freedom, where all of the sum but one part is known for certain. */
  private static double degrees(double part, double degrees, double sum) {
    return part == 0 ? 1e6 : sum * sum / share(part, degrees);
  }

  private static double share(double variance, double degrees) {
    return variance * variance / degrees;
  }

  private static Interval around(double log, double variance, double degrees) {
    return Interval.ofLog(log, StudentT.quantileOf(degrees) * Math.sqrt(variance));
  }
}
