// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.Defaults;
import benchmark.cli.codec.CodecComparisonRun;
import benchmark.cli.compare.CompareRecord;
import benchmark.cli.compare.CompareRun;
import benchmark.cli.compare.CompareSettings;
import benchmark.cli.compare.ComparisonPrinter;
import benchmark.cli.compare.Conditions;
import benchmark.cli.compare.Design;
import benchmark.cli.compare.GateRule;
import benchmark.cli.compare.MeasuringTime;
import benchmark.cli.compare.PlainComparison;
import benchmark.cli.compare.StoppingRule;
import benchmark.cli.compare.StoredRuns;
import benchmark.cli.error.UserError;
import benchmark.cli.option.DesignConverter;
import benchmark.cli.option.DurationConverter;
import benchmark.cli.option.GateConverter;
import benchmark.cli.option.MarginConverter;
import benchmark.cli.option.PairNames;
import benchmark.cli.option.PositiveConverter;
import benchmark.cli.option.PrecisionConverter;
import benchmark.cli.page.CodecCharts;
import benchmark.cli.page.PageFiles;
import benchmark.cli.project.Jdk;
import benchmark.cli.reproduce.Reproduction;
import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.JmhArguments;
import benchmark.cli.run.JmhGenerator;
import benchmark.cli.run.JmhOption;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.run.VariantText;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.Precision;
import benchmark.cli.topology.CpuPinning;
import benchmark.contract.Operation;
import benchmark.contract.Scenario;
import benchmark.contract.Scenarios;
import benchmark.launch.ExitStatus;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Compares variants or stored runs, or prints or continues a stored comparison. */
@Command(
    name = "compare",
    customSynopsis = {
      "benchmark.sh compare [options] A B [C...]      variants; A is the baseline",
      "       benchmark.sh compare --continue DIR            more blocks",
      "       benchmark.sh compare --codec A B [C...]        what the codecs cost",
      "       benchmark.sh compare DIR                       a stored comparison",
      "       benchmark.sh compare results/X results/Y       stored runs"
    },
    description = {
      "Find out whether variants differ: faster, slower, the same, or undecided.",
      "A variant is pair[@key=value,...] with the keys jdk (a path), threads, heap (as 2g), classpath"
          + " (a folder of classes or a jar), jvm (a flag), D.name (a system property of both JVMs), the"
          + " framework (a version, as dubbo=2.7.23), and filters, connections and transporter where"
          + " the protocol has them.%n"
    },
    sortOptions = false,
    footer = {
      "",
      "Durations are 90s, 5m30s or 1h; percentages are 2%%. Comparing a variant with",
      "itself measures the noise of this machine, which is remembered.",
      "Exit status of a gate: 0 it passes, 3 it fails, 4 it is inconclusive; 1: it could",
      "not be measured."
    })
final class CompareCommand implements Callable<Integer> {

