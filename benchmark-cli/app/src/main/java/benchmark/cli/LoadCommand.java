// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.compare.MeasuringTime;
import benchmark.cli.error.UserError;
import benchmark.cli.expect.ExpectationVerdict;
import benchmark.cli.expect.Expectations;
import benchmark.cli.load.LoadReport;
import benchmark.cli.load.LoadRun;
import benchmark.cli.load.LoadSettings;
import benchmark.cli.load.Objective;
import benchmark.cli.option.AtRate;
import benchmark.cli.option.BlocksOption;
import benchmark.cli.option.Callers;
import benchmark.cli.option.CpuOptions;
import benchmark.cli.option.DetailsOption;
import benchmark.cli.option.ExpectOption;
import benchmark.cli.option.ExportOptions;
import benchmark.cli.option.JdksOption;
import benchmark.cli.option.PairNames;
import benchmark.cli.option.PartsOption;
import benchmark.cli.option.PayloadOption;
import benchmark.cli.option.PlacesOptions;
import benchmark.cli.option.ScenarioOption;
import benchmark.cli.option.Slicing;
import benchmark.cli.overload.OverloadPlan;
import benchmark.cli.overload.OverloadReport;
import benchmark.cli.overload.OverloadRun;
import benchmark.cli.overload.OverloadSettings;
import benchmark.cli.results.RateLoad;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.FilledFolder;
import benchmark.cli.run.JmhArguments;
import benchmark.cli.run.Payload;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.slices.SliceGenerator;
import benchmark.cli.slices.SliceSettings;
import benchmark.cli.slices.SlicedOperation;
import benchmark.contract.Scenario;
import benchmark.launch.ExitStatus;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Calls variants at rates, and says what they sustain. */
@Command(
    name = "load",
    header = "load [<variant>...]     response times at given rates",
    description = {
      "Call at given rates in an open loop, without waiting for answers, and show response"
          + " times, costs and the highest sustained rate.",
      "Without --rate: a ladder up to what the slowest variant reaches in a closed loop, then a"
          + " search. All variants get the same rates and the same arrival times.%n"
    },
    sortOptions = false,
    footer = {
      "",
      "For verdicts on two variants at the same rate: ./benchmark.sh compare --rate 8k A B",
      "Exit status: 3 if an expectation is not met, 4 if one is undecided."
    })
final class LoadCommand extends ContextCommand {

  private static final Duration DEADLINE = Duration.ofSeconds(1);

  private static final List<String> USUAL = List.of("getUser", "pingPong?streams=1x16");

  @Parameters(
      paramLabel = "<variant>",
      arity = "0..*",
      completionCandidates = PairNames.class,
      description = "pairs, optionally with overrides: dubbo-kryo@heap=512m.")
  private List<String> names = List.of();

  @Mixin private AtRate atRate;

  @Option(
      names = "--slo",
      paramLabel = "LIMIT",
      description =
          "find the highest rate that meets a limit: 'p99<=5ms' (p50, p90, p99, p999 or max).")
  private String objective;

  @Option(
      names = "--overload",
      description =
          "then call at 110, 150, 200 and 300%% of the sustained rate (or of --rate), each followed"
              + " by 50%%: what is answered in time, and how does it come back?")
  private boolean overload;

  @Option(
      names = "--reconnect",
      description =
          "then call at 50 and 80%% of the sustained rate (or of --rate), and break all connections"
              + " at once: which calls fail, and how long does it take until all is well?")
  private boolean reconnect;

  @Option(
      names = "--deadline",
      paramLabel = "TIME",
      description =
          "with --overload or --reconnect: after which an answer is of no use (default 1s).")
  private Duration deadline;

  @Mixin private Slicing slicing;

  @Mixin private BlocksOption blocks;

  @Mixin private Callers callers;

  @Option(
      names = "--quick",
      description = "one block: about a minute and a half, without intervals.")
  private boolean quick;

  @Mixin private ExpectOption expected;

  @Mixin private PayloadOption payload;

  @Mixin private PartsOption parts;

  @Mixin private JdksOption jdks;

  @Mixin private CpuOptions cpuOptions;

  @Mixin private PlacesOptions places;

  @Mixin private DetailsOption details;

  @Mixin private ExportOptions exports;

  LoadCommand(CommandContext context) {
    super(context);
  }

  @Override
  public Integer call() {
    context.requireNoJmhArguments("load");
    if (names.isEmpty()) {
      throw UserError.badInput("load takes a pair: ./benchmark.sh load dubbo-kryo");
    }
    LoadSettings settings = settings();
    exports.require(!expected.words().isEmpty());
    settings.variants().forEach(it -> it.requireCallingJvm("A JVM calls at a rate"));
    settings.run().prepare(context, settings.variants());
    if (overload || reconnect) {
      return overload(settings, sustained(settings));
    }
    FilledFolder ended = new LoadRun(context, settings).execute();
    LoadReport report = LoadReport.KIND.read(ended.path());
    show(
        ended,
        report.isEmpty(),
        () -> report.tables(details.areWanted()),
        exports,
        () -> report.incidents().toDocument().and(report.answers()));
    return report
        .incidents()
        .status(ExpectationVerdict.exitStatus(report.verdicts()), !expected.words().isEmpty());
  }

