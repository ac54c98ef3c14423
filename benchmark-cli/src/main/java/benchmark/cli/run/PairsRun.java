// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import benchmark.cli.error.UserError;
import benchmark.cli.project.GitState;
import benchmark.cli.report.ComparisonTable;
import benchmark.cli.report.JmhTable;
import benchmark.cli.report.RunReport;
import benchmark.cli.report.ValidityChecks;
import benchmark.cli.results.RunFolder;
import benchmark.cli.status.ProgressContext;
import benchmark.cli.status.StatusLine;
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

/** Runs pairs one after the other, prints JMH's table of each, and compares them at the end. */
public final class PairsRun {

  private final CommandContext session;
  private final List<Variant> variants;
  private final RunSettings settings;
  private final Optional<Path> textFile;

  public PairsRun(
      CommandContext session,
      List<Variant> variants,
      RunSettings settings,
      Optional<Path> textFile) {
    this.session = session;
    this.variants = variants;
    this.settings = settings;
    this.textFile = textFile;
  }

  /**
   * Runs them all. A pair that fails among several is named, and the others go on: one row that
   * breaks must not cost the night that the others took.
   *
   * @return the exit status
   */
  public int execute() {
    var commit = GitState.of(session.project().root());
    var comparison = new ComparisonTable();
    var status = StatusLine.ofThisProcess();
    textFile.ifPresent(file -> write(file, ""));
    var failed = new ArrayList<String>();
    Path last = null;
    for (int index = 0; index < variants.size(); index++) {
      Variant variant = variants.get(index);
      String place =
          variants.size() == 1 ? "" : "pair %d of %d".formatted(index + 1, variants.size());
      var run = new PairRun(variant, settings, commit, session);
      try {
        last =
            run.execute(
                status, ProgressContext.of(place, variant.label(), variants.size() - 1 - index));
      } catch (UserError error) {
        if (variants.size() == 1 || error.status() != ExitStatus.FAILURE) {
          throw error;
        }
        System.err.printf("%s: %s%n%n", variant.label(), error.getMessage());
        failed.add(variant.label());
        comparison.row(variant.label(), Map.of());
        continue;
      }
      var figures = report(variant, last).figures();
      if (variant.pair().isReference()) {
        comparison.reference(variant.label(), figures);
      } else {
        comparison.row(variant.label(), figures);
      }
    }
    if (variants.size() > 1 && last != null) {
      compare(comparison, last.resolveSibling(last.getFileName() + ".md"));
    }
    if (!failed.isEmpty()) {
      throw UserError.failure(
          "%d of %d pairs failed: %s. What each says stands above; its folder ends in %s.",
          failed.size(), variants.size(), String.join(", ", failed), RunFolder.FAILED);
    }
    return 0;
  }

  private static void compare(ComparisonTable comparison, Path markdown) {
    write(markdown, comparison.toMarkdown());
    System.out.println();
    System.out.print(comparison.toText());
    System.out.println("\nAs Markdown: " + markdown);
  }

  private RunReport report(Variant variant, Path folder) {
    RunReport report = RunReport.read(folder, ValidityChecks.HIGHEST_OF_JMH);
    try {
      Path text = folder.resolve(PairRun.TEXT);
      System.out.println(variant.label());
      System.out.print(JmhTable.in(text));
      System.out.println();
      System.out.print(report.toText());
      System.out.println();
      if (settings.profiling()) {
        System.out.println("Recordings of both halves: *.jfr, beside the results.");
      }
      System.out.println("Results: " + folder);
      System.out.println();
      if (textFile.isPresent()) {
        Files.write(textFile.get(), Files.readAllBytes(text), StandardOpenOption.APPEND);
      }
    } catch (IOException e) {
      throw UserError.failure("Cannot copy JMH's text: %s. It is in %s", e.getMessage(), folder);
    }
    return report;
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw UserError.failure("Cannot write %s: %s. Give another file.", file, e);
    }
  }
}
