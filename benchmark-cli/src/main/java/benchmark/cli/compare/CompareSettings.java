// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.machine.Machine;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.slices.SliceSettings;
import benchmark.cli.statistics.BlockPlan;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.NoiseParts;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * A comparison as the command line asks for it.
 *
 * @param variants the baseline first
 * @param run how each variant is run in a replicate
 * @param operations the names of what is measured
 * @param time of one operation in a replicate
 * @param hasFixedTime whether the user has chosen the time, so that it stays as it is
 * @param threads how many call at the same time, in variants that do not say
 * @param margin what is too small to matter
 * @param gate what a gate lets pass, if the comparison is a gate
 * @param continued the folder of the stored comparison to add to, if any
 */
public record CompareSettings(
    Design design,
    List<Variant> variants,
    RunSettings run,
    List<String> operations,
    MeasuringTime time,
    boolean hasFixedTime,
    int threads,
    StoppingRule stopping,
    Margin margin,
    Optional<GateRule> gate,
    Optional<Path> continued) {

  /** What a block spends on starting and stopping the JVMs of a variant. */
  private static final Duration START_IN_BLOCK = Duration.ofSeconds(5);

  /** How long a variant is warmed up in a block, usually. */
  private static final Duration USUAL_WARMUP = Duration.ofSeconds(24);

  /** What warming up takes, by the time of its slices alone. */
  private static final double WARMUP_OVERHEAD = 1.2;

  /** A block of more quads than this many times the usual would leave time for few blocks. */
  private static final int LONGEST = 2;

  /** What a round spends on starting JVMs and checking answers, for each operation. */
  private static final Duration START_OF_FORK = Duration.ofSeconds(4);

  /** What a round spends on starting and stopping a server. */
  private static final Duration START_OF_SERVER = Duration.ofSeconds(5);

  /** The variants' labels. */
  public List<String> labels() {
    return variants.stream().map(Variant::label).toList();
  }

  /** Whether a variant is compared with itself, which measures the noise. */
  public boolean isNoiseFloor() {
    return isNoiseFloor(labels());
  }

  static boolean isNoiseFloor(List<String> labels) {
    return labels.stream().distinct().count() == 1;
  }

  /** What the results will depend on besides the variants. */
  Conditions conditions(Machine machine) {
    return new Conditions(
        design,
        machine,
        run.jdk(),
        run.cpus().lists(),
        threads,
        time,
        run.generator().scenario().name(),
        operations);
  }

  /** How slices are measured in a block: the operations that every variant can carry. */
  SliceSettings slices() {
    SliceSettings slices =
        SliceSettings.ofBlock(
            run.generator().scenario(), operations, threads, time.measurement(), time.warmup());
    for (Variant variant : variants) {
      slices = slices.without(variant.pair().limit());
    }
    return slices;
  }

  /**
   * Checks that a verdict can come within the budget.
   *
   * @param earlier how many replicates there are already
   * @throws benchmark.cli.error.UserError if the budget is too short: exit status 2
   */
  public void requireVerdictPossible(int earlier) {
    stopping.requireVerdictPossible(earlier, expectedReplicate(earlier), design);
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
    return BlockPlan.within(
        stopping.budget().orElseThrow().minus(elapsed),
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
    return Math.min(BlockPlan.FEWEST_QUADS, slices().quads());
  }

  /**
   * The most quads of a block. Where the number of blocks is given, the time was announced with the
   * usual quads; where precision or a budget ends the comparison, longer blocks only make fewer.
   */
  int mostQuads() {
    int usual = slices().quads();
    return stopping.rounds().isPresent() ? usual : LONGEST * usual;
  }

  /** What a quad of every operation takes. */
  Duration quad() {
    return slices().ofQuad(variants.size());
  }

  /** What a block takes before its first slice: start and warm-up. */
  Duration beforeSlices() {
    Duration slices = time.warmup().compareTo(USUAL_WARMUP) < 0 ? time.warmup() : USUAL_WARMUP;
    Duration warmup = Duration.ofMillis((long) (slices.toMillis() * WARMUP_OVERHEAD));
    return START_IN_BLOCK.plus(warmup).multipliedBy(variants.size());
  }

  /** About how long a block of so many quads takes, on a machine that is not busy. */
  Duration expectedBlock(int quads) {
    return beforeSlices().plus(slices().withQuads(quads).ofMeasuring(variants.size()));
  }

  /**
   * About how long one replicate takes, before any has been seen.
   *
   * @param earlier how many there are already
   */
  public Duration expectedReplicate(int earlier) {
    if (design == Design.BLOCKS) {
      int quads =
          plan(Duration.ZERO, earlier, 0, this::expectedBlock, List.of(BlockPlan.USUAL_NOISE))
              .map(BlockPlan::quads)
              .orElse(sharesBudget() ? fewestQuads() : slices().quads());
      return expectedBlock(quads);
    }
    return time.total()
        .plus(START_OF_FORK)
        .multipliedBy(operations.size())
        .plus(START_OF_SERVER)
        .multipliedBy(variants.size());
  }
}
