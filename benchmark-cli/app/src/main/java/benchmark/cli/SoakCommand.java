// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.error.UserError;
import benchmark.cli.expect.ExpectationVerdict;
import benchmark.cli.incident.Incidents;
import benchmark.cli.option.AtRate;
import benchmark.cli.option.Callers;
import benchmark.cli.option.ContinueOption;
import benchmark.cli.option.CpuOptions;
import benchmark.cli.option.ExpectOption;
import benchmark.cli.option.ExportOptions;
import benchmark.cli.option.OperationsOption;
import benchmark.cli.option.PairNames;
import benchmark.cli.option.PartsOption;
import benchmark.cli.option.PlacesOptions;
import benchmark.cli.option.ScenarioOption;
import benchmark.cli.results.RateLoad;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.PartCounts;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.slices.SliceGenerator;
import benchmark.cli.slices.SliceSettings;
import benchmark.cli.slices.SlicedOperation;
import benchmark.cli.soak.Pressure;
import benchmark.cli.soak.SoakLoad;
import benchmark.cli.soak.SoakRecord;
import benchmark.cli.soak.SoakReport;
import benchmark.cli.soak.SoakRun;
import benchmark.cli.soak.SoakSettings;
import benchmark.cli.statistics.Margin;
import benchmark.cli.status.StatusLine;
import benchmark.cli.text.Document;
import benchmark.cli.text.Terminal;
import benchmark.contract.Contracts;
import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures pairs for hours, and says what does not stay as it was. */
@Command(
    name = "soak",
    header = "soak --hours H <pair>   does it stay steady for hours?",
    description = {
      "Make calls for hours, and find out what does not stay steady: memory, threads, files,"
          + " speed.",
      "Each interval becomes a line in timeline.csv as soon as it has been measured. Pairs run"
          + " one after the other, unless --together is given.%n"
    },
    sortOptions = false,
    footer = {
      "",
      "Ctrl-C ends a run early and keeps what it has. Exit status: 3 if an expectation is not met,"
          + " 4 if one is undecided; 1, or 3 with --expect, if calls collapsed or failed, a part no"
          + " longer reported its counters, or a log reports a lack of memory, threads or files."
    })
final class SoakCommand extends ContextCommand {

  private static final Duration SHORTEST = Duration.ofSeconds(10);
  private static final Duration SHORTEST_INTERVAL = Duration.ofMillis(500);
  private static final Duration LONGEST_INTERVAL = Duration.ofHours(1);
  private static final Duration SHORTEST_RESTART = Duration.ofSeconds(15);
  private static final double MOST_HOURS = 10_000;
  private static final PartCounts PRESSURE_PARTS = new PartCounts(2, 2);
  private static final int HIGHEST_SEED = 1_000_000;

  @Parameters(
      paramLabel = "<pair>",
      arity = "0..*",
      completionCandidates = PairNames.class,
      description = "pairs, optionally with overrides: dubbo-kryo@heap=512m.")
  private List<String> names = List.of();

  @Option(names = "--hours", paramLabel = "H", description = "how long each pair is called.")
  private Double hours;

  @Option(names = "--minutes", paramLabel = "M", description = "the same in minutes, such as 0.5.")
  private Double minutes;

  @Option(
      names = "--every",
      paramLabel = "TIME",
      defaultValue = "10s",
      description = "the length of an interval (default 10s).")
  private Duration every;

  @Mixin private ScenarioOption scenario;

  @Mixin private OperationsOption operations;

  @Mixin private Callers callers;

  @Mixin private AtRate rate;

  @Option(
      names = "--tolerance",
      paramLabel = "PERCENT",
      defaultValue = "1%",
      description =
          "the change per hour that counts as steady (default 1%%): of the heap for memory,"
              + " otherwise of the first value.")
  private Margin tolerance;

  @Mixin private ExpectOption expected;

  @Option(
      names = "--restart-server",
      paramLabel = "TIME",
      description =
          "stop a server and start it again every TIME; with several, a different one each time.")
  private Duration restartEvery;

  @Option(
      names = "--how",
      paramLabel = "HOW",
      description =
          "how the server is ended: stop (default), which lets it finish its calls, or kill.")
  private String how;

  @Mixin private ContinueOption continued;

  @Option(
      names = "--together",
      description = "run all pairs at once: then their speed is not comparable.")
  private boolean together;

  @Mixin private PartsOption parts;

  @Mixin private CpuOptions cpuOptions;

  @Mixin private PlacesOptions places;

  @Mixin private ExportOptions exports;

  SoakCommand(CommandContext context) {
    super(context);
  }

