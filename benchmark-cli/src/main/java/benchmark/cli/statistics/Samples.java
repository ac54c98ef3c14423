// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

/** Measured figures: every one is finite and above 0. */
final class Samples {

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
            (what + " is %s, but a figure must be finite and above 0.")
                .formatted(i + 1, figures[i]));
      }
    }
  }
}