  /** The rate of --rate, or what a ladder of one block finds. */
  private List<Double> sustained(LoadSettings settings) {
    if (atRate.isWanted()) {
      double rate = settings.slices().atRate().orElseThrow().rates().get(0);
      return settings.variants().stream().map(it -> rate).toList();
    }
    var ladder =
        new LoadSettings(
            settings.variants(), settings.run(), settings.slices(), 1, Optional.empty(), List.of());
    FilledFolder ended = new LoadRun(context, ladder).execute();
    ended.orThrow();
    LoadReport report = LoadReport.KIND.read(ended.path());
    show(ended.path(), report.tables(false), folder -> {}, report.answers());
    List<OptionalDouble> rates = report.sustained();
    for (int variant = 0; variant < rates.size(); variant++) {
      if (rates.get(variant).isEmpty()) {
        throw UserError.failure(
            "%s sustains none of the rates tried, so that there is nothing to exceed. Give a rate:"
                + " --rate 500",
            settings.variants().get(variant).label());
      }
    }
    return rates.stream().map(OptionalDouble::getAsDouble).toList();
  }

  private int overload(LoadSettings settings, List<Double> sustained) {
    SlicedOperation operation = settings.slices().operations().get(0);
    var plan =
        new OverloadPlan(
            settings.run().generator().scenario().name(),
            operation.key().toString(),
            sustained,
            settings.blocks(),
            settings.slices().atRate().orElseThrow().inFlight(),
            (int) (deadline == null ? DEADLINE : deadline).toMillis(),
            settings.slices().slice().toMillis() / 1e3,
            reconnect);
    var over =
        new OverloadSettings(
            settings.variants(),
            settings.run(),
            operation,
            plan,
            settings.slices().longestWarmup());
    FilledFolder ended = new OverloadRun(context, over).execute();
    OverloadReport report = OverloadReport.KIND.read(ended.path());
    show(ended, report.isEmpty(), report::document, exports, report::answers);
    return ExitStatus.SUCCESS;
  }

  private void requireOverload() {
    if (!overload && !reconnect) {
      if (deadline != null) {
        throw UserError.badInput(
            "--deadline: only calls beyond capacity have one. Add --overload, or leave it out.");
      }
      return;
    }
    refuse(
        reconnect
            ? "--reconnect asks what happens when connections break"
            : "--overload asks what happens beyond the sustained rate",
        List.of(
            "--slo", "--expect", "--quick", "--arrivals", "--servers", "--clients", "--details"));
    if (reconnect) {
      refuse("--reconnect asks what happens when connections break", List.of("--overload"));
    }
    refuse(beyond() + " looks at processes of this host", List.of("--server", "--client"));
  }

  /** The option that asks for more than calls at rates. */
  private String beyond() {
    return reconnect ? "--reconnect" : "--overload";
  }

  private LoadSettings settings() {
    requireOverload();
    if (quick && blocks.number().isPresent()) {
      throw UserError.badInput(
          "--quick means one block, not --blocks %d. Leave one of them out.",
          blocks.number().get());
    }
    List<String> limits = expected.words();
    if (!limits.isEmpty() && !atRate.isWanted()) {
      throw UserError.badInput(
          "--expect %s: expectations are checked at the rates of --rate. Add it, such as --rate"
              + " 2k,4k, or give --slo to find the highest rate that meets a limit.",
          limits.get(0));
    }
    Payload message = payload.message(JmhArguments.NONE);
    Scenario scenario = payload.scenario(message);
    var expectations = Expectations.of(limits, scenario);
    MeasuringTime time = slicing.timeInSlices(Duration.ofSeconds(LoadSettings.STEP_SECONDS));
    RateLoad load = atRate.loadOrLadder(time.measurement(), "--time");
    List<Variant> variants = variants();
    List<SlicedOperation> called = operations(scenario);
    expectations.requireAtRates(called.stream().map(SlicedOperation::key).toList());
    List<String> calledNames = called.stream().map(it -> it.key().name()).toList();
    ScenarioOption.requireAnswerToEach(scenario, calledNames);
    variants.forEach(variant -> variant.requireSupports(calledNames));
    if ((overload || reconnect)
        && (called.size() > 1 || load.rates().size() > 1 || scenario.hasStreams())) {
      throw UserError.badInput(
          "%s: one operation is called, at one rate that is sustained. Name one with --ops, and at"
              + " most one with --rate.",
          beyond());
    }
    var slices =
        new SliceSettings(
            called, callers.of(scenario), time.measurement(), 1, time.warmup(), Optional.of(load));
    RunSettings run =
        parts
            .of(cpuOptions.run(context, places))
            .measuredBy(new SliceGenerator(slices, scenario))
            .withPayload(message);
    return new LoadSettings(
        variants,
        run,
        slices,
        quick ? 1 : blocks.number().orElse(LoadSettings.BLOCKS),
        Optional.ofNullable(objective).map(Objective::parse),
        limits);
  }

  private List<Variant> variants() {
    List<Variant> named = context.variants(jdks.each(names));
    return reconnect
        ? named.stream()
            .map(
                it ->
                    it.throughRelay("--reconnect breaks connections in a relay", context.project()))
            .toList()
        : named;
  }

  /** Those that the user names; else one, because each takes the full time. */
  private List<SlicedOperation> operations(Scenario scenario) {
    List<String> named = slicing.operations().withParameters(scenario.operationNames());
    if (!named.isEmpty()) {
      return SlicedOperation.named(scenario, named);
    }
    List<SlicedOperation> all = SlicedOperation.of(scenario, scenario.operationNames());
    return List.of(
        all.stream()
            .filter(it -> USUAL.contains(it.key().toString()))
            .findFirst()
            .orElse(all.get(0)));
  }
}
