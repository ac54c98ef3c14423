// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import benchmark.cli.results.RateLoad;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.slices.SliceGenerator;
import benchmark.cli.slices.SliceSettings;
import benchmark.cli.slices.SlicedOperation;
import benchmark.contract.Scenario;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What {@code explain} measures.
 *
 * @param variants two, or one
 * @param run how JVMs are run, and where results go
 * @param slices one operation, and how calls are made
 * @param blocks how many, at least 2
 * @param profiler what samples the CPU; empty for the best that there is here
 * @param rate calls in a second; empty for half of what the slower variant can do
 */
public record ExplainSettings(
    List<Variant> variants,
    RunSettings run,
    SliceSettings slices,
    int blocks,
    Optional<Profiler> profiler,
    OptionalDouble rate) {

  /** What samples the CPU. */
  public enum Profiler {
    /** async-profiler. */
    ASYNC,
    /** The JDK's own. */
    JFR
  }

  /** Of every variant in a block: A B B A, or A A. */
  public static final int STEPS = 2;

  /** How many blocks, unless the user says otherwise. */
  public static final int BLOCKS = 4;

  /** How long each variant is recorded in a block, unless the user says otherwise. */
  public static final Duration RECORDED = Duration.ofSeconds(10);

  /** Copies the variants. */
  public ExplainSettings {
    variants = List.copyOf(variants);
  }

  /**
   * Of one operation.
   *
   * @param run how JVMs are run, whatever generates the load
   * @param called the operation, by name, or by name and parameters
   * @param callers of the closed loop that finds the rate
   * @param warmup the longest of a variant, in a closed loop and at the rate
   * @param load at most one rate; none for half of what the slower variant can do
   */
  public static ExplainSettings of(
      List<Variant> variants,
      RunSettings run,
      Scenario scenario,
      String called,
      int callers,
      Duration warmup,
      Duration recorded,
      int blocks,
      Optional<Profiler> profiler,
      RateLoad load) {
    var slices =
        new SliceSettings(
            SlicedOperation.named(scenario, called).limit(1).toList(),
            callers,
            recorded.dividedBy(STEPS),
            STEPS,
            warmup,
            Optional.of(load));
    return new ExplainSettings(
        variants,
        run.measuredBy(new SliceGenerator(slices, scenario)),
        slices,
        blocks,
        profiler,
        load.rates().stream().mapToDouble(it -> it).findFirst());
  }

  /** These settings with results in another folder. */
  public ExplainSettings in(Path folder) {
    return new ExplainSettings(variants, run.withResults(folder), slices, blocks, profiler, rate);
  }

  List<String> labels() {
    return variants.stream().map(Variant::label).toList();
  }

  SlicedOperation operation() {
    return slices.operations().get(0);
  }
}