  private final CommandContext session;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "<variant>",
      arity = "0..*",
      completionCandidates = PairNames.class,
      description = "variants, the baseline first; or folders of stored results.")
  private List<String> names = List.of();

  @Option(
      names = "--codec",
      description =
          "compare what encoding and decoding cost, without calls, in rounds (default "
              + CodecComparisonRun.USUAL_ROUNDS
              + ").")
  private boolean codec;

  @Option(
      names = "--design",
      paramLabel = "D",
      converter = DesignConverter.class,
      description =
          "blocks (default): the JVMs of all variants at the same time, measured by turns in slices;"
              + " rounds: one variant after the other.")
  private Design design;

  @Option(
      names = {"--blocks", "--rounds"},
      paramLabel = "N",
      converter = PositiveConverter.class,
      description = "measure N blocks or rounds (default 8 or 12 if nothing else says when).")
  private Integer rounds;

  @Option(
      names = "--precision",
      paramLabel = "P",
      converter = PrecisionConverter.class,
      description =
          "stop when every interval is within ± P, as 2%%; not before block or round "
              + Precision.MINIMUM_ROUNDS
              + ".")
  private Precision precision;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description =
          "stop when another block or round would take longer than TIME in all, as 5m30s.")
  private Duration budget;

  @Option(
      names = "--margin",
      paramLabel = "P",
      converter = MarginConverter.class,
      description = "a difference up to this does not matter (default 2%%).")
  private Margin margin;

  @Option(
      names = "--gate",
      paramLabel = "P",
      converter = GateConverter.class,
      description =
          "exit 0 only if nothing is worse by more than P, as 5%% or throughput:5%%,alloc:2%%"
              + " (throughput, p50, p99, cpu, alloc).")
  private GateRule gate;

  @Option(
      names = "--continue",
      paramLabel = "DIR",
      description = "add blocks or rounds to the stored comparison DIR, under its settings.")
  private Path continued;

  @Option(
      names = "--ops",
      paramLabel = "OP",
      split = ",",
      description = "some of the scenario's operations (default all), such as getUser.")
  private List<String> operations;

  @Option(
      names = "--warmup",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description =
          "longest warm-up of a variant in a block (default "
              + Defaults.SLICE_LONGEST_WARMUP_SECONDS
              + "s); warm-up of an operation in a round (default "
              + Defaults.COMPARE_WARMUP_SECONDS
              + "s).")
  private Duration warmup;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description =
          "measuring of an operation in a block (default "
              + Defaults.BLOCK_FEWEST_SECONDS
              + "s to "
              + Defaults.BLOCK_SECONDS
              + "s) or round (default "
              + Defaults.COMPARE_MEASUREMENT_SECONDS
              + "s).")
  private Duration measurement;

  @Option(
      names = {"-t", "--threads"},
      paramLabel = "N",
      converter = PositiveConverter.class,
      description = "callers at the same time (default: the scenario's, " + Defaults.THREADS + ").")
  private Integer threads;

  @Option(
      names = "--cpus",
      paramLabel = "LISTS",
      description = "pin the JVMs to CPUs: server=0,client=1.")
  private String cpus;

  @Mixin private ScenarioOption scenarioOption;

  @Mixin private DetailsOption details;

  @Mixin private CommonOptions common;

  CompareCommand(CommandContext session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    if (!session.jmhArguments().isEmpty()) {
      throw UserError.badInput(
          "compare chooses JMH's options itself and takes none after --. Use --ops, --warmup, --time"
              + " and -t.");
    }
    if (codec) {
      return compareCodecs();
    }
    if (continued != null) {
      return compareOn();
    }
    List<Path> folders = names.stream().filter(this::isFolder).map(Path::of).toList();
    if (names.size() == 1 && folders.size() == 1) {
      return printAgain(folders.get(0));
    }
    if (names.size() < 2 && !names.contains(CommandContext.ALL)) {
      throw UserError.badInput(
          "compare takes two or more variants, the baseline first, and got %d:"
              + " benchmark.sh compare dubbo-hessianlite dubbo-kryo",
          names.size());
    }
    return folders.isEmpty() ? measure(settings(Optional.empty()), 0) : compareStored(folders);
  }

  private int compareCodecs() {
    new GivenOptions(spec)
        .requireOnly(
            "--codec makes no calls, and only --rounds, --budget, --margin, --ops, --scenario, --jdk and"
                + " -o go with it",
            List.of(
                "--codec",
                "--rounds",
                "--blocks",
                "--budget",
                "--margin",
                "--ops",
                "--scenario",
                "--jdk",
                "-o"));
    List<Variant> variants = session.variants(names);
    if (variants.size() < 2) {
      throw UserError.badInput(
          "compare --codec takes two or more variants, the baseline first, and got %d:"
              + " benchmark.sh compare --codec dubbo-hessianlite dubbo-kryo",
          variants.size());
    }
    Scenario scenario = scenarioOption.orUsual();
    List<String> wanted = wanted(operations, scenario);
    RunSettings settings =
        RunSettings.of(common.jdk(), common.results(session.project())).of(scenario);
    session.build().update(variants.stream().map(it -> it.pair().client()).distinct().toList());
    variants.forEach(it -> it.pair().limit().within(wanted).tell());
    Margin chosen = Optional.ofNullable(margin).orElse(Margin.DEFAULT);
    Path finished =
        new CodecComparisonRun(
                session,
                settings,
                variants,
                scenario.calls().stream()
                    .filter(it -> wanted.contains(it.name()))
                    .<Operation<?>>map(it -> it)
                    .toList(),
                chosen)
            .execute(
                rounds == null ? CodecComparisonRun.USUAL_ROUNDS : rounds,
                Optional.ofNullable(budget),
                (comparison, folder) ->
                    CodecCharts.write(comparison, chosen, folder.resolve(CodecCharts.FILE)));
    PageFiles.add(List.of(finished), session.project(), finished.resolve(PageFiles.REPORT));
    return ExitStatus.SUCCESS;
  }

  /**
   * The operations that --ops names; all of the calls of a scenario without it.
   *
   * @throws UserError if there is none of a name
   */
  private static List<String> wanted(List<String> names, Scenario scenario) {
    List<String> all = scenario.calls().stream().map(Operation::name).distinct().toList();
    for (String name : names == null ? List.<String>of() : names) {
      if (!all.contains(name)) {
        throw UserError.badInput(
            "--ops: there is no operation '%s'. There are %s.", name, String.join(", ", all));
      }
    }
    return names == null ? all : names;
  }

  private int compareOn() {
    requireComparison(continued, "--continue " + continued);
    if (Reproduction.isIn(continued)) {
      throw UserError.badInput(
          "--continue %1$s: that is a reproduction. Add to it with: benchmark.sh reproduce --continue"
              + " %1$s",
          continued);
    }
    if (common.hasResults()) {
      throw UserError.badInput(
          "-o: --continue adds to %s, so there is no other folder for results. Leave -o out.",
          continued);
    }
    CompareRecord record = CompareRecord.read(continued);
    return measure(settings(Optional.of(record)), record.replicates().size());
  }

  private int measure(CompareSettings settings, int earlier) {
    settings.requireVerdictPossible(earlier);
    session.build().updatePairs(settings.variants().stream().map(Variant::pair).toList());
    settings.run().requireResolved(session, settings.variants());
    return new CompareRun(
            session,
            settings,
            new PlainComparison(
                settings,
                details.areWanted(),
                folder ->
                    PageFiles.add(
                        List.of(folder), session.project(), folder.resolve(PageFiles.REPORT))))
        .execute();
  }

  private static void requireComparison(Path folder, String words) {
    if (!CompareRecord.isIn(folder)) {
      throw UserError.badInput(
          "%s: there is no comparison. Give the folder of one, which holds %s, or two or more"
              + " variants or runs.",
          words, CompareRecord.FILE);
    }
  }

  private int printAgain(Path folder) {
    new GivenOptions(spec)
        .requireOnly(
            "a comparison is measured already, and only --margin, --gate and --details go with it",
            List.of("--margin", "--gate", "--details"));
    requireComparison(folder, folder.toString());
    CompareRecord record = CompareRecord.read(folder);
    var printer =
        new ComparisonPrinter(
            folder, record, Optional.ofNullable(margin).orElse(new Margin(record.margin())));
    printer.print(details.areWanted());
    return printer.conclude(Optional.ofNullable(gate));
  }

  /**
   * No pair's name has a slash in it, but at its end a shell may have added one; an override may be
   * a path. In the project's own folder a name means a pair or a module, not the folder of its
   * sources.
   */
  private boolean isFolder(String text) {
    String name = VariantText.parse(text).name();
    boolean known =
        session.project().module(name).isPresent()
            || session.project().pairs().stream().anyMatch(pair -> pair.name().equals(name));
    return !known
        && (text.replaceFirst("@.*", "").contains("/") || Files.isDirectory(Path.of(text)));
  }

  private int compareStored(List<Path> folders) {
    if (folders.size() < names.size()) {
      throw UserError.badInput(
          "compare takes variants or folders of results, not both: %s", String.join(" ", names));
    }
    new GivenOptions(spec)
        .requireOnly(
            "stored runs are measured already, and only --margin goes with them",
            List.of("--margin"));
    folders.forEach(RunFolder::requireFolder);
    return StoredRuns.print(folders, Optional.ofNullable(margin).orElse(Margin.DEFAULT));
  }

  /**
   * What the user asks for.
   *
   * @param stored the comparison to continue: it says what the user does not
   */
  private CompareSettings settings(Optional<CompareRecord> stored) {
    Optional<Conditions> before = stored.map(CompareRecord::conditions);
    Scenario scenario =
        scenarioOption
            .chosen()
            .or(() -> before.map(Conditions::scenario).flatMap(Scenarios::named))
            .orElse(Scenarios.USER);
    List<String> all = scenario.operationNames();
    List<String> wanted =
        orElse(
            operations,
            before.filter(it -> it.scenario().equals(scenario.name())).map(Conditions::operations),
            all);
    for (String operation : wanted) {
      if (!all.contains(operation)) {
        throw UserError.badInput(
            "--ops: there is no operation '%s'. There are %s.", operation, String.join(", ", all));
      }
    }
    if (gate != null && stored.isEmpty() && rounds != null && rounds < 2) {
      throw UserError.badInput(
          "--blocks %d: a gate needs at least 2 blocks or rounds. Give more, or leave out --gate.",
          rounds);
    }
    List<String> distinct = wanted.stream().distinct().toList();
    Design chosen = orElse(design, before.map(Conditions::design), Design.BLOCKS);
    boolean blocks = chosen == Design.BLOCKS;
    var time =
        new MeasuringTime(
            orElse(
                warmup,
                before.map(it -> it.time().warmup()),
                Duration.ofSeconds(
                    blocks
                        ? Defaults.SLICE_LONGEST_WARMUP_SECONDS
                        : Defaults.COMPARE_WARMUP_SECONDS)),
            orElse(
                measurement,
                before.map(it -> it.time().measurement()),
                blocks
                    ? MeasuringTime.usualInBlock(distinct.size())
                    : Duration.ofSeconds(Defaults.COMPARE_MEASUREMENT_SECONDS)));
    int callers = orElse(threads, before.map(Conditions::threads), scenario.callers());
    return new CompareSettings(
        chosen,
        session.variants(names.isEmpty() ? stored.map(CompareRecord::labels).orElse(names) : names),
        run(time, callers, scenario, distinct, before),
        distinct,
        time,
        measurement != null,
        callers,
        StoppingRule.of(rounds, precision, budget).or(chosen),
        orElse(margin, stored.map(it -> new Margin(it.margin())), Margin.DEFAULT),
        Optional.ofNullable(gate),
        Optional.ofNullable(continued));
  }

  private static <T> T orElse(T asked, Optional<T> stored, T usual) {
    return asked != null ? asked : stored.orElse(usual);
  }

  private RunSettings run(
      MeasuringTime time,
      int callers,
      Scenario scenario,
      List<String> wanted,
      Optional<Conditions> before) {
    var jmh =
        JmhArguments.NONE
            .with(JmhOption.MODE, "sample")
            .with(JmhOption.FORKS, 1)
            .with(JmhOption.WARMUP_ITERATIONS, Defaults.COMPARE_WARMUP_ITERATIONS)
            .with(
                JmhOption.WARMUP_TIME,
                time.warmup().toMillis() / Defaults.COMPARE_WARMUP_ITERATIONS + "ms")
            .with(JmhOption.MEASUREMENT_ITERATIONS, Defaults.COMPARE_MEASUREMENT_ITERATIONS)
            .with(
                JmhOption.MEASUREMENT_TIME,
                time.measurement().toMillis() / Defaults.COMPARE_MEASUREMENT_ITERATIONS + "ms")
            .with(JmhOption.THREADS, callers)
            .operations(wanted);
    Jdk jdk =
        common.hasJdk()
            ? common.jdk()
            : before.map(it -> Jdk.at(it.jdk().home())).orElse(common.jdk());
    return RunSettings.of(
            jdk,
            continued == null
                ? common.results(session.project())
                : continued.toAbsolutePath().normalize().getParent())
        .measuredBy(new JmhGenerator(jmh, scenario))
        .pinnedTo(
            cpus == null
                ? before.map(it -> new CpuPinning(it.cpus())).orElse(CpuPinning.NONE)
                : CpuPinning.parse(cpus));
  }
}
