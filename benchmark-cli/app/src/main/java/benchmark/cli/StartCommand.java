// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.error.UserError;
import benchmark.cli.option.BlocksOption;
import benchmark.cli.option.ContinueOption;
import benchmark.cli.option.CpuOptions;
import benchmark.cli.option.ExpectOption;
import benchmark.cli.option.ExportOptions;
import benchmark.cli.option.PairNames;
import benchmark.cli.option.PlacesOptions;
import benchmark.cli.option.RateConverter;
import benchmark.cli.option.ScenarioOption;
import benchmark.cli.option.Slicing;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.FilledFolder;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.slices.SliceGenerator;
import benchmark.cli.slices.SliceSettings;
import benchmark.cli.slices.SlicedOperation;
import benchmark.cli.start.Situation;
import benchmark.cli.start.StartGate;
import benchmark.cli.start.StartPlan;
import benchmark.cli.start.StartRecord;
import benchmark.cli.start.StartReport;
import benchmark.cli.start.StartRun;
import benchmark.cli.start.StartSettings;
import benchmark.cli.text.Numbers;
import benchmark.contract.Scenario;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures what callers see of fresh servers and clients. */
@Command(
    name = "start",
    header = "start [<variant>...]    what a release costs the callers",
    description = {
      "Start fresh JVMs of each variant in turn, call at a constant rate from the first moment on,"
          + " and show when they answer and are warm, and what callers see until then.",
      "Times are in seconds after a JVM is executed; docs/start.md says what each metric is.%n"
    },
    sortOptions = false,
    footer = {
      "",
      "Ctrl-C keeps what has been measured; --continue goes on. Exit status: 3 if an expectation is"
          + " not met or the gate fails, 4 if one is undecided."
    })
final class StartCommand extends ContextCommand {

  /** How many fresh JVMs of each variant, unless the user says otherwise. */
  static final int BLOCKS = 20;

  static final Duration TIME = Duration.ofSeconds(5);
  private static final Duration RESTART_TIME = Duration.ofSeconds(15);
  static final Duration WARMUP = Duration.ofSeconds(12);
  private static final double RATE = 500;
  private static final Duration LIMIT = Duration.ofMillis(100);
  private static final Duration SHORTEST = Duration.ofSeconds(1);
  private static final int IN_FLIGHT = 200;
  private static final int MOST_IN_FLIGHT = 10_000;
  private static final int MOST_CALLS = 1_000_000;
  private static final String USUAL = "getUser";

  @Parameters(
      paramLabel = "<variant>",
      arity = "0..*",
      completionCandidates = PairNames.class,
      description = "pairs, optionally with overrides: dubbo-kryo@jvm=-Xshare:off.")
  private List<String> names = List.of();

  @Option(
      names = "--cold",
      paramLabel = "WHAT",
      split = ",",
      description =
          "what is fresh: server (default; the client is warm), client (the server is warm) or"
              + " both; several are measured one after the other.")
  private List<String> cold;

  @Option(
      names = "--restart",
      description =
          "replace one of two servers while they are called: it ends as its framework ends it, and"
              + " a fresh one takes its place.")
  private boolean restart;

  @Option(
      names = "--rate",
      paramLabel = "RATE",
      converter = RateConverter.class,
      description = "calls per second, at equal distances (default 500).")
  private Double rate;

  @Option(
      names = "--limit",
      paramLabel = "TIME",
      description = "calls that take longer are slow (default 100ms).")
  private Duration limit;

  @Option(
      names = "--in-flight",
      paramLabel = "N",
      description = "the most unanswered calls (default 200); others wait, and their wait counts.")
  private Integer inFlight;

  @Mixin private BlocksOption blocks;

  @Mixin private Slicing slicing;

  @Mixin private ScenarioOption scenarios;

  @Option(
      names = "--gate",
      paramLabel = "LIMIT",
      split = ",",
      description =
          "fail if a variant takes more than this longer than the first one: 10%%, or warm:20%%"
              + " for one metric; several separated by commas.")
  private List<String> gate = List.of();

  @Mixin private ExpectOption expected;

  @Mixin private ContinueOption continued;

  @Mixin private CpuOptions cpuOptions;

  @Mixin private ExportOptions exports;

  StartCommand(CommandContext context) {
    super(context);
  }

  @Override
  public Integer call() {
    context.requireNoJmhArguments("start");
    StartSettings settings =
        continued.folder().map(this::goOn).orElseGet(() -> begin(context.variants(names)));
    exports.require(!settings.expected().isEmpty() || !settings.gate().isEmpty());
    settings.variants().forEach(it -> it.requireCallingJvm("start looks at JVMs"));
    settings.run().prepare(context, settings.variants());
    System.err.printf(
        "%d fresh starts of each variant, about %d min in all.%n",
        settings.plan().blocks() * settings.plan().situations().size(),
        1 + settings.length().toMinutes());
    FilledFolder ended = new StartRun(context, settings, continued.folder()).execute();
    StartReport report = StartReport.KIND.read(ended.path());
    show(ended, report.isEmpty(), report::document, exports, report::answers);
    return report.status();
  }

