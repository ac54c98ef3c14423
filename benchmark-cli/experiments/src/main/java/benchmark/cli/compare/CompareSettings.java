// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.statistics.Margin;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A comparison as the command line asks for it.
 *
 * @param variants the baseline first
 * @param run how each variant is run in a replicate
 * @param load what is measured, and how long
 * @param margin what is too small to matter
 * @param gate what a gate lets pass, if the comparison is a gate
 * @param continued the folder of the stored comparison to add to, if any
 */
public record CompareSettings(
    Design design,
    List<Variant> variants,
    RunSettings run,
    CompareLoad load,
    StoppingRule stopping,
    Margin margin,
    Optional<GateRule> gate,
    Optional<Path> continued) {

  /** What a round spends on starting JVMs and checking answers, for each operation. */
  private static final Duration START_OF_FORK = Duration.ofSeconds(4);

  /** What a round spends on starting and stopping a server. */
  private static final Duration START_OF_SERVER = Duration.ofSeconds(5);

  /**
   * These settings for other variants.
   *
   * @param results where the new folder goes
   * @param earlier the folder of the comparison to add to, if any
   */
  public CompareSettings with(
      List<Variant> others, Path results, StoppingRule stoppingRule, Optional<Path> earlier) {
    return new CompareSettings(
        design, others, run.withResults(results), load, stoppingRule, margin, gate, earlier);
  }

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

  /** Whether the same can be measured in rounds, too. */
  boolean fitsRounds() {
    return load.atRate().isEmpty()
        && !run.parts().areMultiple()
        && !run.generator().scenario().hasStreams()
        && variants.stream().noneMatch(it -> it.client().program().isPresent());
  }

  /** What the results will depend on besides the variants. */
  public Conditions conditions() {
    return new Conditions(
        design,
        run.origin(),
        load.threads(),
        load.time(),
        run.generator().scenario().name(),
        load.operations(),
        load.atRate().orElse(null),
        run.parts());
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
   * About how long one replicate takes, before any has been seen.
   *
   * @param earlier how many there are already
   */
  public Duration expectedReplicate(int earlier) {
    if (design == Design.BLOCKS) {
      return BlockTiming.of(this).expectedBlock(earlier);
    }
    if (design == Design.CODEC) { // encode and decode, request and response
      return load.time()
          .warmup()
          .plus(load.time().measurement().multipliedBy(4))
          .plus(START_OF_FORK)
          .multipliedBy((long) load.operations().size() * variants.size());
    }
    return load.time()
        .total()
        .plus(START_OF_FORK)
        .multipliedBy(load.operations().size())
        .plus(START_OF_SERVER)
        .multipliedBy(variants.size());
  }
}