  @Override
  public Integer call() {
    context.requireNoJmhArguments("soak");
    if (names.isEmpty()) {
      throw UserError.badInput(
          "soak takes a pair: ./benchmark.sh soak --minutes 30 dubbo-hessianlite");
    }
    List<Variant> variants = context.variants(names);
    if (together && variants.size() == 1) {
      throw UserError.badInput(
          "--together runs several pairs at once, and there is only %s. Name another one, or leave"
              + " it out.",
          variants.get(0).label());
    }
    SoakSettings settings = settings(together ? variants.size() : 1);
    variants.forEach(it -> it.requireCertificatesFor(settings.length()));
    exports.require(!expected.words().isEmpty());
    if (together && !settings.run().places().fit(variants, settings.run().parts())) {
      throw UserError.failure(
          "--together: the JVMs of %d pairs do not fit into the memory that is free. Give a smaller"
              + " heap, such as @heap=256m, or leave it out.",
          variants.size());
    }
    Optional<Path> old = continued.folder().map(it -> earlier(it, settings, variants));
    variants.forEach(it -> it.requireCallingJvm("A JVM goes on calling when a call fails"));
    settings.run().prepare(context, variants);
    var verdicts = new ArrayList<ExpectationVerdict>();
    var failed = new ArrayList<String>();
    var folders = new ArrayList<Path>();
    Incidents broken = Incidents.NONE;
    RuntimeException interrupted = null;
    StatusLine status = StatusLine.ofThisProcess();
    for (Supplier<SoakRun.Ended> run : runs(settings, variants, old, status)) {
      SoakRun.Ended ended = run.get();
      if (SoakRecord.isIn(ended.folder())) { // not if nothing could be written
        SoakReport report = SoakReport.read(ended.folder());
        status.printAbove(() -> print(report, ended.folder()));
        verdicts.addAll(report.verdicts());
        broken = broken.and(ended.variant(), report.incidents());
        folders.add(ended.folder());
      }
      if (ended.failure() instanceof UserError error && variants.size() > 1) {
        status.printAbove(
            () -> System.err.printf("%s: %s%n%n", ended.variant(), error.getMessage()));
        failed.add(ended.variant());
      } else if (ended.failure() != null) {
        interrupted = ended.failure();
        if (!together) {
          break;
        }
      }
    }
    exports.write(folders, context.project());
    if (interrupted != null) {
      throw interrupted;
    }
    if (!failed.isEmpty()) {
      throw UserError.failure(
          "%d of %d pairs failed: %s. See the errors above; their folders end in %s.",
          failed.size(), variants.size(), String.join(", ", failed), RunFolder.FAILED);
    }
    return broken.status(ExpectationVerdict.exitStatus(verdicts), !expected.words().isEmpty());
  }

  /**
   * The runs to come, one after the other; or those that go on, all at once. These have their
   * folders before the first one starts: where one cannot begin, none does.
   */
  private List<Supplier<SoakRun.Ended>> runs(
      SoakSettings settings, List<Variant> variants, Optional<Path> old, StatusLine status) {
    variants.forEach(
        it ->
            context.warnAboutUnsupportedOperations(
                it, List.of(settings.load().operation().key().name())));
    Function<Variant, SoakRun> next =
        variant ->
            old.map(it -> SoakRun.resume(context, settings, variant, it, status.beside()))
                .orElseGet(() -> SoakRun.begin(context, settings, variant, status.beside()));
    return together
        ? variants.stream().map(next).toList().stream()
            .map(
                run ->
                    CompletableFuture.supplyAsync(
                        run::execute, it -> new Thread(it, "soak").start()))
            .<Supplier<SoakRun.Ended>>map(run -> run::join)
            .toList()
        : variants.stream()
            .<Supplier<SoakRun.Ended>>map(it -> () -> next.apply(it).execute())
            .toList();
  }

  private void print(SoakReport report, Path folder) {
    show(folder, report.document(), made -> {}, Document.of());
    Terminal.line();
  }

  private Path earlier(Path named, SoakSettings settings, List<Variant> variants) {
    Path folder = RunFolder.renamed(named, SoakRecord::isIn);
    RunFolder.requireFolder(folder);
    if (!SoakRecord.isIn(folder)) {
      throw UserError.badInput(
          "--continue %s: there is no long run there. Give the folder of one, which has a %s.",
          named, SoakRecord.FILE.name());
    }
    if (variants.size() > 1) {
      throw UserError.badInput(
          "--continue %s takes the one pair that it is a run of, not %d. Name that pair, and no"
              + " other.",
          named, variants.size());
    }
    SoakRun.requireContinuable(folder, settings, variants.get(0));
    continued.requireNoResults(cpuOptions);
    return folder;
  }

