// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.error.UserError;
import benchmark.cli.machine.Machine;
import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.project.GitState;
import benchmark.cli.report.DistinctLabels;
import benchmark.cli.report.ValidityChecks;
import benchmark.cli.results.Json;
import benchmark.cli.results.Metric;
import benchmark.cli.results.RunFolder;
import benchmark.cli.results.StoredRun;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.PairRun;
import benchmark.cli.run.RunFailed;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.status.ProgressContext;
import benchmark.cli.status.StatusLine;
import benchmark.cli.text.Document;
import benchmark.cli.text.LineWrap;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.TextRenderer;
import benchmark.launch.ExitStatus;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Measures variants side by side, round by round, and says whether they differ. Rounds are
 * interleaved and balanced: A B, B A, A B … Each gives every variant a fresh server JVM and fresh
 * client JVMs.
 */
public final class CompareRun {

  private final CommandContext session;
  private final CompareSettings settings;
  private final StatusLine status = StatusLine.ofThisProcess();
  private final List<Round> finished = new ArrayList<>();
  private final Instant start = Instant.now();

  public CompareRun(CommandContext session, CompareSettings settings) {
    this.session = session;
    this.settings = settings;
  }

  /**
   * Compares, prints and stores.
   *
   * @return the exit status
   */
  public int execute() {
    var machine = Machine.now();
    var commit = GitState.of(session.project().root());
    var folder = RunFolder.create(settings.run().results(), "compare");
    var floor = NoiseFloor.stored(settings.run().results(), machine);
    System.out.println(new Forecast(settings, floor).toText());
    settings.variants().forEach(variant -> variant.pair().limit().tell());
    String stopped = null;
    RuntimeException failure = null;
    try {
      stopped = measure(folder, commit);
    } catch (UserError | InterruptedByUserException e) {
      failure = e;
      stopped =
          e instanceof InterruptedByUserException
              ? "by Ctrl-C or a signal, in round " + (finished.size() + 1)
              : "because round " + (finished.size() + 1) + " failed";
    }
    status.clear();
    Path partial = folder.path();
    Path path = report(folder, machine, commit, stopped, failure);
    if (failure instanceof RunFailed failed) {
      throw failed.moved(partial, path);
    }
    if (failure != null) {
      throw failure;
    }
    return settings.gate().isPresent() ? gate(stopped) : 0;
  }

  /** Runs rounds until it is time to stop, and says why. */
  private String measure(RunFolder folder, GitState commit) {
    while (true) {
      Duration elapsed = Duration.between(start, Instant.now());
      Duration ofOneRound =
          finished.isEmpty() ? settings.expectedRound() : elapsed.dividedBy(finished.size());
      var reason =
          settings
              .stopping()
              .reasonToStop(new Rounds(finished), settings.variants().size(), elapsed, ofOneRound);
      if (reason.isPresent()) {
        return reason.get();
      }
      finished.add(round(folder, commit, ofOneRound));
    }
  }

  private Round round(RunFolder folder, GitState commit, Duration ofOneRound) {
    int number = finished.size() + 1;
    List<Integer> order = Round.order(number, settings.variants().size());
    var measured = new LinkedHashMap<Integer, Round.Measured>();
    for (int place : order) {
      measured.put(place, measure(folder, commit, ofOneRound, number, place, measured.size()));
    }
    return new Round(number, order, order.stream().sorted().map(measured::get).toList());
  }

