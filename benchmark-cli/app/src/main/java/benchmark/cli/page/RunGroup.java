// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.compare.Conditions;
import benchmark.cli.compare.NoiseFloor;
import benchmark.cli.incident.Incidents;
import benchmark.cli.project.PairKind;
import benchmark.cli.report.ComparisonTable;
import benchmark.cli.report.PairGrid;
import benchmark.cli.report.QuickReport;
import benchmark.cli.report.RememberedSetups;
import benchmark.cli.report.RunRow;
import benchmark.cli.report.RunsReport;
import benchmark.cli.report.ValidityChecks;
import benchmark.cli.report.WarningList;
import benchmark.cli.results.StoredRun;
import benchmark.cli.text.DistinctLabels;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Details;
import benchmark.cli.text.Document.Figure;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Words;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Makes a group of stored runs that were measured in the same way.
 *
 * @param runs all quick, or none
 * @param kinds of pairs, by name
 * @param setups what is known of the set-ups of pairs
 * @param facts what poms say of a pair, by its name
 * @param codecMicros CPU time that a pair's codec takes for a call; NaN if nobody has measured it
 */
record RunGroup(
    List<StoredRun> runs,
    Function<String, PairKind> kinds,
    RememberedSetups setups,
    Function<String, Map<String, String>> facts,
    BiFunction<String, OperationKey, Double> codecMicros) {

  private static final String ONE_JVM =
      "One JVM each, so that there is no verdict: ./benchmark.sh compare A B gives one.";

  ResultGroup group() {
    List<String> labels =
        DistinctLabels.of(runs.stream().map(it -> it.record().variant()).toList());
    RunsReport report =
        runs.get(0).isQuick()
            ? new QuickReport(jvmDeviation(), setups)
            : new ComparisonTable(setups);
    for (int i = 0; i < runs.size(); i++) {
      report.add(labels.get(i), runs.get(i), kinds.apply(runs.get(i).record().pair()));
    }
    return new ResultGroup(
        report.title(),
        report.headline(),
        runs.get(0).record().provenance().commandLine() + "; " + conditions(),
        answer(report),
        report.throughputInterval(),
        "",
        report.shown(),
        warnings(report));
  }

  private Document answer(RunsReport report) {
    var blocks = new ArrayList<Block>(incidents(report).toDocument().blocks());
    blocks.add(new Figure(new PairGrid(report, facts, codecMicros).grid()));
    Items lines =
        Items.of(report.sentences().stream().filter(it -> !it.startsWith("In short")).toList());
    if (!lines.items().isEmpty()) {
      blocks.add(lines);
    }
    blocks.add(
        new Paragraph(
            Stream.of(List.of(conditions()), report.remarks(), List.of(ONE_JVM))
                .flatMap(List::stream)
                .map(it -> Character.toUpperCase(it.charAt(0)) + it.substring(1))
                .map(it -> it.endsWith(".") ? it : it + ".")
                .collect(Collectors.joining(" "))));
    blocks.add(new Details("The same as tables", report.tables()));
    return new Document(blocks);
  }

  /**
   * As the terminal has it for runs on this host: what is remembered beside the runs, or beside
   * what they belong to, under the conditions of the first one.
   */
  private OptionalDouble jvmDeviation() {
    Path results = runs.get(0).folder().toAbsolutePath().normalize().getParent();
    StoredRun first = runs.get(0);
    Conditions conditions = Conditions.ofQuickRun(first);
    return Stream.of(results, results.resolve(".."))
        .map(it -> NoiseFloor.jvmDeviation(it, conditions, first.operations().keySet()))
        .filter(OptionalDouble::isPresent)
        .findFirst()
        .orElse(OptionalDouble.empty());
  }

  private static Incidents incidents(RunsReport report) {
    Incidents all = Incidents.NONE;
    for (RunRow row : report.rows()) {
      all = all.and(row.label(), Incidents.of(row.run()));
    }
    return all;
  }

  private String conditions() {
    return "%s, %s threads, JDK %s, %s."
        .formatted(
            Words.count(runs.size(), "run"),
            distinct(run -> String.valueOf(run.callers())),
            distinct(run -> run.record().processes().jdkVersions()),
            distinct(run -> run.record().origin().machine().cpus() + " CPUs"));
  }

  private String distinct(Function<StoredRun, String> of) {
    return String.join(" or ", runs.stream().map(of).distinct().toList());
  }

  private static List<String> warnings(RunsReport report) {
    var warnings = new WarningList();
    for (RunRow row : report.rows()) {
      ValidityChecks.of(row.run(), ValidityChecks.HIGHEST_OF_TABLES)
          .forEach(warning -> warnings.add(row.label(), 0, warning));
    }
    return warnings.lines();
  }
}
