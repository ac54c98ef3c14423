// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.error.UserError;
import benchmark.cli.expect.ExpectationVerdict;
import benchmark.cli.option.PairNames;
import benchmark.cli.page.PageFiles;
import benchmark.cli.results.RateLoad;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.Parts;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.slices.MixedGenerator;
import benchmark.cli.slices.SliceSettings;
import benchmark.cli.slices.SlicedOperation;
import benchmark.cli.soak.Pressure;
import benchmark.cli.soak.SoakRecord;
import benchmark.cli.soak.SoakReport;
import benchmark.cli.soak.SoakRun;
import benchmark.cli.soak.SoakSettings;
import benchmark.cli.statistics.Margin;
import benchmark.cli.text.Colours;
import benchmark.cli.text.TextRenderer;
import benchmark.contract.Operation;
import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures pairs for hours, and says what does not stay as it was. */
@Command(
    name = "soak",
    description = {
      "Call for hours, and find out what does not stay steady: memory, threads, files, speed.",
      "Each interval becomes a line in timeline.csv as soon as it has been measured. Pairs run"
          + " one after the other, unless --together is given.%n"
    },
    sortOptions = false,
    footer = {
      "",
      "Ctrl-C ends a run early and keeps what it has. Exit status: 3 if an expectation is not"
          + " met, 4 if"
          + " one is undecided."
    })
final class SoakCommand implements Callable<Integer> {

  private static final Duration SHORTEST = Duration.ofSeconds(10);
  private static final Duration SHORTEST_INTERVAL = Duration.ofMillis(500);
  private static final Duration LONGEST_INTERVAL = Duration.ofHours(1);
  private static final Duration SHORTEST_RESTART = Duration.ofSeconds(15);
  private static final double MOST_HOURS = 10_000;
  private static final Parts PRESSURE_PARTS = new Parts(2, 2);
  private static final int HIGHEST_SEED = 1_000_000;

  private final CommandContext context;

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

  @Option(
      names = "--scenario",
      paramLabel = "NAME",
      description =
          "what is called and by how many callers (default mixed: a text, a person and three"
              + " persons); pressure: the same with texts of changing sizes, 2 servers and 2"
              + " clients.")
  private String scenario;

  @Option(
      names = "--ops",
      paramLabel = "OP",
      description = "the one operation to call, if the scenario has several.")
  private String operation;

  @Mixin private Callers callers;

  @Mixin private AtRate rate;

  @Option(
      names = "--tolerance",
      paramLabel = "PERCENT",
      defaultValue = "1%",
      description =
          "the change per hour that counts as steady (default 1%%): of the heap for memory, else of"
              + " the first value.")
  private Margin tolerance;

  @Option(
      names = "--expect",
      paramLabel = "EXPR",
      description =
          "a limit, e.g. 'heap.growth<=200MiB', 'fullgc<=0', 'errors<=0', 'threads.growth<=0', or a"
              + " file with one per line; may be repeated.")
  private List<String> expected = List.of();

  @Option(
      names = "--restart-server",
      paramLabel = "TIME",
      description =
          "end a server and start it again every TIME; of several, a different one each time.")
  private Duration restartEvery;

  @Option(
      names = "--how",
      paramLabel = "HOW",
      description =
          "how the server is ended: stop (default), which lets it finish its calls, or" + " kill.")
  private String how;

  @Option(
      names = "--continue",
      paramLabel = "DIR",
      description = "continue a run that has ended or was killed, in its folder, with fresh JVMs.")
  private Path continued;

  @Option(
      names = "--together",
      description = "run all pairs at once: then their speed is not comparable.")
  private boolean together;

  @Mixin private PartsOption parts;

  @Mixin private Placement placement;

  @Mixin private PlacesOptions places;

  @Mixin private ExportOptions exports;

