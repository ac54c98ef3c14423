// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.Defaults;
import benchmark.cli.compare.CompareRun;
import benchmark.cli.compare.CompareSettings;
import benchmark.cli.compare.MeasuringTime;
import benchmark.cli.compare.StoppingRule;
import benchmark.cli.compare.StoredComparison;
import benchmark.cli.error.UserError;
import benchmark.cli.machine.CpuPinning;
import benchmark.cli.project.Build;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.JmhArguments;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.statistics.Gate;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.Precision;
import benchmark.contract.Scenarios;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Compares variants, or stored runs. */
@Command(
    name = "compare",
    customSynopsis = {
      "benchmark.sh compare [options] A B [C...]     variants; A is the baseline",
      "       benchmark.sh compare results/X results/Y      stored runs"
    },
    description = {
      "Find out whether variants differ: faster, slower, the same, or not yet known.",
      "A variant is pair[@key=value,...] with the keys dubbo (a version), jdk (a path),"
          + " threads, jvm (a flag), D.name (a system property of both halves).%n"
    },
    sortOptions = false,
    footer = {
      "",
      "Durations are 90s, 10m or 1h; percentages are 2%%. Comparing a variant with",
      "itself measures the noise of this machine, which is remembered.",
      "Exit status 3: the gate is closed; 1: it could not be measured."
    })
final class CompareCommand implements Callable<Integer> {

  private static final List<String> OPERATIONS = Scenarios.USER.operationNames();

