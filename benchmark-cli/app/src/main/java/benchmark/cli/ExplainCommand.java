// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.compare.CompareRecord;
import benchmark.cli.compare.Design;
import benchmark.cli.compare.MeasuringTime;
import benchmark.cli.error.UserError;
import benchmark.cli.explain.ExplainReport;
import benchmark.cli.explain.ExplainRun;
import benchmark.cli.explain.ExplainSettings;
import benchmark.cli.explain.ExplainSettings.Profiler;
import benchmark.cli.option.AtRate;
import benchmark.cli.option.BlocksOption;
import benchmark.cli.option.Callers;
import benchmark.cli.option.CpuOptions;
import benchmark.cli.option.DetailsOption;
import benchmark.cli.option.PairNames;
import benchmark.cli.option.PlacesOptions;
import benchmark.cli.option.ScenarioOption;
import benchmark.cli.option.Slicing;
import benchmark.cli.process.Place;
import benchmark.cli.project.Jdk;
import benchmark.cli.results.RateLoad;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.contract.Scenario;
import benchmark.launch.ExitStatus;
import benchmark.launch.Load;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows where the difference between two variants comes from, or where the time of one goes. */
@Command(
    name = "explain",
    header = "explain [options] A [B] where does the time go?",
    description = {
      "Show where a difference in CPU time and allocation between two variants comes from, or where"
          + " a single variant spends them.",
      "Client and server are recorded while they answer calls at the same rate, in separate"
          + " blocks; what they achieve under a recorder is not a result.%n"
    },
    sortOptions = false,
    footer = {"", "For verdicts: ./benchmark.sh compare A B"})
final class ExplainCommand extends ContextCommand {

  @Parameters(
      paramLabel = "<variant>",
      arity = "0..*",
      completionCandidates = PairNames.class,
      description = "one pair or two, optionally with overrides, or the folder of a comparison.")
  private List<String> names = List.of();

  @Mixin private Slicing slicing;

  @Mixin private BlocksOption blocks;

  @Mixin private Callers callers;

  @Option(
      names = "--profiler",
      paramLabel = "P",
      description =
          "what samples the CPU: async (async-profiler, the default where it loads) or jfr (the"
              + " JDK's recorder).")
  private Profiler profiler;

  @Mixin private AtRate atRate;

  @Mixin private ScenarioOption scenarioOption;

  @Mixin private CpuOptions cpuOptions;

  @Mixin private PlacesOptions places;

  @Mixin private DetailsOption details;

  ExplainCommand(CommandContext context) {
    super(context);
  }

  @Override
  public Integer call() {
    context.requireNoJmhArguments("explain");
    ExplainSettings settings = settings();
    settings.run().prepare(context, settings.variants());
    Path folder = new ExplainRun(context, settings).execute();
    ExplainReport report = ExplainReport.KIND.read(folder);
    show(folder, report.tables(details.areWanted()), made -> {}, report.answer());
    return ExitStatus.SUCCESS;
  }

  /**
   * What the options say, and a stored comparison where they say nothing.
   *
   * @throws UserError if something cannot be explained: exit status 2
   */
  ExplainSettings settings() {
    int number = blocks.forIntervals(ExplainSettings.BLOCKS);
    MeasuringTime time = slicing.timeInSlices(ExplainSettings.RECORDED);
    Optional<CompareRecord> stored = stored();
    List<Variant> variants = variants(stored);
    Scenario scenario = scenarioOption.or(stored.map(it -> it.conditions().scenario()));
    ScenarioOption.requireCalls(scenario, "explain records calls at a rate");
    Optional<CompareRecord> ofScenario =
        stored.filter(it -> scenario.name().equals(it.conditions().scenario()));
    RateLoad load =
        load(
            ofScenario.flatMap(ExplainCommand::loadOf),
            time.measurement().dividedBy(ExplainSettings.STEPS));
    List<String> all = scenario.operationNames();
    String called =
        slicing
            .operations()
            .one(all)
            .or(
                () ->
                    ofScenario.map(
                        it -> it.mostDifferentOperation().without(Load.Open.RATE).toString()))
            .orElse(all.get(0));
    String nameOfCalled = called.split("\\?", 2)[0];
    variants.forEach(it -> it.requireSupports(List.of(nameOfCalled)));
    String because = "explain records the JVMs of both sides";
    variants.forEach(it -> it.requireJvms(because));
    variants.forEach(it -> it.requireCallingJvm(because));
    if (profiler == Profiler.ASYNC && places.areElsewhere()) {
      throw UserError.badInput(
          "--profiler async: async-profiler samples JVMs of this host only. Leave the option out for"
              + " the JDK's own recorder.");
    }
    return ExplainSettings.of(
        variants,
        run(stored),
        scenario,
        called,
        callers
            .number()
            .or(
                () ->
                    stored
                        .filter(it -> it.conditions().design() != Design.CODEC)
                        .map(it -> it.conditions().threads()))
            .orElse(scenario.callers()),
        time.warmup(),
        time.measurement(),
        number,
        Optional.ofNullable(profiler),
        load);
  }

  /** How a comparison called the operation with the largest difference; empty for a closed loop. */
  private static Optional<RateLoad> loadOf(CompareRecord compared) {
    return Optional.ofNullable(compared.conditions().atRate())
        .map(
            it ->
                new RateLoad(
                    List.of(RateLoad.of(compared.mostDifferentOperation())),
                    it.arrivals(),
                    it.inFlight(),
                    it.seed()));
  }

  private RateLoad load(Optional<RateLoad> stored, Duration step) {
    RateLoad load =
        stored.isPresent()
            ? atRate.loadOr(stored, step, "--time").orElseThrow()
            : atRate.loadOrLadder(step, "--time");
    if (load.rates().size() > 1) {
      throw UserError.badInput(
          "--rate: explain calls at a single rate, but got %d. Give one.", load.rates().size());
    }
    return load;
  }

  /** As the comparison that is to be explained was, if its JDK is here; or the user says how. */
  private RunSettings run(Optional<CompareRecord> stored) {
    return stored
        .map(it -> it.conditions().origin())
        .filter(it -> cpuOptions.hasJdk() || !it.places().isEmpty() || isHere(it.jdk()))
        .map(it -> cpuOptions.again(context, places, it))
        .orElseGet(() -> cpuOptions.run(context, places));
  }

  private static boolean isHere(Jdk jdk) {
    return Place.LOCAL.isExecutable(jdk.home().resolve("bin/java").toString());
  }

  private Optional<CompareRecord> stored() {
    return Optional.of(names)
        .filter(it -> it.size() == 1)
        .map(it -> Path.of(it.get(0)))
        .filter(CompareRecord.FILE::isIn)
        .map(CompareRecord.FILE::read);
  }

  /** As they are named, or the first two of a comparison. */
  private List<Variant> variants(Optional<CompareRecord> stored) {
    if (stored.isEmpty() && names.size() == 1 && Files.isDirectory(Path.of(names.get(0)))) {
      throw UserError.badInput(
          "%s holds no comparison. Name the folder of one, or a pair: ./benchmark.sh explain"
              + " dubbo-kryo",
          names.get(0));
    }
    List<Variant> variants =
        context.variants(stored.map(it -> it.labels().subList(0, 2)).orElse(names));
    if (variants.isEmpty() || variants.size() > 2) {
      throw UserError.badInput(
          "explain takes one variant or two, or the folder of a comparison, but got %d variants:"
              + " ./benchmark.sh explain dubbo-hessianlite dubbo-kryo",
          variants.size());
    }
    return variants;
  }
}
