// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.density.DensityPlan;
import benchmark.cli.density.DensityRecord;
import benchmark.cli.density.DensityReport;
import benchmark.cli.density.DensityRun;
import benchmark.cli.density.DensitySettings;
import benchmark.cli.error.UserError;
import benchmark.cli.load.LoadSettings;
import benchmark.cli.load.Objective;
import benchmark.cli.option.AtRate;
import benchmark.cli.option.ContinueOption;
import benchmark.cli.option.CpuOptions;
import benchmark.cli.option.ExpectOption;
import benchmark.cli.option.ExportOptions;
import benchmark.cli.option.PairNames;
import benchmark.cli.option.PlacesOptions;
import benchmark.cli.option.ScenarioOption;
import benchmark.cli.option.Slicing;
import benchmark.cli.results.RateLoad;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.FilledFolder;
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
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Searches the smallest heap of a server that keeps an objective. */
@Command(
    name = "density",
    header = "density [<variant>...]  how little heap is enough?",
    description = {
      "Call fresh servers of each variant at a rate, with less and less heap, and find the smallest"
          + " one that keeps a limit of the response time; then show what such a server takes.",
      "A variant's heap= is the largest one that is tried (default 1g).%n"
    },
    sortOptions = false,
    footer = {
      "",
      "Ctrl-C keeps what has been measured; --continue goes on. Exit status: 5 if no heap keeps the"
          + " limit, 3 if an expectation is not met or the gate fails, 4 if one is undecided."
    })
final class DensityCommand extends ContextCommand {

  static final Duration WARMUP = Duration.ofSeconds(15);
  private static final int MOST_CONNECTIONS = 1_000;
  private static final String USUAL = "getUser";

  @Parameters(
      paramLabel = "<variant>",
      arity = "0..*",
      completionCandidates = PairNames.class,
      description = "pairs, optionally with overrides: dubbo-kryo@jvm=-XX:+UseSerialGC.")
  private List<String> names = List.of();

  @Mixin private AtRate atRate;

  @Option(
      names = "--slo",
      paramLabel = "LIMIT",
      description = "what is to be kept: 'p99<=20ms' (p50, p90, p99, p999 or max).")
  private String objective;

  @Option(
      names = "--connections",
      paramLabel = "N",
      description =
          "also measure what N idle connections take of a server's memory, of pairs that have the"
              + " key connections=.")
  private Integer connections;

  @Mixin private Slicing slicing;

  @Mixin private ScenarioOption scenarios;

  @Option(
      names = "--gate",
      paramLabel = "LIMIT",
      description = "fail if a variant needs more heap than the first one by more than this: 10%%.")
  private String gate;

  @Mixin private ExpectOption expected;

  @Mixin private ContinueOption continued;

  @Mixin private CpuOptions cpuOptions;

  @Mixin private ExportOptions exports;

  DensityCommand(CommandContext context) {
    super(context);
  }

  @Override
  public Integer call() {
    context.requireNoJmhArguments("density");
    DensitySettings settings =
        continued.folder().map(this::goOn).orElseGet(() -> begin(context.variants(names)));
    exports.require(!settings.expected().isEmpty() || settings.gate() != null);
    settings.load().run().prepare(context, settings.load().variants());
    FilledFolder ended = new DensityRun(context, settings, continued.folder()).execute();
    DensityReport report = DensityReport.KIND.read(ended.path());
    show(ended, report.isEmpty(), report::document, exports, report::answers);
    return report.status();
  }

  private DensitySettings begin(List<Variant> variants) {
    if (variants.isEmpty() || objective == null || !atRate.isWanted()) {
      throw UserError.badInput(
          "density takes a pair, a rate and a limit: ./benchmark.sh density --rate 2k --slo"
              + " 'p99<=20ms' dubbo-kryo");
    }
    if (gate != null) {
      DensityReport.allowed(gate);
      if (variants.size() < 2) {
        throw UserError.badInput(
            "--gate %s: there is nothing to compare. Name two variants, or use --expect.", gate);
      }
    }
    if (connections != null && (connections < 2 || connections > MOST_CONNECTIONS)) {
      throw UserError.badInput(
          "--connections %d: this must be from 2 to %d. Give another number.",
          connections, MOST_CONNECTIONS);
    }
    Scenario scenario = scenarios.orUsual();
    ScenarioOption.requireCalls(scenario, "density makes calls");
    List<String> all = scenario.operationNames();
    String usual = all.contains(USUAL) ? USUAL : all.get(0);
    Duration time = slicing.time(Duration.ofSeconds(LoadSettings.STEP_SECONDS));
    RateLoad load = atRate.load(time, "--time").orElseThrow();
    if (load.rates().size() > 1) {
      throw UserError.badInput("--rate: density calls at one rate. Give one.");
    }
    return settings(
        variants,
        scenario,
        new DensityPlan(
            scenario.name(),
            operation(scenario, slicing.operations().one(all).orElse(usual)).key().toString(),
            load,
            Objective.parse(objective).text(),
            time.toMillis() / 1e3,
            slicing.warmup(WARMUP).toMillis() / 1e3,
            connections),
        cpuOptions.run(context, new PlacesOptions()),
        DensityReport.expectations(expected.words()),
        gate);
  }

  private static SlicedOperation operation(Scenario scenario, String word) {
    return SlicedOperation.named(scenario, word).findFirst().orElseThrow();
  }

  private DensitySettings goOn(Path folder) {
    if (!names.isEmpty()) {
      throw UserError.badInput(
          "--continue %s knows its variants. Leave '%s' out.", folder, names.get(0));
    }
    refuse(
        "--continue keeps the stored settings",
        List.of(
            "--rate",
            "--arrivals",
            "--in-flight",
            "--slo",
            "--connections",
            "--time",
            "--warmup",
            "--ops",
            "--scenario",
            "--gate",
            "--expect",
            "-o"));
    DensityRecord record = DensityReport.stored(folder).record();
    return settings(
        context.variants(record.variants()),
        scenarios.or(Optional.of(record.plan().scenario())),
        record.plan(),
        cpuOptions
            .again(context, new PlacesOptions(), record.origin())
            .withResults(continued.results()),
        record.asked().expected(),
        record.asked().gate());
  }

  private static DensitySettings settings(
      List<Variant> variants,
      Scenario scenario,
      DensityPlan plan,
      RunSettings run,
      List<String> expectations,
      String gate) {
    SlicedOperation operation = operation(scenario, plan.operation());
    variants.forEach(
        it -> {
          it.requireSupports(List.of(operation.key().name()));
          it.requireNoGateway("A server with less heap is called directly");
          it.requireJvms("The smallest heap is that of a JVM");
          it.requireCallingJvm("A JVM calls at a rate");
        });
    var slices =
        new SliceSettings(
            List.of(operation),
            scenario.callers(),
            Duration.ofMillis(Math.round(1e3 * plan.seconds())),
            1,
            Duration.ofMillis(Math.round(1e3 * plan.warmupSeconds())),
            Optional.of(plan.load()));
    var load =
        new LoadSettings(
            variants,
            run.measuredBy(new SliceGenerator(slices, scenario)),
            slices,
            1,
            Optional.of(Objective.parse(plan.slo())),
            List.of());
    return new DensitySettings(load, plan, expectations, gate);
  }
}
