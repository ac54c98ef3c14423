// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.chart.Chart;
import benchmark.cli.compare.Conditions;
import benchmark.cli.compare.NoiseFloor;
import benchmark.cli.incident.Incidents;
import benchmark.cli.project.PairKind;
import benchmark.cli.report.ComparisonTable;
import benchmark.cli.report.Estimate;
import benchmark.cli.report.QuickReport;
import benchmark.cli.report.QuickRuns;
import benchmark.cli.report.RememberedSetups;
import benchmark.cli.report.ValidityChecks;
import benchmark.cli.report.WarningList;
import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationResult;
import benchmark.cli.results.RunRecord;
import benchmark.cli.results.StoredRun;
import benchmark.cli.statistics.SliceMean;
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
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/** Makes a group of stored runs that were measured in the same way. */
final class RunGroup {

  private static final String ONE_JVM =
      "One JVM each, so that there is no verdict: ./benchmark.sh compare A B gives one.";

  private final List<StoredRun> runs;
  private final List<String> labels;
  private final Function<String, PairKind> kinds;
  private final RememberedSetups setups;

  /**
   * Runs to make a group of.
   *
   * @param runs all mixed, or none
   * @param kinds of pairs, by name
   * @param setups what is known of the set-ups of pairs
   */
  RunGroup(List<StoredRun> runs, Function<String, PairKind> kinds, RememberedSetups setups) {
    this.runs = runs;
    this.labels = DistinctLabels.of(runs.stream().map(run -> run.record().variant()).toList());
    this.kinds = kinds;
    this.setups = setups;
  }

  /** Runs in each of which one JVM measured all operations in turn. */
  ResultGroup mixed() {
    var report = new QuickReport(jvmDeviation(), setups);
    for (int i = 0; i < runs.size(); i++) {
      report.add(labels.get(i), runs.get(i), kind(i));
    }
    var sentences = new ArrayList<>(report.sentences());
    report.unsettledSentence().ifPresent(sentences::add);
    List<QuickRuns.Row> rows = report.runs().rows();
    return group(
        "Quick runs: one JVM, operations mixed",
        answer(sentences, report.figures(), report.tables()),
        "95% over the slices of one JVM",
        (run, operation) -> ofSlices(report.runs(), rows.get(run), operation));
  }

  /** Runs in which every operation and mode had JVMs of its own. */
  ResultGroup classic() {
    var table = new ComparisonTable(setups);
    for (int i = 0; i < runs.size(); i++) {
      table.add(labels.get(i), runs.get(i), kind(i));
    }
    return group(
        "Runs with a JVM for each operation",
        answer(table.sentences(), table.figures(), table.document()),
        "99.9% over iterations",
        (run, operation) -> ofIterations(runs.get(run), operation));
  }

  /** The group, given the throughput of each operation of a run by the run's place. */
  private ResultGroup group(
      String title,
      Document answer,
      String throughputInterval,
      BiFunction<Integer, OperationKey, Estimate> throughputs) {
    var variants = new ArrayList<ShownVariant>();
    for (int i = 0; i < runs.size(); i++) {
      StoredRun run = runs.get(i);
      var operations = new LinkedHashMap<OperationKey, ShownValues>();
      for (OperationKey operation : run.operations().keySet()) {
        operations.put(operation, shown(run, operation, throughputs.apply(i, operation)));
      }
      RunRecord record = run.record();
      variants.add(
          new ShownVariant(
              labels.get(i), record.pair(), kind(i), record.jdkVersions(), operations));
    }
    return new ResultGroup(title, answer, throughputInterval, "", variants, warnings());
  }

  private Document answer(List<String> sentences, List<Chart> figures, Document tables) {
    var blocks = new ArrayList<Block>(incidents().toDocument().blocks());
    blocks.add(Items.of(Stream.concat(sentences.stream(), Stream.of(ONE_JVM)).toList()));
    blocks.add(new Paragraph(conditions()));
    figures.forEach(it -> blocks.add(new Figure(it)));
    blocks.add(new Details("The same as tables", tables));
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

  private Incidents incidents() {
    Incidents all = Incidents.NONE;
    for (int i = 0; i < runs.size(); i++) {
      all = all.and(labels.get(i), Incidents.of(runs.get(i)));
    }
    return all;
  }

  private PairKind kind(int run) {
    return kinds.apply(runs.get(run).record().pair());
  }

  private static Estimate ofIterations(StoredRun run, OperationKey operation) {
    OperationResult result = run.operations().get(operation);
    return new Estimate(
        result.throughput(),
        result.throughput() - result.error(),
        result.throughput() + result.error());
  }

  private static Estimate ofSlices(QuickRuns runs, QuickRuns.Row row, OperationKey operation) {
    return Estimate.of(
        runs.estimate(row, operation, Metric.THROUGHPUT),
        runs.mean(row, operation, Metric.THROUGHPUT).map(SliceMean::interval));
  }

  private static ShownValues shown(StoredRun run, OperationKey operation, Estimate throughput) {
    var estimates = new EnumMap<Metric, Estimate>(Metric.class);
    run.results()
        .values(operation, run.isQuick())
        .forEach((metric, value) -> estimates.put(metric, Estimate.of(value, Optional.empty())));
    estimates.put(Metric.THROUGHPUT, throughput);
    return new ShownValues(
        estimates,
        run.costs().get(operation),
        run.results().series(operation),
        run.results().spectrum(operation));
  }

  private String conditions() {
    return "%s, %s threads, JDK %s, %s."
        .formatted(
            Words.count(runs.size(), "run"),
            distinct(run -> String.valueOf(run.callers())),
            distinct(run -> run.record().jdkVersions()),
            distinct(run -> run.record().machine().cpus() + " CPUs"));
  }

  private String distinct(Function<StoredRun, String> of) {
    return String.join(" or ", runs.stream().map(of).distinct().toList());
  }

  private List<String> warnings() {
    var warnings = new WarningList();
    for (int i = 0; i < runs.size(); i++) {
      String label = labels.get(i);
      ValidityChecks.of(runs.get(i), ValidityChecks.HIGHEST_OF_TABLES)
          .forEach(warning -> warnings.add(label, 0, warning));
    }
    return warnings.lines();
  }
}
