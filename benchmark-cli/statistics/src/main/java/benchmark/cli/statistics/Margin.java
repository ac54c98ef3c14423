// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

/**
 * The difference in speed that is too small to matter: a ratio of speeds from 1/(1 + delta) to 1 +
 * delta counts as the same.
 *
 * <p>The range is 1/(1 + delta), not 1 - delta, at its lower end. So it is symmetric on the log
 * scale, and neither swapping the two variants nor looking at a latency instead of a throughput can
 * change what a difference counts as. With delta 0.02 the lower end is 0.9804.
 *
 * @param delta a fraction, 0.02 is 2%; from 0 to below 1. With 0 every difference matters
 */
public record Margin(double delta) {

  /** The margin that a comparison uses unless set otherwise: 2%. */
  public static final Margin DEFAULT = new Margin(0.02);

  /**
   * Checks the range.
   *
   * @throws IllegalArgumentException if delta is below 0, 1 or above, or NaN
   */
  public Margin {
    if (!(0 <= delta && delta < 1)) {
      throw new IllegalArgumentException(
          "The margin must be a fraction from 0 to below 1 (0.02 is 2%%), but is %s."
              .formatted(delta));
    }
  }

  /** The smallest ratio of speeds that counts as the same: 1/(1 + delta). */
  public double low() {
    return 1 / (1 + delta);
  }

  /** The largest ratio of speeds that counts as the same: 1 + delta. */
  public double high() {
    return 1 + delta;
  }

  /** The distance from 1 to either end on the natural log scale: ln(1 + delta). */
  double log() {
    return Math.log1p(delta);
  }
}
