// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.chart.Chart;
import benchmark.cli.chart.RowChart;
import benchmark.cli.results.Estimate;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.PairedRatio;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The ratios of a comparison as pictures.
 *
 * @param names what the variants are called, the baseline first
 * @param noise of the leading metric: where the ratio of the baseline to itself lies in 95%; empty
 *     if it has not been measured
 */
record ComparisonFigures(
    List<String> names, ComparisonAnalysis analysis, Map<OperationKey, Interval> noise) {

  /** One for each metric that was measured, in the order of metrics. */
  List<Chart> all() {
    var figures = new ArrayList<Chart>();
    for (Metric metric : Metric.values()) {
      List<RowChart.Ratio> ratios = ratios(metric);
      if (!ratios.isEmpty()) {
        figures.add(
            RowChart.ratios(
                "%s / %s".formatted(analysis.noun(metric), names.get(0)),
                "Interval: 95%. Narrow band: margin." + band(metric),
                ratios,
                Optional.of(new Interval(1, analysis.margin().low(), analysis.margin().high()))));
      }
    }
    return figures;
  }

  private List<RowChart.Ratio> ratios(Metric metric) {
    List<OperationKey> operations = analysis.replicates().operations();
    return analysis.rows().stream()
        .filter(it -> it.metric() == metric)
        .sorted(Comparator.comparingInt(it -> operations.indexOf(it.operation())))
        .map(this::ratio)
        .toList();
  }

  private RowChart.Ratio ratio(ComparisonAnalysis.Row row) {
    PairedRatio ratio = row.comparison().ratio();
    var estimate = Estimate.of(ratio.estimate(), ratio.interval());
    return new RowChart.Ratio(
        row.operation().label() + (names.size() == 2 ? "" : " " + names.get(row.variant())),
        estimate.value(),
        estimate.low(),
        estimate.high(),
        isLeading(row.metric())
            ? Optional.ofNullable(noise.get(row.operation()))
            : Optional.empty(),
        Formats.ratio(ratio) + (analysis.hasVerdicts() ? " " + analysis.verdictInTable(row) : ""));
  }

  private String band(Metric metric) {
    return !isLeading(metric)
        ? ""
        : noise.isEmpty() ? " Noise floor not measured." : " Wide band: noise floor.";
  }

  private boolean isLeading(Metric metric) {
    return metric == analysis.replicates().leading();
  }
}