  private StartSettings begin(List<Variant> variants) {
    if (variants.isEmpty()) {
      throw UserError.badInput("start takes a pair: ./benchmark.sh start dubbo-kryo");
    }
    if (!gate.isEmpty() && variants.size() < 2) {
      throw UserError.badInput(
          "--gate %s: there is nothing to compare. Name two variants, or use --expect.",
          String.join(",", gate));
    }
    StartGate.parse(gate);
    Scenario scenario = scenarios.orUsual();
    ScenarioOption.requireCalls(scenario, "start makes calls");
    Optional<String> named = slicing.operations().one(scenario.operationNames());
    List<String> all = scenario.operationNames();
    String usual = all.contains(USUAL) ? USUAL : all.get(0);
    SlicedOperation operation =
        SlicedOperation.named(scenario, named.orElse(usual)).findFirst().orElseThrow();
    var plan =
        new StartPlan(
            scenario.name(),
            operation.key().toString(),
            situations(),
            blocks.number().orElse(BLOCKS),
            rate == null ? RATE : rate,
            slicing.time(restart ? RESTART_TIME : TIME).toMillis() / 1e3,
            inFlight == null ? IN_FLIGHT : inFlight,
            (limit == null ? LIMIT : limit).toMillis());
    return settings(
        variants,
        scenario,
        operation,
        plan,
        cpuOptions.run(context, new PlacesOptions()),
        StartReport.expectations(expected.words()),
        gate);
  }

  private List<Situation> situations() {
    if (restart && cold != null) {
      throw UserError.badInput(
          "--restart and --cold %s: with --restart the fresh server is one of two. Leave one out.",
          String.join(",", cold));
    }
    return restart
        ? List.of(Situation.RESTART)
        : cold == null ? List.of(Situation.SERVER) : Situation.parse(cold);
  }

  private StartSettings goOn(Path folder) {
    if (!names.isEmpty()) {
      throw UserError.badInput(
          "--continue %s knows its variants. Leave '%s' out.", folder, names.get(0));
    }
    refuse(
        "--continue keeps the stored settings",
        List.of(
            "--cold",
            "--restart",
            "--rate",
            "--limit",
            "--in-flight",
            "--time",
            "--ops",
            "--scenario",
            "--gate",
            "--expect",
            "-o"));
    StartReport stored = StartReport.stored(folder);
    StartRecord record = stored.record();
    int wanted = blocks.number().orElse(record.plan().blocks());
    if (wanted <= stored.measured()) {
      throw UserError.badInput(
          "--continue %s: all of its %d blocks have been measured. Give more with --blocks.",
          folder, stored.measured());
    }
    Scenario scenario = scenarios.or(Optional.of(record.plan().scenario()));
    return settings(
        context.variants(stored.variants()),
        scenario,
        SlicedOperation.named(scenario, record.plan().operation()).findFirst().orElseThrow(),
        record.plan().with(wanted),
        cpuOptions
            .again(context, new PlacesOptions(), record.origin())
            .withResults(continued.results()),
        record.expected(),
        record.gate());
  }

  private StartSettings settings(
      List<Variant> variants,
      Scenario scenario,
      SlicedOperation operation,
      StartPlan plan,
      RunSettings run,
      List<String> expectations,
      List<String> gates) {
    requirePossible(plan);
    variants.forEach(
        it -> {
          it.requireSupports(List.of(operation.key().name()));
          it.requireNoGateway("A fresh server is called directly");
        });
    Duration warmup = slicing.warmup(WARMUP);
    var slices =
        new SliceSettings(
            List.of(operation), scenario.callers(), SHORTEST, 1, warmup, Optional.empty());
    return new StartSettings(
        variants,
        run.measuredBy(new SliceGenerator(slices, scenario)).with(plan.parts()),
        operation,
        plan,
        warmup,
        expectations,
        gates);
  }

  private static void requirePossible(StartPlan plan) {
    if (plan.rate() < 1) {
      throw UserError.badInput(
          "--rate %s: fresh JVMs are called at least once a second. Give a higher rate.",
          Numbers.plain(plan.rate()));
    }
    if (plan.seconds() < SHORTEST.toSeconds()) {
      throw UserError.badInput(
          "--time %.0fms: fresh JVMs are called for at least 1s. Give a longer time.",
          1e3 * plan.seconds());
    }
    if (plan.rate() * plan.seconds() > MOST_CALLS) {
      throw UserError.badInput(
          "--rate %s: for %s s these are more than the %d calls that can be kept one by one. Use a"
              + " lower rate, or a shorter --time.",
          Numbers.plain(plan.rate()), Numbers.plain(plan.seconds()), MOST_CALLS);
    }
    if (plan.inFlight() > MOST_IN_FLIGHT) {
      throw UserError.badInput(
          "--in-flight %d: each call in flight needs a thread of the client; at most %d. Give"
              + " fewer.",
          plan.inFlight(), MOST_IN_FLIGHT);
    }
  }
}
