// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.chart.Forest;
import benchmark.cli.compare.NoiseFloor;
import benchmark.cli.project.PairKind;
import benchmark.cli.report.ComparisonTable;
import benchmark.cli.report.DistinctLabels;
import benchmark.cli.report.MixedReport;
import benchmark.cli.report.MixedRuns;
import benchmark.cli.report.ValidityChecks;
import benchmark.cli.report.WarningList;
import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationResult;
import benchmark.cli.results.RunRecord;
import benchmark.cli.results.StoredRun;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.Ranking;
import benchmark.cli.statistics.SliceMean;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Stream;

/** Makes a group of stored runs that were measured in the same way. */
final class RunGroup {

  /** The highest percentile on the page, 0 to 1. */
  private static final double HIGHEST_PERCENTILE = 0.99;

  private static final String ONE_JVM =
      "One JVM each, so that there is no verdict: ./benchmark.sh compare A B gives one.";

  private final List<StoredRun> runs;
  private final List<String> labels;
  private final Function<String, PairKind> kinds;

  /**
   * Runs to make a group of.
   *
   * @param runs all mixed, or none
   * @param kinds of pairs, by name
   */
  RunGroup(List<StoredRun> runs, Function<String, PairKind> kinds) {
    this.runs = runs;
    this.labels = DistinctLabels.of(runs.stream().map(run -> run.record().variant()).toList());
    this.kinds = kinds;
  }

  /** Runs in each of which one JVM measured all operations by turns. */
  ResultGroup mixed() {
    OptionalDouble jvmDeviation = jvmDeviation();
    var report = new MixedReport(jvmDeviation);
    for (int i = 0; i < runs.size(); i++) {
      report.add(labels.get(i), runs.get(i), kind(i));
    }
    MixedRuns mixed = report.runs();
    var noise =
        Interval.ofNoise(
            jvmDeviation.orElse(MixedReport.USUAL_JVM_DEVIATION) * Math.sqrt(2),
            Integer.MAX_VALUE,
            1);
    var variants = new ArrayList<ShownVariant>();
    for (int i = 0; i < runs.size(); i++) {
      MixedRuns.Row row = mixed.rows().get(i);
      variants.add(shown(i, (operation, rest) -> mixed(mixed, row, operation, rest)));
    }
    var sentences = new ArrayList<>(report.sentences());
    report.unsettledSentence().ifPresent(sentences::add);
    sentences.add(ONE_JVM);
    return new ResultGroup(
        "Quick runs: one JVM, operations mixed",
        conditions(),
        sentences,
        mixed.operations().stream().flatMap(it -> forest(mixed, it, noise).stream()).toList(),
        "95% over the slices of one JVM",
        variants,
        report.tables(),
        warnings());
  }

  /** Runs in which every operation and mode had JVMs of its own. */
  ResultGroup classic() {
    var variants = new ArrayList<ShownVariant>();
    var table = new ComparisonTable();
    for (int i = 0; i < runs.size(); i++) {
      variants.add(shown(i, (operation, rest) -> rest));
      table.add(labels.get(i), runs.get(i).operations(), kind(i));
    }
    var forests = new ArrayList<Forest>();
    var sentences = new ArrayList<String>();
    for (OperationKey operation : ResultGroup.operations(variants)) {
      List<ShownVariant> competing = ResultGroup.competing(variants, operation);
      if (competing.size() > 1) {
        forests.add(forest(operation, competing, table));
        sentences.add(sentence(operation, competing, table));
      }
    }
    sentences.add(ONE_JVM);
    return new ResultGroup(
        "Runs with a JVM for each operation",
        conditions(),
        sentences,
        forests,
        "99.9% over iterations",
        variants,
        table.document(),
        warnings());
  }

  /** As the terminal has it: what is remembered beside the runs, or beside what they belong to. */
  private OptionalDouble jvmDeviation() {
    StoredRun first = runs.get(0);
    RunRecord record = first.record();
    Path results = first.folder().toAbsolutePath().normalize().getParent();
    return Stream.of(results, results.resolve(".."))
        .map(it -> NoiseFloor.jvmDeviation(it, record.machine(), record.jdk(), first.callers()))
        .filter(OptionalDouble::isPresent)
        .findFirst()
        .orElse(OptionalDouble.empty());
  }

  private PairKind kind(int run) {
    return kinds.apply(runs.get(run).record().pair());
  }

  private ShownVariant shown(int index, Refinement refinement) {
    StoredRun run = runs.get(index);
    var operations = new LinkedHashMap<OperationKey, ShownValues>();
    run.operations()
        .forEach(
            (operation, result) ->
                operations.put(
                    operation, refinement.of(operation, classic(run, operation, result))));
    return new ShownVariant(
        labels.get(index),
        run.record().pair(),
        kind(index),
        run.record().jdk().version(),
        operations);
  }

  /** Another throughput and its interval. */
  private interface Refinement {
    ShownValues of(OperationKey operation, ShownValues rest);
  }

