// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.load;

import benchmark.cli.results.RateLoad;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.slices.SliceSettings;
import benchmark.cli.slices.SlicedOperation;
import benchmark.launch.CostLine;
import benchmark.launch.Load;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * What {@code load} measures.
 *
 * @param run how JVMs are run, and where results go
 * @param slices the operations, without rates, and how calls are made; without rates, these follow
 *     from what variants can do
 * @param blocks how many, at least 1
 * @param objective what response times are to keep within, if anything
 * @param expected what the user expects at every rate
 */
public record LoadSettings(
    List<Variant> variants,
    RunSettings run,
    SliceSettings slices,
    int blocks,
    Optional<Objective> objective,
    List<String> expected) {

  /** How many blocks, unless the user says otherwise. */
  public static final int BLOCKS = 3;

  /** How long calls at a rate count in a block, unless the user says otherwise. */
  public static final int STEP_SECONDS = 3;

  private static final double SPARE = 1.1;

  /** What a step needs to reach its own state, before calls count. */
  public static final Duration SETTLING = Duration.ofSeconds(2);

  private static final Duration LONGEST_STEP = Duration.ofSeconds(10);

  /** Copies the variants. */
  public LoadSettings {
    variants = List.copyOf(variants);
  }

  /** The variants' labels. */
  List<String> labels() {
    return variants.stream().map(Variant::label).toList();
  }

  /** How calls are made. */
  RateLoad load() {
    return slices.atRate().orElseThrow();
  }

  /** Whether the user has not chosen the rates. */
  boolean hasLadder() {
    return load().rates().isEmpty();
  }

  List<SlicedOperation> operations() {
    return slices.operations();
  }

  /** The highest rate for which the times of all calls of a step can be kept. */
  double highestRate() {
    return Load.Open.MOST_CALLS / (slices.slice().plus(SETTLING).toMillis() / 1e3) / SPARE;
  }

  /**
   * How long calls at a rate count. Where a percentile must keep within a limit, it has enough
   * calls beyond it, as far as {@link #LONGEST_STEP} allows.
   */
  public Duration stepAt(double rate) {
    double seconds =
        objective
            .map(it -> it.metric().share().orElse(0))
            .map(share -> SPARE * RateLoad.BEYOND / (1 - share) / rate)
            .orElse(0.0);
    Duration needed = Duration.ofMillis((long) (1e3 * seconds));
    return Collections.max(List.of(slices.slice(), Collections.min(List.of(needed, LONGEST_STEP))));
  }

  /** Whether calls were answered as fast as they came, and within the limit. */
  public boolean holds(CostLine step) {
    return LadderLoop.isSustained(step) && objective.map(it -> it.isKept(step)).orElse(true);
  }

  /** How long a step at a rate takes with what is around it. */
  Duration each(double rate) {
    return stepAt(rate).plus(SliceSettings.AROUND_STEP);
  }
}
