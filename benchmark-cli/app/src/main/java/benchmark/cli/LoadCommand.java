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
import benchmark.cli.option.PairNames;
import benchmark.cli.option.PartsOption;
import benchmark.cli.option.PayloadOption;
import benchmark.cli.option.PlacesOptions;
import benchmark.cli.option.ScenarioOption;
import benchmark.cli.option.Slicing;
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
import benchmark.cli.text.Terminal;
import benchmark.contract.Scenario;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
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
    settings.run().prepare(context, settings.variants());
    FilledFolder ended = new LoadRun(context, settings).execute();
    LoadReport report = LoadReport.read(ended.path());
    if (report.isEmpty()) {
      Terminal.line("Results: " + ended.path());
    } else {
      show(
          ended.path(),
          report.tables(details.areWanted()),
          folder -> exports.write(List.of(folder), context.project()),
          report.incidents().toDocument().and(report.answers()));
    }
    if (ended.failure() != null) {
      throw ended.failure();
    }
    return report
        .incidents()
        .status(ExpectationVerdict.exitStatus(report.verdicts()), !expected.words().isEmpty());
  }

  private LoadSettings settings() {
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
    List<Variant> variants = context.variants(names);
    List<SlicedOperation> called = operations(scenario);
    expectations.requireAtRates(called.stream().map(SlicedOperation::key).toList());
    List<String> calledNames = called.stream().map(it -> it.key().name()).toList();
    ScenarioOption.requireAnswerToEach(scenario, calledNames);
    variants.forEach(variant -> variant.requireSupports(calledNames));
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