  private SoakSettings settings(int atOnce) {
    Duration length = length();
    if (every.compareTo(SHORTEST_INTERVAL) < 0
        || every.compareTo(LONGEST_INTERVAL) > 0
        || every.multipliedBy(3).compareTo(length) > 0) {
      throw UserError.badInput(
          "--every %d ms: an interval must be from half a second to an hour long, and the run"
              + " must hold three. Give another length.",
          every.toMillis());
    }
    requireRestarts(length);
    boolean pressure = scenario.is(Pressure.NAME);
    Scenario chosen = pressure ? Scenarios.MIXED : scenario.chosen().orElse(Scenarios.MIXED);
    ScenarioOption.requireCalls(chosen, "soak makes calls for hours");
    SlicedOperation called = operation(chosen);
    RunSettings run =
        parts.of(cpuOptions.run(context, places), pressure ? PRESSURE_PARTS : PartCounts.ONE);
    var slices = SliceSettings.of(chosen, callers.jmh());
    return new SoakSettings(
        run.measuredBy(new SliceGenerator(slices, chosen, true)),
        new SoakLoad(
            called,
            slices.callers(),
            load(),
            pressure
                ? Optional.of(
                    Pressure.of(length, ThreadLocalRandom.current().nextInt(1, HIGHEST_SEED)))
                : Optional.empty()),
        length,
        every,
        tolerance.delta(),
        SoakSettings.lines(expected.words()),
        Optional.ofNullable(restartEvery)
            .map(time -> new SoakSettings.Restarts(time, "kill".equals(how))),
        atOnce);
  }

  private Duration length() {
    if ((hours == null) == (minutes == null)) {
      throw UserError.badInput(
          "soak takes either --hours or --minutes: ./benchmark.sh soak --minutes 30"
              + " dubbo-hessianlite");
    }
    double wanted = hours == null ? minutes / 60 : hours;
    if (!(wanted >= SHORTEST.toSeconds() / 3_600.0 && wanted <= MOST_HOURS)) {
      throw UserError.badInput(
          "%s: a run must last from %d seconds to %.0f hours. Give another time.",
          hours == null ? "--minutes " + minutes : "--hours " + hours,
          SHORTEST.toSeconds(),
          MOST_HOURS);
    }
    return Duration.ofMillis(Math.round(wanted * 3_600_000));
  }

  private Optional<RateLoad> load() {
    Optional<RateLoad> load = rate.load(every, "--every");
    if (load.isPresent() && load.get().rates().size() > 1) {
      throw UserError.badInput(
          "--rate: a long run takes a single rate, not %d. Give one.", load.get().rates().size());
    }
    if (load.isPresent() && callers.number().isPresent()) {
      throw UserError.badInput(
          "-t %d: at a rate, calls do not wait for callers. Give --in-flight, or leave --rate out.",
          callers.number().get());
    }
    return load;
  }

  private void requireRestarts(Duration length) {
    if (restartEvery == null && how != null) {
      throw UserError.badInput(
          "--how %s says how a server is ended. Add --restart-server, such as --restart-server 5m.",
          how);
    }
    if (how != null && !List.of("stop", "kill").contains(how)) {
      throw UserError.badInput("--how %s: this must be stop or kill. Use one of them.", how);
    }
    if (restartEvery != null
        && (restartEvery.compareTo(SHORTEST_RESTART) < 0
            || restartEvery.compareTo(every) < 0
            || restartEvery.compareTo(length) >= 0)) {
      throw UserError.badInput(
          "--restart-server %d s: this must be at least %d seconds and an interval (--every), and"
              + " less than the run. Give another time.",
          restartEvery.toSeconds(), SHORTEST_RESTART.toSeconds());
    }
  }

  private SlicedOperation operation(Scenario chosen) {
    List<String> all = chosen.operationNames();
    Optional<String> named = operations.one(all);
    if (named.isEmpty() && Contracts.service().isPresent()) {
      return SlicedOperation.of(Contracts.service().get().mixture());
    }
    List<SlicedOperation> called =
        named
            .map(it -> SlicedOperation.named(chosen, it).toList())
            .orElseGet(() -> SlicedOperation.of(chosen, all));
    if (called.size() > 1) {
      throw UserError.badInput(
          "--scenario %s has %d operations%s, and one after the other would look like a trend. Name"
              + " one with --ops, or use --scenario %s, which calls three at once.",
          chosen, called.size(), named.map(" named "::concat).orElse(""), Scenarios.MIXED);
    }
    return called.get(0);
  }
}
