// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.report.ComparisonTable;
import benchmark.cli.report.JmhTable;
import benchmark.cli.report.RunReport;
import benchmark.cli.run.GitState;
import benchmark.cli.run.PairRun;
import benchmark.cli.run.RunSettings;
import benchmark.cli.run.StatusLine;
import benchmark.cli.run.Variant;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;

/** Runs pairs one after the other, prints JMH's table of each, and compares them at the end. */
final class PairsRun {

  private final Session session;
  private final List<Variant> variants;
  private final RunSettings settings;
  private final Optional<Path> textFile;

  PairsRun(Session session, List<Variant> variants, RunSettings settings, Optional<Path> textFile) {
    this.session = session;
    this.variants = variants;
    this.settings = settings;
    this.textFile = textFile;
  }

  int execute() {
    var commit = GitState.of(session.project().root());
    var comparison = new ComparisonTable();
    var status = StatusLine.ofThisProcess();
    textFile.ifPresent(file -> write(file, ""));
    Path last = null;
    for (int index = 0; index < variants.size(); index++) {
      Variant variant = variants.get(index);
      String prefix =
          variants.size() == 1
              ? variant.label()
              : "pair %d of %d  %s".formatted(index + 1, variants.size(), variant.label());
      last =
          new PairRun(
                  variant,
                  settings,
                  session.userCommand(),
                  session.project(),
                  commit,
                  session.children(),
                  session.interruption())
              .execute(status, prefix, variants.size() - 1 - index);
      var figures = report(variant, last).figures();
      if (variant.pair().isReference()) {
        comparison.reference(variant.label(), figures);
      } else {
        comparison.row(variant.label(), figures);
      }
    }
    if (variants.size() > 1) {
      Path markdown = last.resolveSibling(last.getFileName() + ".md");
      write(markdown, comparison.toMarkdown());
      System.out.println();
      System.out.print(comparison.toText());
      System.out.println("\nAs Markdown: " + markdown);
    }
    return 0;
  }

  private RunReport report(Variant variant, Path folder) {
    RunReport report = RunReport.read(folder);
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
