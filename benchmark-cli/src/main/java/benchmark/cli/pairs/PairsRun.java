// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.pairs;

import benchmark.cli.error.UserError;
import benchmark.cli.expect.ExpectReport;
import benchmark.cli.expect.ExpectationResult;
import benchmark.cli.expect.ExpectationVerdict;
import benchmark.cli.expect.Expectations;
import benchmark.cli.project.PairKind;
import benchmark.cli.report.ComparisonTable;
import benchmark.cli.report.MixedReport;
import benchmark.cli.report.PairLines;
import benchmark.cli.report.RunReport;
import benchmark.cli.report.WarningList;
import benchmark.cli.results.JmhText;
import benchmark.cli.results.Json;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.RunFolder;
import benchmark.cli.results.StoredRun;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.RunSequence;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.Variant;
import benchmark.cli.text.DistinctLabels;
import benchmark.cli.text.Document;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.Terminal;
import benchmark.launch.ExitStatus;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;

/**
 * Runs pairs one after the other, prints JMH's table of each, and compares them at the end.
 *
 * @param textFile where JMH's text of all pairs goes, too
 * @param jvmDeviation how much the log of a throughput differs from JVM to JVM of the same pair, as
 *     a standard deviation; empty if nobody has measured it here
 * @param details whether everything is printed of each of several pairs, and not only a line
 * @param expectations what each run is held against
 * @param afterwards is given the folders of the runs of several pairs, once all have ended
 * @param exports is given the folders of all runs, and writes their numbers for other programs
 */
public record PairsRun(
    CommandContext context,
    List<Variant> variants,
    RunSettings settings,
    Optional<Path> textFile,
    OptionalDouble jvmDeviation,
    boolean details,
    Expectations expectations,
    Consumer<List<Path>> afterwards,
    Consumer<List<Path>> exports) {

  /**
   * Runs them all. A pair that fails among several is named, and the others go on: one pair that
   * breaks must not cost the night that the others took.
   *
   * @return the exit status: that of what was expected, if anything was
   */
  public int execute() {
    List<String> labels = DistinctLabels.of(variants.stream().map(Variant::label).toList());
    var comparison = new ComparisonTable();
    var mixed = new MixedReport(jvmDeviation);
    textFile.ifPresent(file -> write(file, ""));
    var failed = new ArrayList<String>();
    var folders = new ArrayList<Path>();
    var met = new ArrayList<ExpectationVerdict>();
    var lines = new PairLines(labels);
    var warnings = new WarningList();
    new RunSequence(context, variants, settings, "pair")
        .execute(
            new RunSequence.Listener() {
              @Override
              public void measured(int place, Path folder) {
                folders.add(folder);
                StoredRun stored = StoredRun.read(folder);
                if (variants.size() == 1 || details) {
                  report(labels.get(place), stored);
                } else {
                  System.out.print(lines.line(labels.get(place), stored));
                }
                RunReport.addWarnings(stored, warnings);
                keep(stored);
                met.addAll(expected(stored));
                PairKind kind = variants.get(place).pair().kind();
                if (stored.isMixed()) {
                  mixed.add(labels.get(place), stored, kind);
                } else {
                  comparison.add(labels.get(place), stored, kind);
                }
              }

              @Override
              public void failed(int place, UserError error) {
                if (variants.size() == 1 || error.status() != ExitStatus.FAILURE) {
                  throw error;
                }
                System.err.printf("%s: %s%n%n", labels.get(place), error.getMessage());
                failed.add(labels.get(place));
                comparison.add(labels.get(place), Map.of(), variants.get(place).pair().kind());
              }
            });
    if (variants.size() > 1 && !folders.isEmpty()) {
      boolean mixtures = !mixed.runs().rows().isEmpty();
      compare(
          (mixtures ? mixed.tables() : comparison.document()).and(warnings.toDocument()),
          mixtures ? mixed.next() : Document.of(),
          mixtures ? mixed.answers() : comparison.answers(),
          folders);
    }
    if (!folders.isEmpty()) {
      exports.accept(folders);
    }
    if (!failed.isEmpty()) {
      throw UserError.failure(
          "%d of %d pairs failed: %s. See the errors above; their folders end in %s.",
          failed.size(), variants.size(), String.join(", ", failed), RunFolder.FAILED);
    }
    return ExpectationVerdict.exitStatus(met);
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
    System.out.println();
    return outcomes.stream().map(ExpectationResult::met).toList();
  }

  /** The answers come last, where they are seen. */
  private void compare(Document tables, Document next, Document answers, List<Path> folders) {
    Path markdown =
        RunFolder.writeBeside(
            settings.results(),
            RunFiles.COMPARISON,
            MarkdownRenderer.render(tables.and(next).and(answers)));
    System.out.println();
    Terminal.print(tables);
    System.out.println();
    if (!next.blocks().isEmpty()) {
      Terminal.print(next);
      System.out.println();
    }
    System.out.println("Markdown: " + markdown);
    afterwards.accept(folders);
    if (!answers.blocks().isEmpty()) {
      System.out.println();
      Terminal.print(answers);
    }
  }

  private void report(String label, StoredRun run) {
    System.out.println(label);
    if (run.isMixed()) {
      Terminal.print(MixedReport.ofOne(run));
    } else {
      System.out.print(jmhTable(run));
    }
    System.out.println();
    Terminal.print(RunReport.of(run));
    System.out.println();
    if (settings.profiling()) {
      System.out.println("Recordings of server and client: *.jfr, beside the results.");
    }
    System.out.printf("Results: %s%n%n", run.folder());
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
  private void keep(StoredRun run) {
    write(run.folder().resolve(RunFiles.REPORT), MarkdownRenderer.render(RunReport.of(run)));
    if (textFile.isPresent()) {
      try {
        Files.write(
            textFile.get(),
            Files.readAllBytes(run.folder().resolve(RunFiles.JMH_TEXT)),
            StandardOpenOption.APPEND);
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
