// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static java.util.stream.Collectors.joining;

import benchmark.cli.UserError;
import benchmark.cli.report.JmhResult;
import benchmark.cli.report.RunReport;
import benchmark.cli.statistics.Margin;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;

/** The same arithmetic on stored runs, each as a single round: ratios, but no verdicts. */
public final class StoredComparison {

  private StoredComparison() {}

  /** Prints the ratios of stored runs to the first of them, and how weak that evidence is. */
  public static int print(List<Path> folders, Margin margin) {
    List<RunReport> reports =
        folders.stream()
            .map(folder -> RunReport.read(folder, CompareReport.HIGHEST_PERCENTILE))
            .toList();
    for (int run = 0; run < folders.size(); run++) {
      requireThroughput(folders.get(run), reports.get(run));
    }
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
    var order = Round.order(1, reports.size());
    var rounds = new Rounds(List.of(new Round(1, order, measured)));
    List<String> labels = reports.stream().map(report -> report.record().variant()).toList();
    System.out.print(new CompareReport(labels, rounds, margin, false).toText());
    System.out.println();
    Instant first = Objects.requireNonNull(reports.get(0).record().start());
    System.out.printf(
        "This evidence is weak: one server JVM and one fork each, taken at different times (first"
            + "%n%s), so that a difference may be the machine's. No verdict. For one:"
            + " benchmark.sh compare %s%n",
        first, String.join(" ", labels));
    return 0;
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