  SoakCommand(CommandContext context) {
    this.context = context;
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
    exports.require(!expected.isEmpty());
    requireMemory(settings, variants);
    Path old = continued == null ? null : earlier(settings, variants);
    settings.run().prepare(context, variants);
    var met = new ArrayList<ExpectationVerdict>();
    var failed = new ArrayList<String>();
    var folders = new ArrayList<Path>();
    RuntimeException interrupted = null;
    for (Supplier<SoakRun.Ended> run : runs(settings, variants, old)) {
      SoakRun.Ended ended = run.get();
      if (SoakRecord.isIn(ended.folder())) { // not if nothing could be written
        met.addAll(report(ended.folder()).met());
        folders.add(ended.folder());
      }
      if (ended.failure() instanceof UserError error && variants.size() > 1) {
        System.err.printf("%s: %s%n%n", ended.variant(), error.getMessage());
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
    return ExpectationVerdict.exitStatus(met);
  }

  private void requireMemory(SoakSettings settings, List<Variant> variants) {
    if (together && !settings.run().places().fit(variants, settings.run().parts())) {
      throw UserError.failure(
          "--together: the JVMs of %d pairs do not fit into the memory that is free. Give a smaller"
              + " heap, such as @heap=256m, or leave it out.",
          variants.size());
    }
  }

  /** The runs to come, one after the other; or those that go on, all at once. */
  private List<Supplier<SoakRun.Ended>> runs(
      SoakSettings settings, List<Variant> variants, Path old) {
    variants.forEach(it -> context.tellLeftOut(it, List.of(settings.operation().key().name())));
    return together
        ? started(settings, variants)
        : variants.stream()
            .<Supplier<SoakRun.Ended>>map(it -> () -> run(settings, it, old).execute())
            .toList();
  }

  private SoakRun run(SoakSettings settings, Variant variant, Path old) {
    return old == null
        ? SoakRun.begin(context, settings, variant)
        : SoakRun.resume(context, settings, variant, old);
  }

  /** All have their folders before the first one starts: where one cannot begin, none does. */
  private List<Supplier<SoakRun.Ended>> started(SoakSettings settings, List<Variant> variants) {
    return variants.stream()
        .map(variant -> SoakRun.begin(context, settings, variant))
        .toList()
        .stream()
        .map(run -> CompletableFuture.supplyAsync(run::execute, SoakCommand::start))
        .<Supplier<SoakRun.Ended>>map(run -> run::join)
        .toList();
  }

  private static void start(Runnable run) {
    new Thread(run, "soak").start();
  }

  private SoakReport report(Path folder) {
    var report = SoakReport.read(folder);
    System.out.print(Colours.of(TextRenderer.render(report.document())));
    System.out.println("\nResults: " + folder);
    PageFiles.add(folder, context.project());
    System.out.println();
    return report;
  }

  private Path earlier(SoakSettings settings, List<Variant> variants) {
    Path folder = SoakRecord.folder(continued);
    RunFolder.requireFolder(folder);
    if (!SoakRecord.isIn(folder)) {
      throw UserError.badInput(
          "--continue %s: there is no long run there. Give the folder of one, which has a %s.",
          continued, SoakRecord.FILE);
    }
    if (variants.size() > 1) {
      throw UserError.badInput(
          "--continue %s takes the one pair that it is a run of, not %d. Name that pair, and no"
              + " other.",
          continued, variants.size());
    }
    SoakRun.requireContinuable(folder, settings, variants.get(0));
    placement.requireNoResults(continued);
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
    boolean pressure = Pressure.NAME.equals(scenario);
    Scenario chosen = scenario == null || pressure ? Scenarios.MIXED : named(scenario);
    ScenarioOption.requireCalls(chosen, "soak makes calls for hours");
    SlicedOperation called = operation(chosen);
    RunSettings placed = placement.run(context, places, Map.of());
    RunSettings run =
        placed.with(pressure && !parts.isGiven() ? PRESSURE_PARTS : parts.parts(placed.places()));
    var slices = SliceSettings.of(chosen, callers.jmh());
    return new SoakSettings(
        run.measuredBy(new MixedGenerator(slices, chosen, true)),
        called,
        slices.callers(),
        load(),
        length,
        every,
        tolerance.delta(),
        SoakSettings.lines(expected),
        Optional.ofNullable(restartEvery),
        pressure
            ? Optional.of(Pressure.of(length, ThreadLocalRandom.current().nextInt(1, HIGHEST_SEED)))
            : Optional.empty(),
        atOnce,
        "kill".equals(how));
  }

  private static Scenario named(String name) {
    return Scenarios.named(name)
        .orElseThrow(
            () ->
                UserError.badInput(
                    "--scenario %s: there is no scenario '%1$s'. There are %s and %s.",
                    name,
                    Scenarios.ALL.stream().map(Scenario::name).collect(Collectors.joining(", ")),
                    Pressure.NAME));
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
      throw UserError.badInput("--how %s: this must be stop or kill. Take one of them.", how);
    }
    if (restartEvery != null
        && (restartEvery.compareTo(SHORTEST_RESTART) < 0
            || restartEvery.compareTo(every) < 0
            || restartEvery.compareTo(length) >= 0)) {
      throw UserError.badInput(
          "--restart-server %d s: this must be at least %d seconds and an interval (--every), and"
              + " less than the whole run. Give another time.",
          restartEvery.toSeconds(), SHORTEST_RESTART.toSeconds());
    }
  }

  private SlicedOperation operation(Scenario chosen) {
    List<? extends Operation<?>> all =
        chosen.operations().stream()
            .filter(it -> operation == null || it.name().equals(operation))
            .toList();
    if (all.isEmpty()) {
      throw UserError.badInput(
          "--ops: there is no operation '%s'. There are %s.",
          operation, String.join(", ", chosen.operationNames()));
    }
    if (all.size() > 1) {
      throw UserError.badInput(
          "--scenario %s has %d operations%s, and one after the other would look like a trend. Name"
              + " one with --ops, or take --scenario %s, which calls three at once.",
          chosen, all.size(), operation == null ? "" : " named " + operation, Scenarios.MIXED);
    }
    return SlicedOperation.of(all.get(0));
  }
}
