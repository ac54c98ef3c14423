// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.Arrays;

/**
 * The interval of an estimate from several blocks together, such as a percentile of all their
 * calls, which no block has by itself: from what the estimate is without each of them (Quenouille,
 * "Notes on Bias in Estimation", Biometrika 43, 1956; Tukey, "Bias and Confidence in Not-quite
 * Large Samples", Annals of Mathematical Statistics 29, 1958). Of a mean of logs it is Student's t
 * interval.
 */
public final class Jackknife {

  private Jackknife() {}

  /**
   * The 95% interval, symmetric on the log scale around the estimate.
   *
   * @param estimate that of all blocks, finite and above 0
   * @param without the estimate without each block, likewise; at least 2
   * @throws IllegalArgumentException if there are fewer, or a value is NaN, infinite, 0 or negative
   */
  public static Interval interval(double estimate, double... without) {
    Samples.check("The estimate without block %d", without);
    int blocks = without.length;
    if (blocks < 2) {
      throw new IllegalArgumentException(
          "An interval needs at least 2 blocks, but got %d.".formatted(blocks));
    }
    double[] logs = Arrays.stream(without).map(Math::log).toArray();
    double error = Math.sqrt(Samples.squares(logs) * (blocks - 1) / blocks);
    return Interval.ofLog(Math.log(estimate), StudentT.quantileOf(blocks - 1.0) * error);
  }
}
