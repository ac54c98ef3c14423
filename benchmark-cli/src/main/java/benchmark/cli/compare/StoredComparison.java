// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static java.util.stream.Collectors.joining;

import benchmark.cli.error.UserError;
import benchmark.cli.report.RunReport;
import benchmark.cli.results.JmhResult;
import benchmark.cli.statistics.Margin;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** The same arithmetic on stored runs, each as a single round: ratios, but no verdicts. */
public final class StoredComparison {

  private StoredComparison() {}

  /**
   * Prints the ratios of stored runs to the first of them, and how weak that evidence is.
   *
   * @throws UserError if a folder holds no run that can be compared: exit status 2
   */
  public static int print(List<Path> folders, Margin margin) {
    requireDifferent(folders);
    List<RunReport> reports =
        folders.stream()
            .map(folder -> RunReport.read(folder, CompareReport.HIGHEST_PERCENTILE))
            .toList();
    for (int run = 0; run < folders.size(); run++) {
      requireThroughput(folders.get(run), reports.get(run));
    }
    var rounds = new Rounds(List.of(round(reports)));
    String text = CompareReport.ofStored(labels(folders, reports), rounds, margin).toText();
    System.out.print(text.endsWith("\n\n") ? text : text + "\n");
    System.out.print(new StoredEvidence(reports).toText());
    return 0;
  }

  /** All runs as one round, in the operations that they have in common. */
  private static Round round(List<RunReport> reports) {
    var common = new ArrayList<>(comparable(reports.get(0)));
    reports.forEach(report -> common.retainAll(comparable(report)));
    if (common.isEmpty()) {
      throw UserError.badInput(
          "The runs have no operation in common, so there is nothing to compare.");
    }
    var measured =
        reports.stream()
            .map(
                report -> {
                  var figures = new LinkedHashMap<>(report.figures());
                  figures.keySet().retainAll(common);
                  return new Round.Measured("", figures, report.costs(), report.doubts());
                })
            .toList();
    return new Round(1, Round.order(1, reports.size()), measured);
  }

  /** The variants, or what tells the runs apart where these are the same, as around a patch. */
  private static List<String> labels(List<Path> folders, List<RunReport> reports) {
    List<String> variants = reports.stream().map(report -> report.record().variant()).toList();
    if (areDifferent(variants)) {
      return variants;
    }
    List<String> names =
        folders.stream().map(folder -> whole(folder).getFileName().toString()).toList();
    return areDifferent(names) ? names : folders.stream().map(Path::toString).toList();
  }

  private static boolean areDifferent(List<String> texts) {
    return texts.stream().distinct().count() == texts.size();
  }

  private static void requireDifferent(List<Path> folders) {
    for (int run = 1; run < folders.size(); run++) {
      Path folder = folders.get(run);
      if (folders.subList(0, run).stream().anyMatch(it -> whole(it).equals(whole(folder)))) {
        throw UserError.badInput("%s is given twice. Give the folders of different runs.", folder);
      }
    }
  }

  private static Path whole(Path folder) {
    return folder.toAbsolutePath().normalize();
  }

  /** The operations with a throughput: JMH's mode ss has none. */
  private static List<String> comparable(RunReport report) {
    return report.figures().entrySet().stream()
        .filter(entry -> entry.getValue().throughput() > 0)
        .filter(entry -> Double.isFinite(entry.getValue().throughput()))
        .map(entry -> entry.getKey())
        .toList();
  }

  private static void requireThroughput(Path folder, RunReport report) {
    if (comparable(report).isEmpty()) {
      String modes =
          report.results().stream().map(JmhResult::mode).distinct().collect(joining(", "));
      throw UserError.badInput(
          "%s has no throughput to compare (JMH's modes in it: %s). Give a run in mode thrpt, avgt"
              + " or sample.",
          folder, modes.isEmpty() ? "none" : modes);
    }
  }
}
