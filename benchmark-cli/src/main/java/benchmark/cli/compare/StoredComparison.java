// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.UserError;
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
    var common = new ArrayList<>(reports.get(0).figures().keySet());
    reports.forEach(report -> common.retainAll(report.figures().keySet()));
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
}
