// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.Arrays;
import java.util.List;

/**
 * What one block of slices measured: fresh JVMs of every variant, resident together, measured by
 * turns in quads ({@link SliceOrder}).
 *
 * <p>The value of a variant is the geometric mean of its slices. So the log ratio of two variants
 * is the mean over the quads of (ln b1 + ln b2 - ln a1 - ln a2) / 2, in which the drift of the
 * machine over a few seconds cancels.
 */
public final class SliceBlock {

  private final List<double[]> logs;

  private SliceBlock(List<double[]> logs) {
    this.logs = logs;
  }

  /**
   * The slices of a block, in one metric of one operation.
   *
   * @param variants at least 2, the baseline first. For each the figures of its slices in the order
   *     measured, finite and above 0, in any one unit; two a quad, so that slices 2q and 2q + 1,
   *     counted from 0, belong to quad q
   * @throws IllegalArgumentException if there are fewer than 2 variants, they differ in their
   *     number of slices, it is odd or 0, or a value is NaN, infinite, 0 or negative
   */
  public static SliceBlock of(List<double[]> variants) {
    if (variants.size() < 2) {
      throw new IllegalArgumentException(
          "A block compares at least 2 variants, but the number of them is %d."
              .formatted(variants.size()));
    }
    int slices = variants.get(0).length;
    for (int i = 0; i < variants.size(); i++) {
      Samples.check("Slice %d of variant " + (i + 1), variants.get(i));
      int count = variants.get(i).length;
      if (count != slices || count == 0 || count % 2 != 0) {
        throw new IllegalArgumentException(
            ("Every variant has two slices a quad, but variant %d has %d slices in a block where"
                    + " variant 1 has %d.")
                .formatted(i + 1, count, slices));
      }
    }
    return new SliceBlock(variants.stream().map(Samples::logs).toList());
  }

  /** The number of variants; at least 2. */
  public int variants() {
    return logs.size();
  }

  /** The number of quads; at least 1. */
  public int quads() {
    return logs.get(0).length / 2;
  }

  /**
   * The geometric mean of a variant's slices, in their unit.
   *
   * @param variant from 0, which is the baseline
   */
  public double figure(int variant) {
    return Math.exp(Samples.mean(logs.get(variant)));
  }

  /** The log ratio of a candidate to the baseline, quad by quad. */
  double[] logRatios(int candidate) {
    double[] baselines = logs.get(0);
    double[] candidates = logs.get(candidate);
    double[] ratios = new double[quads()];
    Arrays.setAll(
        ratios,
        q ->
            (candidates[2 * q] + candidates[2 * q + 1] - baselines[2 * q] - baselines[2 * q + 1])
                / 2);
    return ratios;
  }

  /** The variance of the logs of a variant's slices within the block. */
  double variance(int variant) {
    return Samples.squares(logs.get(variant)) / (logs.get(variant).length - 1);
  }
}
