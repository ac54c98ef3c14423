// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.chart.Chart;
import benchmark.cli.chart.RowChart;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.Comparison;
import benchmark.cli.statistics.Interval;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
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
    var ratios = new ArrayList<RowChart.Ratio>();
    for (OperationKey operation : analysis.replicates().operations()) {
      if (analysis.replicates().metrics(operation).contains(metric)) {
        for (int variant = 1; variant < names.size(); variant++) {
          ratios.add(ratio(variant, operation, metric));
        }
      }
    }
    return ratios;
  }

  private RowChart.Ratio ratio(int variant, OperationKey operation, Metric metric) {
    Comparison comparison = analysis.comparison(variant, operation, metric);
    Optional<Interval> interval = comparison.ratio().interval();
    String verdict =
        analysis.hasVerdicts() ? " " + analysis.verdictInTable(variant, operation, metric) : "";
    return new RowChart.Ratio(
        operation.label() + (names.size() == 2 ? "" : " " + names.get(variant)),
        comparison.ratio().estimate(),
        interval.map(Interval::low).orElse(Double.NaN),
        interval.map(Interval::high).orElse(Double.NaN),
        isLeading(metric) ? Optional.ofNullable(noise.get(operation)) : Optional.empty(),
        Formats.ratio(comparison.ratio()) + verdict);
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
