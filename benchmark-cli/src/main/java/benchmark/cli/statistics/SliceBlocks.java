// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.util.List;
import java.util.Optional;

/**
 * A comparison in blocks of slices.
 *
 * <p>The verdict rests on one log ratio a block, whose spread holds everything that a new JVM draws
 * anew; slices of one block share their JVMs, so they are no replicates, however many there are
 * (Kalibera, Jones, "Rigorous Benchmarking in Reasonable Time", ISMM 2013). Hence a block is to
 * {@link PairedRatio} what a round is, and all that holds for rounds holds for blocks.
 *
 * <p>Simulated with lag within a quad, advantages of place, autocorrelation, two drifts of the
 * machine, a disturbance that comes and goes, heavy tails, and JVMs that are fast or slow by the
 * toss of a coin, the intervals of 3, 5 and 8 blocks cover the truth in 94 to 97%. They do not
 * where only one of the variants has a rare slow outcome: what did not occur in any block cannot be
 * in the interval. If one JVM in ten is 5% slower, 5 blocks cover the mean over all JVMs in 84 to
 * 91%, and more quads do not help; then the ratio is that of the usual outcome.
 */
public final class SliceBlocks {

  private final List<SliceBlock> blocks;

  private SliceBlocks(List<SliceBlock> blocks) {
    this.blocks = blocks;
  }

  /**
   * The blocks of a comparison.
   *
   * @param blocks at least 1, all of the same variants in the same order; the number of quads may
   *     differ
   * @throws IllegalArgumentException if there is no block, or they differ in their variants' number
   */
  public static SliceBlocks of(List<SliceBlock> blocks) {
    if (blocks.isEmpty()) {
      throw new IllegalArgumentException("A comparison needs at least 1 block, but there is none.");
    }
    int variants = blocks.get(0).variants();
    for (SliceBlock block : blocks) {
      if (block.variants() != variants) {
        throw new IllegalArgumentException(
            "Blocks compare the same variants, but one has %d of them and another %d."
                .formatted(variants, block.variants()));
      }
    }
    return new SliceBlocks(List.copyOf(blocks));
  }

  /**
   * The ratio of a candidate to the baseline over the blocks, every block with equal weight.
   *
   * @param candidate from 1 to the number of variants less 1
   */
  public PairedRatio ratio(int candidate) {
    return PairedRatio.of(figures(0), figures(candidate));
  }

  /**
   * Where the noise of a ratio comes from. Empty with 1 block, or if no block has 2 quads.
   *
   * @param candidate from 1 to the number of variants less 1
   */
  public Optional<NoiseParts> noise(int candidate) {
    int degrees = quads() - blocks.size();
    if (blocks.size() < 2 || degrees == 0) {
      return Optional.empty();
    }
    double quad =
        blocks.stream().mapToDouble(it -> Samples.squares(it.logRatios(candidate))).sum() / degrees;
    double unpaired =
        blocks.stream()
                .mapToDouble(it -> (it.variance(0) + it.variance(candidate)) / 2 * (it.quads() - 1))
                .sum()
            / degrees;
    double seconds =
        quad * blocks.stream().mapToDouble(it -> 1.0 / it.quads()).sum() / blocks.size();
    double ofBlock = ratio(candidate).noise().orElseThrow().logDeviation();
    return Optional.of(
        new NoiseParts(root(ofBlock * ofBlock - seconds), Math.sqrt(quad), root(unpaired - quad)));
  }

  private int quads() {
    return blocks.stream().mapToInt(SliceBlock::quads).sum();
  }

  private double[] figures(int variant) {
    return blocks.stream().mapToDouble(it -> it.figure(variant)).toArray();
  }

  private static double root(double variance) {
    return Math.sqrt(Math.max(0, variance));
  }
}