  private final CommandContext session;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "<variant>", arity = "0..*", hidden = true)
  private List<String> names = List.of();

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "stop after N rounds (default 12 if nothing else says when).")
  private Integer rounds;

  @Option(
      names = "--precision",
      paramLabel = "P",
      description = "stop when every interval is within ± P, as 2%%; not before round 10.")
  private String precision;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      description = "stop when another round would take longer than TIME in all, as 10m.")
  private String budget;

  @Option(
      names = "--margin",
      paramLabel = "P",
      defaultValue = "2%",
      description = "a difference up to this does not matter (default 2%%).")
  private String margin;

  @Option(
      names = "--gate",
      paramLabel = "P",
      description = "exit 3 if anything is surely slower by more than P.")
  private String gate;

  @Option(
      names = "--ops",
      paramLabel = "OP",
      split = ",",
      description = "some of ${COMPLETION-CANDIDATES} (default all).",
      completionCandidates = OperationNames.class)
  private List<String> operations = OPERATIONS;

  @Option(
      names = "--warmup",
      paramLabel = "TIME",
      description =
          "warm-up of an operation in a round (default " + Defaults.COMPARE_WARMUP_SECONDS + "s).")
  private String warmup;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      description =
          "measuring of an operation in a round (default "
              + Defaults.COMPARE_MEASUREMENT_SECONDS
              + "s).")
  private String time;

  @Option(
      names = {"-t", "--threads"},
      paramLabel = "N",
      description = "callers at the same time (default " + Defaults.THREADS + ").")
  private Integer threads;

  @Option(
      names = "--cpus",
      paramLabel = "LISTS",
      description = "pin the halves to CPUs: server=0,client=1.")
  private String cpus;

  @Mixin private CommonOptions common;

  CompareCommand(CommandContext session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    if (names.size() < 2) {
      throw UserError.badInput(
          "compare takes two or more variants, the baseline first, and got %d:"
              + " benchmark.sh compare dubbo-hessianlite dubbo-kryo",
          names.size());
    }
    if (!session.jmhArguments().isEmpty()) {
      throw UserError.badInput(
          "compare chooses JMH's options itself and takes none after --. Use --ops, --warmup, --time"
              + " and -t.");
    }
    var ofMargin = new Margin(Amounts.percent("--margin", margin));
    List<Path> folders = names.stream().filter(this::isFolder).map(Path::of).toList();
    if (!folders.isEmpty()) {
      return compareStored(folders, ofMargin);
    }
    CompareSettings settings = settings(ofMargin);
    new Build(session.project())
        .updatePairs(settings.variants().stream().map(Variant::pair).toList());
    settings.run().requireResolved(session.project(), settings.variants());
    return new CompareRun(session, settings).execute();
  }

  /**
   * No pair's name has a slash in it; what stands after an @ may be a path. In the project's own
   * folder a pair or a half is meant by its name, not the folder of its sources.
   */
  private boolean isFolder(String name) {
    String pair = name.replaceFirst("@.*", "");
    return pair.contains("/")
        || Files.isDirectory(Path.of(name))
            && session.project().half(pair).isEmpty()
            && session.project().pairs().stream().noneMatch(known -> known.name().equals(pair));
  }

  private int compareStored(List<Path> folders, Margin ofMargin) {
    if (folders.size() < names.size()) {
      throw UserError.badInput(
          "compare takes variants or folders of results, not both: %s", String.join(" ", names));
    }
    requireMarginOnly();
    for (Path folder : folders) {
      if (!Files.isDirectory(folder)) {
        throw UserError.badInput(
            "There is no folder %s to compare. Folders of runs are under results/.", folder);
      }
    }
    return StoredComparison.print(folders, ofMargin);
  }

  /** Every other option says how to measure; to ignore one would look as if it had been heeded. */
  private void requireMarginOnly() {
    List<String> others =
        spec.commandLine().getParseResult().matchedOptions().stream()
            .map(OptionSpec::longestName)
            .filter(name -> !name.equals("--margin"))
            .distinct()
            .toList();
    if (!others.isEmpty()) {
      throw UserError.badInput(
          "%s: stored runs are measured already, and only --margin goes with them. Leave it out.",
          String.join(", ", others));
    }
  }

  private CompareSettings settings(Margin ofMargin) {
    for (String operation : operations) {
      if (!OPERATIONS.contains(operation)) {
        throw UserError.badInput(
            "--ops: there is no operation '%s'. There are %s.",
            operation, String.join(", ", OPERATIONS));
      }
    }
    requirePositive("--rounds", rounds);
    requirePositive("-t", threads);
    if (gate != null && rounds != null && rounds < 2) {
      throw UserError.badInput(
          "--rounds %d: a gate needs at least 2 rounds to tell. Give more, or leave out --gate.",
          rounds);
    }
    var ofOperation =
        new MeasuringTime(
            warmup == null
                ? Duration.ofSeconds(Defaults.COMPARE_WARMUP_SECONDS)
                : Amounts.duration("--warmup", warmup),
            time == null
                ? Duration.ofSeconds(Defaults.COMPARE_MEASUREMENT_SECONDS)
                : Amounts.duration("--time", time));
    List<Variant> variants =
        names.stream().map(name -> Variant.parse(name, session.project())).toList();
    var stopping =
        new StoppingRule(
            rounds == null ? OptionalInt.empty() : OptionalInt.of(rounds),
            Optional.ofNullable(precision)
                .map(text -> new Precision(Amounts.positivePercent("--precision", text))),
            Optional.ofNullable(budget).map(text -> Amounts.duration("--budget", text)));
    return new CompareSettings(
        variants,
        run(ofOperation),
        operations.stream().distinct().toList(),
        ofOperation,
        stopping,
        ofMargin,
        Optional.ofNullable(gate)
            .map(text -> new Gate(new Margin(Amounts.percent("--gate", text)))));
  }

  private RunSettings run(MeasuringTime ofOperation) {
    var jmh =
        new JmhArguments()
            .option("-bm", "sample")
            .option("-f", 1)
            .option("-wi", Defaults.COMPARE_WARMUP_ITERATIONS)
            .option(
                "-w", ofOperation.warmup().toMillis() / Defaults.COMPARE_WARMUP_ITERATIONS + "ms")
            .option("-i", Defaults.COMPARE_MEASUREMENT_ITERATIONS)
            .option(
                "-r",
                ofOperation.measurement().toMillis() / Defaults.COMPARE_MEASUREMENT_ITERATIONS
                    + "ms");
    if (threads != null) {
      jmh.option("-t", threads);
    }
    jmh.given(operations.stream().map(Scenarios.USER::pattern).toList());
    return new RunSettings(
        Defaults.HOST,
        0,
        false,
        common.jdk(),
        jmh.toList(),
        common.results(session.project()),
        cpus == null ? CpuPinning.NONE : CpuPinning.parse(cpus));
  }

  private static void requirePositive(String option, Integer value) {
    if (value != null && value < 1) {
      throw UserError.badInput("%s %d: give a whole number from 1 on.", option, value);
    }
  }

  /** For the help. */
  private static final class OperationNames implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return OPERATIONS.iterator();
    }
  }
}