  private static ShownValues classic(
      StoredRun run, OperationKey operation, OperationResult result) {
    return new ShownValues(
        result.throughput(),
        result.throughput() - result.error(),
        result.throughput() + result.error(),
        result.p50(),
        result.p99(),
        run.costs().get(operation),
        run.results().series(operation),
        run.results().spectrum(operation));
  }

  private static ShownValues mixed(
      MixedRuns runs, MixedRuns.Row row, OperationKey operation, ShownValues rest) {
    Optional<Interval> interval =
        runs.mean(row, operation, Metric.THROUGHPUT).map(SliceMean::interval);
    return new ShownValues(
        runs.estimate(row, operation, Metric.THROUGHPUT),
        interval.map(Interval::low).orElse(Double.NaN),
        interval.map(Interval::high).orElse(Double.NaN),
        runs.estimate(row, operation, Metric.P50),
        runs.estimate(row, operation, Metric.P99),
        rest.cost(),
        rest.series(),
        rest.spectrum());
  }

  private static Optional<Forest> forest(MixedRuns runs, OperationKey operation, Interval noise) {
    Optional<Ranking> ranking = runs.ranking(operation);
    if (ranking.isEmpty()) {
      return Optional.empty();
    }
    List<MixedRuns.Row> rows = runs.competing(operation);
    var ratios = new ArrayList<Forest.Ratio>();
    for (int place = 1; place < rows.size(); place++) {
      Interval ratio = ranking.get().ratioToBest(place);
      boolean slower = ranking.get().worse().contains(place);
      ratios.add(
          ratio(
              rows.get(place).label(),
              ratio.estimate(),
              ratio.estimate() - ratio.low(),
              ratio.high() - ratio.estimate(),
              Optional.of(noise),
              slower));
    }
    return Optional.of(
        forest(
            operation,
            rows.get(0).label(),
            ratios,
            "Interval: 95%, JVM to JVM included. Band: noise of two JVMs. The words allow for the"
                + " number of comparisons."));
  }

  /** The ratios to the fastest. */
  private static Forest forest(
      OperationKey operation, List<ShownVariant> competing, ComparisonTable table) {
    ShownValues best = competing.get(0).operations().get(operation);
    var ratios = new ArrayList<Forest.Ratio>();
    for (ShownVariant shown : competing.subList(1, competing.size())) {
      ShownValues it = shown.operations().get(operation);
      double ratio = it.throughput() / best.throughput();
      double error = ratio * Math.hypot(relativeError(it), relativeError(best));
      boolean slower = table.isSlower(shown.label(), operation);
      ratios.add(ratio(shown.label(), ratio, error, error, Optional.empty(), slower));
    }
    return forest(
        operation,
        competing.get(0).label(),
        ratios,
        "Interval: from JMH's 99.9% errors, iterations of one JVM. No noise floor is known.");
  }

  private static Forest forest(
      OperationKey operation, String fastest, List<Forest.Ratio> ratios, String note) {
    return new Forest(
        "%s: throughput / %s".formatted(operation.label(), fastest),
        ratios,
        Optional.empty(),
        note);
  }

  private static Forest.Ratio ratio(
      String label,
      double ratio,
      double below,
      double above,
      Optional<Interval> noise,
      boolean slower) {
    return new Forest.Ratio(
        label,
        ratio,
        ratio - below,
        ratio + above,
        noise,
        String.format(Locale.ROOT, "%.2f ", ratio) + (slower ? "slower" : "no difference visible"));
  }

  private static double relativeError(ShownValues it) {
    return (it.high() - it.throughput()) / it.throughput();
  }

  private static String sentence(
      OperationKey operation, List<ShownVariant> competing, ComparisonTable table) {
    List<String> labels = competing.stream().map(ShownVariant::label).toList();
    return MixedReport.sentence(
        operation,
        labels,
        labels.stream().skip(1).filter(it -> !table.isSlower(it, operation)).toList(),
        competing.get(0).operations().get(operation).throughput()
            / competing.get(labels.size() - 1).operations().get(operation).throughput());
  }

  private String conditions() {
    return "%s, %s threads, JDK %s, %s."
        .formatted(
            runs.size() == 1 ? "1 run" : runs.size() + " runs",
            distinct(run -> String.valueOf(run.callers())),
            distinct(run -> run.record().jdk().version()),
            distinct(run -> run.record().machine().cpus() + " CPUs"));
  }

  private String distinct(Function<StoredRun, String> of) {
    return String.join(" or ", runs.stream().map(of).distinct().toList());
  }

  private List<String> warnings() {
    var warnings = new WarningList();
    for (int i = 0; i < runs.size(); i++) {
      String label = labels.get(i);
      ValidityChecks.of(runs.get(i), HIGHEST_PERCENTILE)
          .forEach(warning -> warnings.add(label, 0, warning));
    }
    return warnings.lines();
  }
}
