// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import java.time.Duration;

/**
 * Where the noise of a ratio comes from that was measured in blocks of slices: standard deviations
 * of ln(candidate/baseline), so 0.03 is about 3%. A part that the data give no sign of is 0.
 *
 * @param jvms from JVM to JVM: what fresh JVMs of both variants draw anew, such as another
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
   * @param least the fewest to return; at least 2, so that the noise can be told apart again
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
          "The quads of a block are bounded by at least 2 and no less above, but by %d and %d."
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
