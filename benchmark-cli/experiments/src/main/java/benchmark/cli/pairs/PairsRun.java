// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.pairs;

import benchmark.cli.codec.StoredCodecs;
import benchmark.cli.error.UserError;
import benchmark.cli.expect.ExpectReport;
import benchmark.cli.expect.ExpectationResult;
import benchmark.cli.expect.ExpectationVerdict;
import benchmark.cli.expect.Expectations;
import benchmark.cli.incident.Incidents;
import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.project.Role;
import benchmark.cli.report.ComparisonTable;
import benchmark.cli.report.CostFindings;
import benchmark.cli.report.PairLines;
import benchmark.cli.report.QuickReport;
import benchmark.cli.report.QuickRuns;
import benchmark.cli.report.RememberedSetups;
import benchmark.cli.report.RunReport;
import benchmark.cli.report.RunRow;
import benchmark.cli.report.RunsReport;
import benchmark.cli.report.WarningList;
import benchmark.cli.results.JmhText;
import benchmark.cli.results.Json;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.RunFolder;
import benchmark.cli.results.StoredRun;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.OwnService;
import benchmark.cli.run.RunSequence;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.text.DistinctLabels;
import benchmark.cli.text.Document;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.StandardOutput;
import benchmark.cli.text.Terminal;
import benchmark.launch.ExitStatus;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Runs pairs one after the other, prints JMH's table of each, and compares them at the end.
 *
 * @param jvmDeviation how much the log of a throughput differs from JVM to JVM of the same pair, as
 *     a standard deviation; empty if nobody has measured it here
 * @param expectations what each run is held against
 * @param afterwards is given the folders of the runs of several pairs, once all have ended
 * @param exports is given the folders of all runs, and writes their numbers for other programs
 */
