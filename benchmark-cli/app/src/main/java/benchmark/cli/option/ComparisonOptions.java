// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.compare.CompareLoad;
import benchmark.cli.compare.CompareRecord;
import benchmark.cli.compare.CompareSettings;
import benchmark.cli.compare.Conditions;
import benchmark.cli.compare.Design;
import benchmark.cli.compare.GateRule;
import benchmark.cli.compare.MeasuringTime;
import benchmark.cli.error.UserError;
import benchmark.cli.project.Role;
import benchmark.cli.results.RateLoad;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.JmhGenerator;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.PairedRatio;
import benchmark.contract.Scenario;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * What a user asks a comparison for: the options of compare, and the settings that they come to,
 * with those of a stored comparison where it is continued.
 */
public final class ComparisonOptions {

  @Option(
      names = "--codec",
      description = "compare the cost of encoding and decoding alone, without calls, in rounds.")
  private boolean codec;

  @Option(
      names = "--design",
      paramLabel = "D",
      description =
          "blocks (default): the JVMs of all variants run at once and are measured in turn, in"
              + " slices; rounds: one variant after the other.")
  private Design design;

  @Mixin private MarginOption margin;

  @Option(
      names = "--gate",
      paramLabel = "P",
      description =
          "exit 0 only if nothing is worse by more than P, e.g. 5%% (1.05 times as long, 1/1.05 of"
              + " the throughput) or throughput:5%%,alloc:2%% (throughput, mean, p50, p90, p99,"
              + " p999, max, cpu, alloc, sent, encoded).")
  private GateRule gate;

  @Mixin private Replication replication;

  @Mixin private Slicing slicing;

  @Mixin private Callers callers;

  @Mixin private AtRate atRate;

  @Mixin private ScenarioOption scenarioOption;

  @Mixin private PartsOption parts;

  @Mixin private CpuOptions cpuOptions;

  @Mixin private PlacesOptions places;

  public MarginOption margin() {
    return margin;
  }

  public Replication replication() {
    return replication;
  }

  /**
   * Refuses what does not go together.
   *
   * @throws UserError naming it: exit status 2
   */
  public void requireNoContradiction() {
    if (design == Design.ROUNDS && atRate.isWanted()) {
      throw UserError.badInput(
          "--rate: calls at a rate are measured in blocks. Leave out --design rounds.");
    }
    replication.continued().requireNoResults(cpuOptions);
  }

  /** Whether codecs are compared, as far as the user says it. */
  public boolean isOfCodecs() {
    return codec;
  }

  /** What a gate lets pass, if it is one. */
  public Optional<GateRule> gate() {
    return Optional.ofNullable(gate);
  }

  /**
   * What the user asks for.
   *
   * @param names the variants, the baseline first; none for those of the stored comparison
   * @param stored the comparison to continue: it says what the user does not
   */
  public CompareSettings settings(
      CommandContext context, List<String> names, Optional<CompareRecord> stored) {
    Optional<Conditions> before = stored.map(CompareRecord::conditions);
    Scenario scenario = scenarioOption.or(before.map(Conditions::scenario));
    Design chosen =
        codec
            ? Design.CODEC
            : Optional.ofNullable(design)
                .or(() -> before.map(Conditions::design))
                .orElse(Design.BLOCKS);
    if (chosen != Design.BLOCKS) {
      ScenarioOption.requireCalls(scenario, chosen + " measure calls");
    }
    List<String> all = chosen.operations(scenario);
    List<String> wanted =
        slicing
            .operations()
            .names(
                all,
                before
                    .filter(it -> it.scenario().equals(scenario.name()))
                    .map(Conditions::operations)
                    .orElse(all));
    if (atRate.isWanted()) {
      ScenarioOption.requireAnswerToEach(scenario, wanted);
    }
    List<Variant> variants =
        context.variants(names.isEmpty() ? stored.map(CompareRecord::labels).orElse(names) : names);
    if (chosen == Design.CODEC) {
      variants.forEach(it -> it.requireNoOverridesFor(Role.SERVER, "--codec runs no server"));
      variants.forEach(it -> it.requireNothingMade("--codec makes no calls"));
    }
    Optional<Integer> number = replication.blocks().number();
    int fewest = PairedRatio.FEWEST_ROUNDS;
    if (gate != null && stored.isEmpty() && number.isPresent() && number.get() < fewest) {
      throw UserError.badInput(
          "--blocks %d: a gate needs at least %d blocks or rounds. Give more, or leave out --gate.",
          number.get(), fewest);
    }
    MeasuringTime usualTime =
        atRate.isWanted()
            ? MeasuringTime.usualAtRate()
            : MeasuringTime.usual(chosen, wanted.size());
    MeasuringTime time = slicing.time(before.map(Conditions::time).orElse(usualTime));
    Optional<RateLoad> load =
        atRate.loadOr(before.map(Conditions::atRate), time.measurement(), "--time");
    int usual = chosen == Design.CODEC ? 1 : scenario.callers();
    int threads = callers.number().or(() -> before.map(Conditions::threads)).orElse(usual);
    RunSettings run = run(context, before);
    if (chosen == Design.ROUNDS && run.parts().areMultiple()) {
      throw UserError.badInput(
          "%s are measured in blocks. Leave out --design rounds.", run.parts().inWords());
    }
    if (chosen != Design.BLOCKS) {
      variants.forEach(
          it -> it.requireCallingJvm("--design %s measures in JVMs".formatted(chosen)));
    }
    if (load.isPresent()) {
      variants.forEach(it -> it.requireCallingJvm("A JVM calls at a rate"));
    }
    return new CompareSettings(
        chosen,
        variants,
        run.measuredBy(new JmhGenerator(time.ofJmh(threads).operations(wanted), scenario)),
        new CompareLoad(wanted, time, slicing.hasTime(), threads, load),
        load.isPresent() ? replication.stoppingAtRate(chosen) : replication.stopping(chosen),
        margin.or(stored.map(it -> new Margin(it.margin())).orElse(Margin.DEFAULT)),
        gate(),
        replication.continued().folder());
  }

  private RunSettings run(CommandContext context, Optional<Conditions> before) {
    RunSettings run =
        before
            .map(it -> cpuOptions.again(context, places, it.origin()))
            .map(it -> it.withResults(replication.continued().results()))
            .orElseGet(() -> cpuOptions.run(context, places));
    return before.isEmpty() || parts.isGiven() ? parts.of(run) : run.with(before.get().parts());
  }
}
