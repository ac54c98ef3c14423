// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.time.Duration;
import java.util.Collection;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * How the blocks still to come share the time that is left: a few long ones spend less of it on
 * starting JVMs, many short ones know better how far JVMs differ.
 *
 * @param blocks how many are still to come, at least 1
 * @param quads how many each of them has, at least 1
 */
public record BlockPlan(int blocks, int quads) {

  /** Fewer do not show the noise from second to second. */
  public static final int FEWEST_QUADS = 2;

  /** With fewer blocks, an interval may by chance be several times too wide. */
  private static final int ENOUGH_BLOCKS = 4;

  /**
   * The noise before any block has shown it: JVMs that differ by three tenths of what quads differ
   * by. (By a fifth in the noise floor of docs/method.md, by two fifths in its ten comparisons of
   * five minutes.) Only the proportion matters to a plan.
   */
  public static final NoiseParts USUAL_NOISE = new NoiseParts(0.015, 0.05, 0);

  /** The blocks that a plan may have. */
  public record Bounds(int mostBlocks, int mostQuads) {

    int fewestQuads() {
      return Math.min(FEWEST_QUADS, mostQuads);
    }
  }

  /**
   * The plan whose 95% intervals can be expected to be the narrowest: of the operation that knows
   * its ratio worst, and among the plans that end with 4 blocks or more, if there is one.
   *
   * @param left the time that is left
   * @param done how many blocks there are already; they count as if they had as many quads
   * @param takes how long a block of so many quads takes; more quads take longer
   * @param noises of each operation; at least one
   * @return empty if not even a block of the fewest quads fits into the time
   */
  public static Optional<BlockPlan> within(
      Duration left,
      int done,
      Bounds bounds,
      IntFunction<Duration> takes,
      Collection<NoiseParts> noises) {
    Optional<BlockPlan> best = Optional.empty();
    double narrowest = Double.POSITIVE_INFINITY;
    for (int blocks = 1; blocks <= bounds.mostBlocks(); blocks++) {
      OptionalInt quads = mostQuads(left.dividedBy(blocks), bounds, takes);
      if (quads.isEmpty()) {
        return best;
      }
      var plan = new BlockPlan(blocks, quads.getAsInt());
      double width = plan.width(done, noises);
      if (best.isEmpty() || done + blocks <= ENOUGH_BLOCKS || width < narrowest) {
        best = Optional.of(plan);
        narrowest = width;
      }
    }
    return best;
  }

  private static OptionalInt mostQuads(Duration time, Bounds bounds, IntFunction<Duration> takes) {
    return IntStream.rangeClosed(bounds.fewestQuads(), bounds.mostQuads())
        .takeWhile(quads -> takes.apply(quads).compareTo(time) <= 0)
        .max();
  }

  /** Half the widest interval, as a logarithm; infinite for a single block. */
  private double width(int done, Collection<NoiseParts> noises) {
    int all = done + blocks;
    if (all < 2) {
      return Double.POSITIVE_INFINITY;
    }
    return noises.stream()
        .mapToDouble(noise -> noise.ofBlocks(quads).logHalfWidth(all))
        .max()
        .orElseThrow();
  }
}
