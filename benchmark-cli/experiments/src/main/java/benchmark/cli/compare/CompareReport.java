// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.incident.Incidents;
import benchmark.cli.report.CostTable;
import benchmark.cli.report.MetricText;
import benchmark.cli.report.ShortNames;
import benchmark.cli.report.Warning;
import benchmark.cli.report.WarningList;
import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationCost;
import benchmark.cli.statistics.Comparison;
import benchmark.cli.statistics.Interval;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Table;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Renders a comparison for a terminal, as tables and sentences. */
final class CompareReport {

  private final ComparisonAnalysis analysis;
  private final ShortNames names;

  CompareReport(ComparisonAnalysis analysis) {
    this.analysis = analysis;
    this.names = ShortNames.ofVariants(analysis.labels());
  }

  /** A table for each operation and variant, the legend first. */
  Document tables() {
    var blocks = new ArrayList<Block>();
    if (!names.legend().isEmpty()) {
      blocks.add(Items.of(names.legend()));
    }
    for (OperationKey operation : analysis.replicates().operations()) {
      blocks.add(new Heading(operation.label()));
      for (int variant = 1; variant < names.names().size(); variant++) {
        blocks.add(table(variant, operation));
      }
    }
    return new Document(blocks).and(StreamGains.of(names.names(), analysis.replicates()));
  }

  /** Where the noise comes from, and what calls cost on each side. */
  Document details() {
    Document costs = costs(names.names(), analysis);
    List<String> noise = noise(names.names(), analysis);
    return noise.isEmpty()
        ? costs
        : Document.of(new Heading(noiseHeading(analysis)), Items.of(noise)).and(costs);
  }

  /** Reasons to question the results; empty if there is none. */
  Document warnings() {
    return warnings(names.inTables(), analysis).toDocument();
  }

  /** The verdicts; if they take more lines than that, only how many there are of each kind. */
  Document verdicts(int mostLines) {
    return new ComparisonText(names.names(), analysis).summary(mostLines);
  }

  /** Slices are series of the metric that leads, but of medians where calls come at a rate. */
  static String noiseHeading(ComparisonAnalysis analysis) {
    boolean closed = analysis.replicates().leading() == Metric.THROUGHPUT;
    return "Noise of the %s ratio".formatted((closed ? Metric.THROUGHPUT : Metric.P50).words());
  }

  /** Where the noise comes from, a sentence for each ratio; none where slices do not show it. */
  static List<String> noise(List<String> names, ComparisonAnalysis analysis) {
    if (analysis.design() != Design.BLOCKS || !analysis.hasVerdicts()) {
      return List.of();
    }
    var sentences = new ArrayList<String>();
    NoiseSources.of(analysis.replicates())
        .forEach(
            (source, parts) ->
                sentences.add(
                    "%s%s: %s from JVM to JVM, %s from second to second; pairing removed a drift of"
                            .formatted(
                                source.operation().label(),
                                names.size() == 2 ? "" : " (" + names.get(source.variant()) + ")",
                                Formats.percent(parts.jvms()),
                                Formats.percent(parts.seconds()))
                        + " %s.".formatted(Formats.percent(parts.drift()))));
    return sentences;
  }

  /** What calls of each variant cost on each side, under a heading, as far as that is known. */
  static Document costs(List<String> names, ComparisonAnalysis analysis) {
    String of =
        analysis.conclusion() == Conclusion.STORED_RUNS
            ? ""
            : ", mean over the %ss".formatted(analysis.design().noun());
    var blocks = new ArrayList<Block>();
    for (int variant = 0; variant < names.size(); variant++) {
      Map<OperationKey, OperationCost> costs = new LinkedHashMap<>();
      for (OperationKey operation : analysis.replicates().operations()) {
        analysis.replicates().cost(variant, operation).ifPresent(it -> costs.put(operation, it));
      }
      if (!costs.isEmpty()) {
        blocks.add(new Heading(names.get(variant) + of));
        blocks.add(CostTable.of(costs));
      }
    }
    return new Document(blocks);
  }

  /** What broke in any replicate. */
  static Incidents incidents(List<String> names, ComparisonAnalysis analysis) {
    var all = new ArrayList<String>();
    for (int variant = 0; variant < names.size(); variant++) {
      int number = 0;
      for (Replicate.VariantResult measured : analysis.replicates().measured(variant).toList()) {
        String where =
            "%s, %s %d: ".formatted(names.get(variant), analysis.design().noun(), ++number);
        measured.warnings().stream()
            .filter(it -> it.kind() == Warning.Kind.INCIDENT)
            .forEach(it -> all.add(where + it.diagnosis()));
      }
    }
    return new Incidents(all);
  }

  /** What broke. */
  Incidents incidents() {
    return incidents(names.names(), analysis);
  }

  /** Reasons to question the results. */
  static WarningList warnings(List<String> names, ComparisonAnalysis analysis) {
    Replicates replicates = analysis.replicates();
    boolean pooled = Drifts.canBePooled(replicates);
    var warnings = new WarningList(replicates.number(), analysis.counted());
    for (int variant = 0; variant < names.size(); variant++) {
      String name = names.get(variant);
      int number = 0;
      for (Replicate.VariantResult measured : replicates.measured(variant).toList()) {
        int replicate = ++number;
        measured.warnings().stream()
            .filter(warning -> warning.kind() != Warning.Kind.INCIDENT)
            .filter(warning -> !pooled || warning.kind() != Warning.Kind.NO_STEADY_STATE)
            .forEach(warning -> warnings.add(name, replicate, warning));
      }
    }
    Drifts.addTo(warnings, names, analysis);
    return warnings;
  }

  private Table table(int variant, OperationKey operation) {
    var headings = new ArrayList<>(List.of("", names.inTable(0), names.inTable(variant), "change"));
    if (analysis.hasVerdicts()) {
      headings.add("verdict");
    }
    return new Table(
        headings,
        analysis.replicates().shownMetrics(operation).stream()
            .map(metric -> row(analysis, variant, operation, metric))
            .toList());
  }

  /** A metric of both variants, in words: its name, two values, the change, and the verdict. */
  static List<String> row(
      ComparisonAnalysis analysis, int variant, OperationKey operation, Metric metric) {
    Comparison comparison = analysis.comparison(variant, operation, metric);
    double halfWidth =
        comparison.ratio().interval().map(Interval::relativeHalfWidth).orElse(Double.NaN);
    var row = new ArrayList<>(List.of(MetricText.title(metric)));
    for (int each : new int[] {0, variant}) {
      row.add(
          MetricText.of(metric, analysis.replicates().mean(each, operation, metric), halfWidth));
    }
    row.add(Formats.change(comparison));
    if (analysis.hasVerdicts()) {
      row.add(analysis.verdictInTable(variant, operation, metric));
    }
    return row;
  }
}
