// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Where the noise of a ratio comes from that was measured in blocks of slices: standard deviations
 * of ln(candidate/baseline), so 0.03 is about 3%. A part that the data give no sign of is 0.
 *
 * @param jvms from JVM to JVM: what fresh JVMs of both variants draw again, such as another
 *     compilation of the same code. More quads do not lessen it, more blocks do
 * @param seconds from second to second: that of a quad around its block. As a quad is the mean of
 *     two slices by the mean of two others, it is also that of one slice, if they are alike
 * @param drift what pairing removed: the drift that the slices of a quad shared. Without pairing, a
 *     quad would vary by the root of seconds squared plus drift squared
 */
public record NoiseParts(double jvms, double seconds, double drift) {

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException if a part is negative, infinite or NaN
   */
  public NoiseParts {
    new Noise(jvms);
    new Noise(seconds);
    new Noise(drift);
  }

  /**
   * The noise of a ratio that was measured in blocks of slices. That of a block is the ratio of the
   * geometric means of its slices; so its log is the mean over the quads of (ln b1 + ln b2 - ln a1
   * - ln a2) / 2, in which the drift of the machine over a few seconds cancels.
   *
   * @param baseline the figures of each block's slices in the order measured, finite and above 0,
   *     in any one unit; two a quad ({@link SliceOrder}), so that slices 2q and 2q + 1, counted
   *     from 0, belong to quad q
   * @param candidate as many figures of the same blocks
   * @return empty with 1 block, or if no block has 2 quads
   */
  public static Optional<NoiseParts> of(List<double[]> baseline, List<double[]> candidate) {
    int blocks = baseline.size();
    int[] quads = baseline.stream().mapToInt(it -> it.length / 2).toArray();
    int degrees = IntStream.of(quads).sum() - blocks;
    if (blocks < 2 || degrees == 0) {
      return Optional.empty();
    }
    double quad =
        sum(blocks, it -> Samples.squares(logRatios(baseline.get(it), candidate.get(it))))
            / degrees;
    double unpaired =
        sum(
                blocks,
                it ->
                    (variance(baseline.get(it)) + variance(candidate.get(it)))
                        / 2
                        * (quads[it] - 1))
            / degrees;
    double ofSeconds = quad * sum(blocks, it -> 1.0 / quads[it]) / blocks;
    double ofBlock =
        PairedRatio.of(means(baseline), means(candidate)).noise().orElseThrow().logDeviation();
    return Optional.of(
        new NoiseParts(
            root(ofBlock * ofBlock - ofSeconds), Math.sqrt(quad), root(unpaired - quad)));
  }

  private static double sum(int blocks, IntToDoubleFunction part) {
    return IntStream.range(0, blocks).mapToDouble(part).sum();
  }

  /** The log ratio of two variants in a block, quad by quad. */
  private static double[] logRatios(double[] baseline, double[] candidate) {
    double[] from = Samples.logs(baseline);
    double[] to = Samples.logs(candidate);
    var ratios = new double[from.length / 2];
    Arrays.setAll(ratios, q -> (to[2 * q] + to[2 * q + 1] - from[2 * q] - from[2 * q + 1]) / 2);
    return ratios;
  }

  /** That of the logs of a variant's slices within a block. */
  private static double variance(double[] slices) {
    return Samples.squares(Samples.logs(slices)) / (slices.length - 1);
  }

  private static double[] means(List<double[]> blocks) {
    return blocks.stream().mapToDouble(Samples::geometricMean).toArray();
  }

  private static double root(double variance) {
    return Math.sqrt(Math.max(0, variance));
  }

  /** The noise of a ratio from block to block if every block has this many quads, at least 1. */
  public Noise ofBlocks(int quads) {
    return new Noise(Math.sqrt(jvms * jvms + seconds * seconds / quads));
  }

  /**
   * How many quads a block should have, to know the ratio best for the time it takes: the root of
   * (cost of a block / cost of a quad) times (variance of a quad / variance of a block) (Kalibera,
   * Jones, "Rigorous Benchmarking in Reasonable Time", ISMM 2013). It minimizes the standard error;
   * where it leaves only a few blocks, the quantile of Student's t wants more blocks than this, so
   * the upper bound should leave at least 5.
   *
   * @param block what a block takes before its first slice, such as start and warm-up
   * @param quad what a quad takes; above 0
   * @param least the fewest to return; at least 2, so that the parts of the noise can be separated
   *     again
   * @param most the most to return, not below least; also the answer if JVMs do not differ
   * @throws IllegalArgumentException if an argument is out of its range
   */
  public int quads(Duration block, Duration quad, int least, int most) {
    if (block.isNegative() || quad.isNegative() || quad.isZero()) {
      throw new IllegalArgumentException(
          "A block and its quads take time, but they are given as %s and %s."
              .formatted(block, quad));
    }
    if (least < 2 || most < least) {
      throw new IllegalArgumentException(
          ("The quads of a block have a lower bound of at least 2 and an upper one that is no less,"
                  + " but these are %d and %d.")
              .formatted(least, most));
    }
    if (jvms == 0) {
      return seconds == 0 ? least : most;
    }
    double costs = (double) block.toNanos() / quad.toNanos();
    double best = Math.sqrt(costs) * seconds / jvms;
    return (int) Math.max(least, Math.min(most, Math.round(best)));
  }
}
