// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

/** The mean of what varies by percentages: that of the logarithms. */
public final class GeometricMean {

  private GeometricMean() {}

  /**
   * The geometric mean, in the unit of the values.
   *
   * @param values at least one, above 0; NaN if there is none or one is NaN
   */
  public static double of(double... values) {
    return Math.exp(Samples.mean(Samples.logs(values)));
  }
}