public record PairsRun(
    CommandContext context,
    List<Variant> variants,
    RunSettings settings,
    Printing printing,
    OptionalDouble jvmDeviation,
    Expectations expectations,
    Consumer<List<Path>> afterwards,
    Consumer<List<Path>> exports) {

  /**
   * What is printed of each run.
   *
   * @param textFile where JMH's text of all pairs goes, too
   * @param details whether everything is printed of each of several pairs, and not only a line
   */
  public record Printing(Optional<Path> textFile, boolean details) {}

  /**
   * Runs them all. A pair that fails among several is named, and the others go on: one pair that
   * breaks must not cost the night that the others took.
   *
   * @return the exit status: that of what was expected, if anything was
   */
  public int execute() {
    setups(); // a file that cannot be read is named before anything is measured
    List<String> labels = DistinctLabels.of(variants.stream().map(Variant::label).toList());
    printing
        .textFile()
        .filter(it -> !StandardOutput.isMeantBy(it))
        .ifPresent(file -> write(file, ""));
    var failed = new TreeSet<Integer>();
    var measured = new TreeMap<Integer, Measured>();
    var lines = new PairLines(labels);
    List<Integer> all = IntStream.range(0, variants.size()).boxed().toList();
    measure(all, labels, lines, measured, failed);
    List<Integer> wide = tooWide(measured, labels);
    Optional<InterruptedByUserException> interrupted = Optional.empty();
    if (!wide.isEmpty()) {
      try {
        measure(wide, labels, lines, measured, failed);
      } catch (InterruptedByUserException e) { // all have been measured once
        interrupted = Optional.of(e);
      }
    }
    List<Path> folders = measured.values().stream().map(it -> it.run().folder()).toList();
    if (variants.size() > 1 && !folders.isEmpty()) {
      compare(measured, failed, labels, folders);
    }
    if (!folders.isEmpty()) {
      exports.accept(folders);
    }
    if (interrupted.isPresent()) {
      throw interrupted.get();
    }
    if (isLookingForAble() && !measured.isEmpty()) {
      failed.forEach(it -> System.err.println(labels.get(it) + " is left out: see above."));
      failed.clear();
    }
    if (!failed.isEmpty()) {
      throw UserError.failure(
          "%d of %d pairs failed: %s. See the errors above; their folders end in %s.",
          failed.size(),
          variants.size(),
          failed.stream().map(labels::get).collect(Collectors.joining(", ")),
          RunFolder.FAILED);
    }
    return incidents(measured, labels)
        .status(
            ExpectationVerdict.exitStatus(
                measured.values().stream().flatMap(it -> it.expected().stream()).toList()),
            !expectations.isEmpty());
  }

  /** Of all pairs, only some carry a user's own service: which, is found out. */
  private boolean isLookingForAble() {
    return OwnService.current().isPresent() && context.ownArguments().contains(CommandContext.ALL);
  }

  /** A run, what broke in it, and what it comes to against what was expected of it. */
  private record Measured(StoredRun run, Incidents incidents, List<ExpectationVerdict> expected) {}

  private static Incidents incidents(Map<Integer, Measured> measured, List<String> labels) {
    Incidents all = Incidents.NONE;
    for (Map.Entry<Integer, Measured> it : measured.entrySet()) {
      all = all.and(labels.get(it.getKey()), it.getValue().incidents());
    }
    return all;
  }

  /**
   * Measures some of the variants. A later run of a variant takes the place of an earlier one; one
   * that fails leaves it there.
   *
   * @param places those of the variants
   */
  private void measure(
      List<Integer> places,
      List<String> labels,
      PairLines lines,
      Map<Integer, Measured> measured,
      Set<Integer> failed) {
    new RunSequence(context, places.stream().map(variants::get).toList(), settings, "pair")
        .execute(
            new RunSequence.Listener() {
              @Override
              public void measured(int number, Path folder) {
                int place = places.get(number);
                StoredRun stored = StoredRun.read(folder);
                var incidents = Incidents.of(stored);
                if (variants.size() == 1 || printing.details()) {
                  report(labels.get(place), stored, incidents);
                } else {
                  String label = labels.get(place);
                  Terminal.text(
                      measured.containsKey(place)
                          ? lines.again(label, stored)
                          : lines.line(label, stored));
                }
                keep(stored, incidents);
                measured.put(place, new Measured(stored, incidents, expected(stored)));
              }

              @Override
              public void failed(int number, UserError error) {
                if (variants.size() == 1 || error.status() != ExitStatus.FAILURE) {
                  throw error;
                }
                int place = places.get(number);
                System.err.printf("%s: %s%n%n", labels.get(place), error.getMessage());
                if (!measured.containsKey(place)) {
                  failed.add(place);
                }
              }
            });
  }

  /**
   * Which runs are measured once more, because they cannot be ranked as they are; says so. A width
   * says nothing about who is faster, so this chooses no result.
   */
  private List<Integer> tooWide(Map<Integer, Measured> measured, List<String> labels) {
    if (variants.size() == 1) {
      return List.of();
    }
    QuickReport report = quick(measured, labels);
    var wide = new ArrayList<Integer>();
    for (RunRow row : report.rows()) {
      report.tooWide(row).entrySet().stream()
          .max(Map.Entry.comparingByValue())
          .ifPresent(
              widest -> {
                wide.add(labels.indexOf(row.label()));
                Terminal.format(
                    "%s is measured again in fresh JVMs: its interval in %s is ± %s, and one wider"
                        + " than ± %s is not ranked.%n",
                    row.label(),
                    widest.getKey().label(),
                    Numbers.share(widest.getValue()),
                    Numbers.share(QuickRuns.WIDEST_RANKED));
              });
    }
    return wide;
  }

  private QuickReport quick(Map<Integer, Measured> measured, List<String> labels) {
    var quick = new QuickReport(jvmDeviation, setups());
    measured.forEach(
        (place, it) -> {
          if (it.run().isQuick()) {
            quick.add(labels.get(place), it.run(), variants.get(place).pair().kind());
          }
        });
    return quick;
  }

  private RunsReport classic(
      Map<Integer, Measured> measured, Set<Integer> failed, List<String> labels) {
    var classic = new ComparisonTable(setups());
    for (int place = 0; place < variants.size(); place++) {
      if (measured.containsKey(place) || failed.contains(place)) {
        StoredRun run = measured.containsKey(place) ? measured.get(place).run() : null;
        classic.add(labels.get(place), run, variants.get(place).pair().kind());
      }
    }
    return classic;
  }

  private Map<String, String> jdks() {
    var versions = new HashMap<String, String>();
    for (Variant variant : variants) {
      versions.put(variant.label(), settings.jdk(Role.CLIENT, variant.client()).version());
    }
    return versions;
  }

  private RememberedSetups setups() {
    return RememberedSetups.of(context.project().root());
  }

  private void compare(
      Map<Integer, Measured> measured,
      Set<Integer> failed,
      List<String> labels,
      List<Path> folders) {
    var warnings = new WarningList();
    measured.values().forEach(it -> RunReport.addWarnings(it.run(), warnings));
    QuickReport quick = quick(measured, labels);
    boolean isQuick = !quick.rows().isEmpty();
    RunsReport report = isQuick ? quick : classic(measured, failed, labels);
    Document findings =
        isQuick
            ? new CostFindings(quick, StoredCodecs.in(settings.results(), jdks())).document()
            : Document.of();
    Document tables =
        incidents(measured, labels)
            .toDocument()
            .and(report.tables())
            .and(warnings.toDocument())
            .and(findings);
    compare(tables, report, folders);
  }

  /** Holds a run against what is expected: prints the table, and leaves it in the run's folder. */
  private List<ExpectationVerdict> expected(StoredRun run) {
    if (expectations.isEmpty()) {
      return List.of();
    }
    List<ExpectationResult> outcomes = expectations.of(run);
    write(
        run.folder().resolve(RunFiles.EXPECT_MARKDOWN),
        MarkdownRenderer.render(ExpectReport.whole(run, outcomes)));
    Json.write(run.folder().resolve(RunFiles.EXPECT_JSON), ExpectReport.Stored.of(run, outcomes));
    Terminal.print(ExpectReport.of(run, outcomes));
    Terminal.line();
    return outcomes.stream().map(ExpectationResult::verdict).toList();
  }

  /** The answers come last, where they are seen. */
  private void compare(Document tables, RunsReport report, List<Path> folders) {
    Document next = report.next();
    Document answers = report.answers();
    Path markdown =
        RunFolder.writeBeside(
            settings.results(),
            RunFiles.COMPARISON,
            MarkdownRenderer.render(tables.and(next).and(answers)));
    Terminal.line();
    Terminal.print(tables);
    Terminal.line();
    if (!next.blocks().isEmpty()) {
      Terminal.print(next);
      Terminal.line();
    }
    Terminal.line("Markdown: " + markdown);
    afterwards.accept(folders);
    if (!answers.blocks().isEmpty()) {
      Terminal.line();
      Terminal.print(answers);
    }
  }

  private void report(String label, StoredRun run, Incidents incidents) {
    Terminal.line(label);
    if (!incidents.isEmpty()) {
      Terminal.print(incidents.toDocument());
      Terminal.line();
    }
    if (run.isQuick()) {
      Terminal.print(QuickReport.ofOne(run));
    } else {
      Terminal.text(jmhTable(run));
    }
    Terminal.line();
    Terminal.print(RunReport.of(run));
    Terminal.line();
    if (settings.profiling()) {
      Terminal.line("Recordings of server and client: *.jfr, beside the results.");
    }
    Terminal.format("Results: %s%n%n", run.folder());
  }

  private static String jmhTable(StoredRun run) {
    try {
      return JmhText.table(run.folder().resolve(RunFiles.JMH_TEXT));
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot read JMH's text in %s: %s. Check its permissions.", run.folder(), e.getMessage());
    }
  }

  /** Leaves the report in the run's folder, and JMH's text where the user wants it. */
  private void keep(StoredRun run, Incidents incidents) {
    write(
        run.folder().resolve(RunFiles.REPORT),
        MarkdownRenderer.render(incidents.toDocument().and(RunReport.of(run))));
    if (printing.textFile().isPresent()) {
      try {
        Path text = run.folder().resolve(RunFiles.JMH_TEXT);
        if (StandardOutput.isMeantBy(printing.textFile().get())) {
          StandardOutput.write(Files.readString(text));
        } else {
          Files.write(
              printing.textFile().get(), Files.readAllBytes(text), StandardOpenOption.APPEND);
        }
      } catch (IOException e) {
        throw UserError.failure(
            "Cannot copy JMH's text from %s: %s. Check disk space and permissions.",
            run.folder(), e.getMessage());
      }
    }
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw UserError.failure("Cannot write %s: %s. Give another file.", file, e);
    }
  }
}
