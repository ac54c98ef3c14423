// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.chart.Grid;
import benchmark.cli.chart.Grid.Cell;
import benchmark.cli.chart.Grid.Column;
import benchmark.cli.results.Estimate;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.PairedRatio;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A comparison in one picture: every operation and metric as a change on the same axis.
 *
 * @param names what the variants are called, the baseline first
 * @param gate what a gate said; empty without one
 * @param noise of the leading metric: where the ratio of the baseline to itself lies in 95%; empty
 *     if it has not been measured
 */
record ComparisonGrid(
    List<String> names,
    ComparisonAnalysis analysis,
    Optional<GateReport> gate,
    Map<OperationKey, Interval> noise) {

  /** The metrics that tables show. */
  Grid shown() {
    return of("", this::isShown);
  }

  /** All others; no rows if there are none. */
  Grid others() {
    return of(", other metrics", it -> !isShown(it));
  }

  private boolean isShown(ComparisonAnalysis.Row row) {
    return analysis.replicates().shownMetrics(row.operation()).contains(row.metric());
  }

  private Grid of(String what, Predicate<ComparisonAnalysis.Row> wanted) {
    var columns =
        new ArrayList<>(
            List.of(
                Column.changes("change", analysis.margin().high()),
                Column.numbers("95% interval", "")));
    if (analysis.hasVerdicts()) {
      columns.add(Column.words("verdict"));
    }
    var rows = new ArrayList<Grid.Row>();
    for (OperationKey operation : analysis.replicates().operations()) {
      for (int variant = 1; variant < names.size(); variant++) {
        int of = variant;
        List<Grid.Row> some =
            analysis.rows().stream()
                .filter(it -> it.variant() == of && it.operation().equals(operation))
                .filter(wanted)
                .map(this::row)
                .toList();
        if (!some.isEmpty()) {
          String label = operation.label() + (names.size() == 2 ? "" : ", " + names.get(variant));
          rows.add(Grid.Row.heading(label));
          rows.addAll(some);
        }
      }
    }
    return new Grid(
        "Change against " + names.get(0) + what,
        "Points: geometric means of %s, with 95%% intervals; arrows: beyond the axis. Short lines: each %s. Shaded: margin of %s. ▲ better, ▼ worse, ■ same, ◇ undecided.%s"
            .formatted(
                analysis.counted(),
                analysis.design().noun(),
                Formats.percent(analysis.margin().delta()),
                gate.isEmpty() ? "" : " Dashed: the gate's limit."),
        "metric",
        columns,
        rows);
  }

  private Grid.Row row(ComparisonAnalysis.Row row) {
    PairedRatio ratio = row.comparison().ratio();
    Estimate estimate = Estimate.of(ratio.estimate(), ratio.interval());
    List<Double> ratios = ratios(row);
    String verdict = analysis.hasVerdicts() ? analysis.verdictInTable(row) : "";
    String change = Formats.change(row.comparison());
    Cell picture =
        Cell.of(change + " " + verdict, estimate.value())
            .between(estimate.low(), estimate.high())
            .meanOf(ratios.size() > 1 ? ratios : List.of())
            .against(limit(row))
            .judged(verdict)
            .explained(tip(row, change, ratios));
    var cells = new ArrayList<>(List.of(picture, Cell.of(change, estimate.value())));
    if (analysis.hasVerdicts()) {
      cells.add(Cell.text(verdict).judged(verdict));
    }
    return new Grid.Row(analysis.noun(row.metric()), cells);
  }

  private double[] values(int variant, ComparisonAnalysis.Row row) {
    return analysis.replicates().values(variant, row.operation(), row.metric());
  }

  private List<Double> ratios(ComparisonAnalysis.Row row) {
    double[] baseline = values(0, row);
    double[] candidate = values(row.variant(), row);
    return IntStream.range(0, baseline.length)
        .mapToObj(it -> candidate[it] / baseline[it])
        .toList();
  }

  private double limit(ComparisonAnalysis.Row row) {
    String name =
        row.comparison().name() + (names.size() == 2 ? "" : " of " + names.get(row.variant()));
    return gate.stream()
        .flatMap(it -> it.lines().stream())
        .filter(it -> it.name().equals(name))
        .mapToDouble(GateReport.Line::lowestGood)
        .findFirst()
        .orElse(Double.NaN);
  }

  private String tip(ComparisonAnalysis.Row row, String change, List<Double> ratios) {
    Metric metric = row.metric();
    String of = "%s: %s".formatted(metric.title(), change);
    String values =
        "%s → %s"
            .formatted(
                metric.text(analysis.replicates().mean(0, row.operation(), metric)),
                metric.text(analysis.replicates().mean(row.variant(), row.operation(), metric)));
    String each =
        "each %s: %s"
            .formatted(
                analysis.design().noun(),
                String.join(", ", ratios.stream().map(Formats::change).toList()));
    Interval floor = metric == analysis.replicates().leading() ? noise.get(row.operation()) : null;
    return String.join("\n", of, values, each)
        + (floor == null ? "" : "\nnoise of this machine: up to " + Formats.change(floor.high()));
  }
}
