// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.Defaults;
import benchmark.cli.error.UserError;
import benchmark.cli.expect.ExpectationVerdict;
import benchmark.cli.expect.Expectations;
import benchmark.cli.load.LoadReport;
import benchmark.cli.load.LoadRun;
import benchmark.cli.load.LoadSettings;
import benchmark.cli.load.Objective;
import benchmark.cli.option.DurationConverter;
import benchmark.cli.option.PairNames;
import benchmark.cli.option.PositiveConverter;
import benchmark.cli.page.PageFiles;
import benchmark.cli.results.RateLoad;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.JmhArguments;
import benchmark.cli.run.Payload;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.slices.MixedGenerator;
import benchmark.cli.slices.SliceSettings;
import benchmark.cli.slices.SlicedOperation;
import benchmark.cli.text.Terminal;
import benchmark.contract.Scenario;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Calls variants at rates, and tells what they sustain. */
@Command(
    name = "load",
    description = {
      "Call at given rates, whether or not earlier calls have been answered, and show response"
          + " times, costs and the highest sustained rate.",
      "Without --rate: a ladder up to what the slowest variant reaches in a closed loop, then a"
          + " search. All variants get the same rates and the same times of calls.%n"
    },
    sortOptions = false,
    footer = {
      "",
      "For verdicts on two variants at the same rate: ./benchmark.sh compare --rate 8k A B",
      "Exit status: 3 if an expectation is not met, 4 if one is undecided."
    })
final class LoadCommand implements Callable<Integer> {

  private static final int BLOCKS = 3;
  private static final int STEP_SECONDS = 3;
  private static final String USUAL = "getUser";

  private final CommandContext context;

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
          "find the highest rate that keeps within a limit: 'p99<=5ms' (p50, p90, p99, p999 or"
              + " max).")
  private String objective;

  @Option(
      names = "--ops",
      paramLabel = "OP",
      split = ",",
      description = "operations of the scenario (default " + USUAL + ", or its first one).")
  private List<String> operations;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description =
          "how long each rate counts in a block, after 2 s of settling (default "
              + STEP_SECONDS
              + "s).")
  private Duration time;

  @Option(
      names = "--blocks",
      paramLabel = "N",
      converter = PositiveConverter.class,
      description = "measure in N blocks of fresh JVMs (default " + BLOCKS + ").")
  private Integer blocks;

  @Option(
      names = "--quick",
      description = "one block: about a minute and a half, without" + " intervals.")
  private boolean quick;

  @Option(
      names = "--warmup",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description =
          "longest warm-up of a variant (default " + Defaults.SLICE_LONGEST_WARMUP_SECONDS + "s).")
  private Duration warmup;

  @Option(
      names = {"-t", "--threads"},
      paramLabel = "N",
      converter = PositiveConverter.class,
      description = "callers of the closed loop that sets the ladder (default: the scenario's).")
  private Integer threads;

  @Option(
      names = "--expect",
      paramLabel = "EXPR",
      description =
          "a limit at every rate of --rate, e.g. 'getUser.p99<=5ms', or a file with one per line;"
              + " may"
              + " be repeated.")
  private List<String> expected = List.of();

  @Mixin private ScenarioOption scenarioOption;

  @Mixin private PayloadOption payload;

  @Mixin private PartsOption parts;

  @Mixin private Placement placement;

  @Mixin private PlacesOptions places;

  @Mixin private DetailsOption details;

  @Mixin private ExportOptions exports;

  LoadCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    context.requireNoJmhArguments("load");
    if (names.isEmpty()) {
      throw UserError.badInput("load takes a pair: ./benchmark.sh load dubbo-kryo");
    }
    LoadSettings settings = settings();
    exports.requireChecks(!expected.isEmpty());
    exports.requireWritable();
    settings.run().requirePossible(settings.variants());
    settings.run().requirePlaces(context, settings.variants());
    context.update(settings.variants());
    settings.run().requireResolved(context, settings.variants());
    LoadRun.Ended ended = new LoadRun(context, settings).execute();
    LoadReport report = LoadReport.read(ended.folder());
    if (!report.isEmpty()) {
      Terminal.print(report.tables(details.areWanted()));
      System.out.println();
    }
    System.out.println("Results: " + ended.folder());
    if (!report.isEmpty()) {
      PageFiles.add(
          List.of(ended.folder()), context.project(), ended.folder().resolve(PageFiles.REPORT));
      exports.write(List.of(ended.folder()), context.project());
      System.out.println();
      Terminal.print(report.answers());
    }
    if (ended.failure() != null) {
      throw ended.failure();
    }
    return ExpectationVerdict.exitStatus(report.verdicts());
  }

  private LoadSettings settings() {
    requireOneNumber();
    if (!expected.isEmpty() && !atRate.isWanted()) {
      throw UserError.badInput(
          "--expect %s: it is checked at every rate of --rate, so add that, such as --rate 2k,4k. To"
              + " find the highest rate that keeps within a limit, give --slo.",
          expected.get(0));
    }
    Payload message = payload.message(scenarioOption, JmhArguments.NONE);
    Scenario scenario = payload.scenario(scenarioOption, message);
    ScenarioOption.requireCalls(scenario, "load makes calls at a rate");
    Expectations.of(expected, scenario);
    Duration step = Optional.ofNullable(time).orElse(Duration.ofSeconds(STEP_SECONDS));
    RateLoad load = atRate.loadOrLadder(step, "--time");
    List<Variant> variants = context.variants(names);
    List<SlicedOperation> called = operations(scenario);
    List<String> calledNames = called.stream().map(it -> it.key().name()).toList();
    variants.forEach(variant -> variant.requireCarries(calledNames));
    var slices =
        new SliceSettings(
            called,
            Optional.ofNullable(threads).orElse(scenario.callers()),
            step,
            1,
            Optional.ofNullable(warmup)
                .orElse(Duration.ofSeconds(Defaults.SLICE_LONGEST_WARMUP_SECONDS)),
            Optional.of(load));
    RunSettings placed = placement.run(context, places, Map.of());
    RunSettings run =
        placed
            .measuredBy(new MixedGenerator(slices, scenario))
            .withPayload(message)
            .with(parts.parts(placed.places()));
    return new LoadSettings(
        variants,
        run,
        slices,
        quick ? 1 : Optional.ofNullable(blocks).orElse(BLOCKS),
        Optional.ofNullable(objective).map(Objective::parse),
        expected);
  }

  private void requireOneNumber() {
    if (quick && blocks != null) {
      throw UserError.badInput(
          "--quick means one block, not --blocks %d. Leave one of them out.", blocks);
    }
  }

  /** Those that the user names; else one, because each takes the whole time. */
  private List<SlicedOperation> operations(Scenario scenario) {
    List<String> all = scenario.operationNames();
    for (String operation : Optional.ofNullable(operations).orElse(List.of())) {
      if (!all.contains(operation)) {
        throw UserError.badInput(
            "--ops: there is no operation '%s'. There are %s.", operation, String.join(", ", all));
      }
    }
    List<SlicedOperation> each = scenario.operations().stream().map(SlicedOperation::of).toList();
    if (operations != null) {
      return each.stream().filter(it -> operations.contains(it.key().name())).toList();
    }
    return List.of(
        each.stream().filter(it -> it.key().name().equals(USUAL)).findFirst().orElse(each.get(0)));
  }
}
