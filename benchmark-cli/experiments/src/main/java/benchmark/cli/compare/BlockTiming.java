// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.run.Variant;
import benchmark.cli.slices.SliceSettings;
import benchmark.cli.statistics.BlockPlan;
import benchmark.cli.statistics.NoiseParts;
import benchmark.contract.Scenario;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * How long the blocks of a comparison take, and how they share a budget. It is asked again before
 * every block, on the budget's clock: what it needs to know of the variants, it knows from the
 * start.
 *
 * @param slices how slices are measured in a block: the operations that every variant can carry
 * @param variants how many
 * @param hasFixedTime whether the user has chosen the time of an operation
 */
record BlockTiming(
    SliceSettings slices, int variants, boolean hasFixedTime, StoppingRule stopping) {

  /**
   * What a comparison spends before its first block. A plan counts on it from the start, so that
   * the blocks that are announced are those that are measured.
   */
  private static final Duration BEFORE_BLOCKS = Duration.ofSeconds(3);

  /** What a block spends on starting and stopping the JVMs of a variant. */
  private static final Duration START_IN_BLOCK = Duration.ofSeconds(5);

  /** How long a variant is warmed up in a block, usually. */
  private static final Duration USUAL_WARMUP = Duration.ofSeconds(24);

  /** A block of more quads than this many times the usual would leave time for few blocks. */
  private static final int LONGEST = 2;

  /** Looks at what a comparison asks for, and at what its variants can carry. */
  static BlockTiming of(CompareSettings settings) {
    MeasuringTime time = settings.load().time();
    Scenario scenario = settings.run().generator().scenario();
    SliceSettings slices =
        settings
            .load()
            .atRate()
            .map(
                load ->
                    SliceSettings.ofSteps(
                        scenario,
                        settings.load().operations(),
                        settings.load().threads(),
                        load,
                        time.measurement(),
                        time.warmup()))
            .orElseGet(
                () ->
                    SliceSettings.ofBlock(
                        scenario,
                        settings.load().operations(),
                        settings.load().threads(),
                        time.measurement(),
                        time.warmup()));
    for (Variant variant : settings.variants()) {
      slices = slices.without(variant.pair().unsupported());
    }
    return new BlockTiming(
        slices, settings.variants().size(), settings.load().hasFixedTime(), settings.stopping());
  }

  /**
   * How the blocks that are still to come share what is left of the budget; empty if there is no
   * budget, each operation has a fixed time, or no block fits.
   *
   * @param elapsed the time that is spent
   * @param earlier how many blocks there were at the start
   * @param added how many there are since
   * @param takes how long a block of so many quads takes
   */
  Optional<BlockPlan> plan(
      Duration elapsed,
      int earlier,
      int added,
      IntFunction<Duration> takes,
      Collection<NoiseParts> noises) {
    if (!sharesBudget()) {
      return Optional.empty();
    }
    int mostBlocks =
        stopping.rounds().isPresent() ? stopping.rounds().getAsInt() - added : Integer.MAX_VALUE;
    Duration spent = elapsed.compareTo(BEFORE_BLOCKS) < 0 ? BEFORE_BLOCKS : elapsed;
    return BlockPlan.within(
        stopping.budget().orElseThrow().minus(spent),
        earlier + added,
        new BlockPlan.Bounds(mostBlocks, mostQuads()),
        takes,
        noises);
  }

  /** Whether blocks are made so long that they share a budget. */
  boolean sharesBudget() {
    return stopping.budget().isPresent() && !hasFixedTime;
  }

  /** The fewest quads of a block. */
  int fewestQuads() {
    return Math.min(BlockPlan.FEWEST_QUADS, slices.quads());
  }

  /**
   * The most quads of a block. Where the number of blocks is given, the time was announced with the
   * usual quads; where precision or a budget ends the comparison, longer blocks only make fewer.
   */
  int mostQuads() {
    int usual = slices.quads();
    return stopping.rounds().isPresent() ? usual : LONGEST * usual;
  }

  /** What a quad of every operation takes. */
  Duration quad() {
    return slices.ofQuad(variants);
  }

  /** What a block takes before its first slice: start and warm-up. */
  Duration beforeSlices() {
    Duration longest = slices.longestWarmup();
    Duration usual = longest.compareTo(USUAL_WARMUP) < 0 ? longest : USUAL_WARMUP;
    return START_IN_BLOCK.plus(slices.ofWarmUp(usual)).multipliedBy(variants);
  }

  /** About how long a block of so many quads takes, on a machine that is not busy. */
  Duration expectedBlockOf(int quads) {
    return beforeSlices().plus(slices.withQuads(quads).ofMeasuring(variants));
  }

  /**
   * About how long a block takes, before any has been seen.
   *
   * @param earlier how many there are already
   */
  Duration expectedBlock(int earlier) {
    return expectedBlockOf(
        plan(Duration.ZERO, earlier, 0, this::expectedBlockOf, List.of(BlockPlan.USUAL_NOISE))
            .map(BlockPlan::quads)
            .orElse(sharesBudget() ? fewestQuads() : slices.quads()));
  }
}
