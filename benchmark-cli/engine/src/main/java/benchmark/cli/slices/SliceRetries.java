// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.SliceRequest.Purpose;
import java.util.List;
import java.util.function.Function;

/**
 * Measures a slice again in which a compiler was busy ({@link JitActivity}): a single method that
 * is compiled again takes a CPU for most of a second, and a slice of that second is up to a third
 * slower than those around it. Like the end of the warm-up, this looks at the compilers and never
 * at what is measured. For one thread.
 */
final class SliceRetries {

  /**
   * The share of a slice's time above which a compiler spoils it. In 72 series of Dubbo on 2 CPUs,
   * slices with 5 to 10% were 2% slower than those around them, where slices with less differed by
   * 7%; with 20 to 40% they were 6% slower, and 19% with more. To measure those with 5 to 10% again
   * took time for which another block is worth more.
   */
  private static final double SPOILT = 0.10;

  /** As many may be measured again for each that counts, so that the time has a limit. */
  private static final double REPEATS = 0.75;

  /**
   * As many may be measured again however few count: what a JVM still compiles after its warm-up
   * does not grow with the number of slices that follow.
   */
  private static final int FEWEST_REPEATS = 16;

  /** As many are usually measured again. (In those 72 series 0 to 12 for 12, on average 5.) */
  static final int USUAL_REPEATS = 6;

  private int repeated;
  private int left;
  private boolean noneSpoilt = true;

  private SliceRetries(int left) {
    this.left = left;
  }

  /** Slices to come, of all operations together. */
  static SliceRetries of(int slices) {
    return new SliceRetries(Math.max(FEWEST_REPEATS, (int) (REPEATS * slices)));
  }

  /** The slices that a client measures; steps are too long to be measured again. */
  static SliceRetries of(SliceSettings settings) {
    return settings.atRate().isPresent()
        ? new SliceRetries(0)
        : of(settings.slices() * settings.operations().size());
  }

  /**
   * Measures one slice, and measures it again while it is spoilt and repeats are left. A slice with
   * a stall counts: nobody would learn of the stall otherwise.
   *
   * @param client measures one
   */
  void measure(Function<Purpose, CostLine> client) {
    CostLine cost = client.apply(Purpose.RESULT);
    while (left > 0 && isSpoilt(cost)) {
      left--;
      repeated++;
      cost = client.apply(Purpose.REPLACEMENT);
    }
    note(cost);
  }

  /** Takes note of a slice that counts as it is. */
  void note(CostLine counts) {
    noneSpoilt &= !isSpoilt(counts);
  }

  /** How many slices may still be measured again. */
  int left() {
    return left;
  }

  /** How many slices were dropped and measured again. */
  int repeated() {
    return repeated;
  }

  /** Whether no slice that counts is spoilt. */
  boolean noneSpoilt() {
    return noneSpoilt;
  }

  private static boolean isSpoilt(CostLine cost) {
    return !JitActivity.isWithin(SPOILT, List.of(cost))
        && cost.get(CostColumns.STALL_NANOS).isEmpty();
  }
}