  private Round.Measured measure(
      RunFolder folder, GitState commit, Duration ofOneRound, int number, int place, int done) {
    Variant variant = settings.variants().get(place);
    Path rounds = folder.path().resolve("round-%03d".formatted(number));
    RunSettings run = settings.run().withResults(rounds);
    OptionalInt expected = settings.stopping().expectedRounds(ofOneRound);
    int variants = settings.variants().size();
    int runsAfterThis =
        Math.max(0, (expected.orElse(number) - number) * variants + variants - 1 - done);
    var stage =
        new ProgressContext(
            "round %d%s"
                .formatted(
                    number,
                    expected.isPresent() ? " of " + Math.max(number, expected.getAsInt()) : ""),
            LiveIntervals.of(new Rounds(finished), DistinctLabels.of(settings.labels())),
            variant.label(),
            runsAfterThis,
            expected.isPresent() ? "" : "of this round",
            Optional.of(ofOneRound.dividedBy(variants)));
    Path result;
    try {
      result = new PairRun(variant, run, commit, session).execute(status, stage);
    } catch (RunFailed e) {
      throw e.led(
          "%s failed in round %d, which ends the comparison: ".formatted(variant.label(), number));
    } catch (UserError e) {
      throw UserError.failure(
          "%s failed in round %d, which ends the comparison: %s",
          variant.label(), number, e.getMessage());
    }
    StoredRun stored = StoredRun.read(result);
    return new Round.Measured(
        folder.path().relativize(result).toString(),
        stored.operations(),
        stored.costs(),
        ValidityChecks.of(stored, CompareReport.HIGHEST_PERCENTILE));
  }

  /** Prints and stores, and returns where. */
  private Path report(
      RunFolder folder,
      Machine machine,
      GitState commit,
      String stopped,
      RuntimeException failure) {
    var rounds = new Rounds(finished);
    Json.write(
        folder.file(CompareRecord.FILE),
        new CompareRecord(
            session.userCommand(),
            settings.labels(),
            settings.operations(),
            settings.margin().delta(),
            commit,
            machine,
            start,
            Instant.now(),
            stopped,
            failure == null ? null : failure.getMessage(),
            CompareRecord.results(settings.labels(), rounds, settings.margin()),
            finished));
    if (!finished.isEmpty()) {
      Document report =
          new CompareReport(settings.labels(), rounds, settings.margin(), settings.isNoiseFloor())
              .document();
      folder.write(CompareReport.FILE, MarkdownRenderer.render(report));
      System.out.println(TextRenderer.render(report));
      System.out.printf("Stopped %s.%n", stopped);
      if (settings.isNoiseFloor()) {
        remember(machine, rounds);
      }
    }
    boolean whole = failure == null || failure instanceof InterruptedByUserException;
    Path path = whole && !finished.isEmpty() ? folder.succeed() : folder.fail();
    System.out.println("Everything is in " + path);
    return path;
  }

  private void remember(Machine machine, Rounds rounds) {
    if (finished.size() >= NoiseFloor.FEWEST_ROUNDS) {
      noiseFloor(machine, rounds).store(settings.run().results(), machine);
    } else {
      System.out.printf(
          "%d round%s too few for a noise floor; run at least %d.%n",
          finished.size(), finished.size() == 1 ? " is" : "s are", NoiseFloor.FEWEST_ROUNDS);
    }
  }

  private NoiseFloor noiseFloor(Machine machine, Rounds rounds) {
    Map<OperationKey, Double> deviations = new LinkedHashMap<>();
    for (OperationKey operation : rounds.operations()) {
      deviations.put(
          operation,
          rounds
              .comparison(1, operation, Metric.THROUGHPUT)
              .ratio()
              .noise()
              .orElseThrow()
              .logDeviation());
    }
    return new NoiseFloor(
        machine.cpuModel(),
        machine.cpus(),
        settings.labels().get(0),
        finished.size(),
        settings.time(),
        Instant.now(),
        deviations);
  }

  private int gate(String stopped) {
    var gate =
        new GateReport(settings.labels(), new Rounds(finished), settings.gate().orElseThrow());
    gate.requireRounds(stopped);
    List<String> failures = gate.failures();
    if (failures.isEmpty()) {
      System.out.print(LineWrap.wrap(gate.passed(), ""));
      return 0;
    }
    failures.forEach(System.err::println);
    return ExitStatus.GATE_FAILED;
  }
}
