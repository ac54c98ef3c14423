// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.compare.ComparisonAnalysis.Conclusion;
import benchmark.cli.compare.ComparisonAnalysis.Row;
import benchmark.cli.incident.Incidents;
import benchmark.cli.report.CostTable;
import benchmark.cli.report.ShortNames;
import benchmark.cli.report.Warning;
import benchmark.cli.report.WarningList;
import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationCost;
import benchmark.cli.statistics.Interval;
import benchmark.cli.text.Columns;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Details;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Table;
import benchmark.cli.text.Words;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A comparison as tables and sentences.
 *
 * @param shortNames what the variants are called, the baseline first
 */
record CompareReport(ShortNames shortNames, ComparisonAnalysis analysis) {

  /** The file that has it as the comment of a pull request. */
  static final String FILE = "compare.md";

  /** For a terminal. */
  CompareReport(ComparisonAnalysis analysis) {
    this(ShortNames.ofVariants(analysis.labels()), analysis);
  }

  /** Where there is space for any name. */
  CompareReport(List<String> names, ComparisonAnalysis analysis) {
    this(ShortNames.of(names, Integer.MAX_VALUE), analysis);
  }

  /**
   * A stored comparison as the comment of a pull request: the sentences, one table, the rest
   * folded, and everything that one needs to know about where it comes from. Names are code, so
   * that Markdown neither formats them nor takes an @ for a person.
   */
  static Document markdown(CompareRecord record, ComparisonAnalysis analysis) {
    List<String> names =
        ShortNames.ofVariants(analysis.labels()).names().stream()
            .map(it -> "`" + it.replace('`', '\'') + "`")
            .toList();
    return new CompareReport(names, analysis).markdown(record);
  }

  private Document markdown(CompareRecord record) {
    var blocks = new ArrayList<Block>();
    blocks.add(
        new Heading(
            "%s against %s"
                .formatted(
                    Words.list(names().subList(1, names().size())),
                    analysis.conclusion() == Conclusion.NOISE_FLOOR ? "itself" : names().get(0))));
    blocks.addAll(incidents().toDocument().blocks());
    blocks.addAll(answer(record));
    blocks.add(table());
    blocks.addAll(new RankingLines(names(), analysis).atMost(Integer.MAX_VALUE).blocks());
    blocks.addAll(StreamGains.of(names(), analysis.replicates()).blocks());
    if (!costs().isEmpty()) {
      blocks.add(new Details("What a call costs on each side", new Document(costs())));
    }
    addDetails(blocks, noiseHeading(), noise());
    List<String> warnings = warningList().lines();
    addDetails(blocks, Words.count(warnings.size(), "warning"), warnings);
    blocks.add(Items.of(footer(record)));
    return new Document(blocks);
  }

  private static void addDetails(List<Block> blocks, String summary, List<String> texts) {
    if (!texts.isEmpty()) {
      blocks.add(new Details(summary, Document.of(Items.of(texts))));
    }
  }

  private List<String> footer(CompareRecord record) {
    Conditions conditions = record.conditions();
    var lines = new ArrayList<String>();
    lines.add(
        "n = %s (%s), stopped %s; 95%% intervals by Student's t over %ss; margin %s."
            .formatted(
                analysis.counted(),
                analysis.design().meaning(),
                record.course().stopped(),
                analysis.design().noun(),
                Formats.percent(analysis.margin().delta())));
    lines.add(
        "Each %s: %s; %s."
            .formatted(
                conditions.design() == Design.CODEC ? "message" : "operation",
                record.duration(),
                conditions.load(record.labels())));
    lines.addAll(record.provenance(names()).sentences());
    return lines;
  }

  private List<String> names() {
    return shortNames.names();
  }

  /** The sentences or why there are none, and what a gate says. */
  List<Block> answer(CompareRecord record) {
    var blocks = new ArrayList<Block>();
    blocks.add(
        record.course().byHand()
            ? new Paragraph("Stopped " + record.course().stopped() + ": no verdict.")
            : Items.of(new ComparisonText(names(), analysis).sentences()));
    if (record.gate() != null) {
      blocks.addAll(record.gate().whole().blocks());
    }
    return blocks;
  }

  /** A table for each operation and variant, the legend first. */
  Document tables() {
    var blocks = new ArrayList<Block>();
    if (!shortNames.legend().isEmpty()) {
      blocks.add(Items.of(shortNames.legend()));
    }
    for (OperationKey operation : analysis.replicates().operations()) {
      blocks.add(new Heading(operation.label()));
      for (int variant = 1; variant < names().size(); variant++) {
        var columns = new Columns<Row>().and("", it -> it.metric().title());
        blocks.add(
            withChange(columns, shortNames.inTable(0), shortNames.inTable(variant), "change")
                .table(analysis.shown(variant, operation).toList()));
      }
    }
    return new Document(blocks).and(StreamGains.of(names(), analysis.replicates()));
  }

  /** One table of everything. */
  private Table table() {
    var columns =
        new Columns<Row>()
            .and("operation", it -> it.operation().label())
            .and("metric", it -> it.metric().title());
    if (names().size() > 2) {
      columns.and("variant", it -> names().get(it.variant()));
    }
    return withChange(columns, "baseline", "new", "change (95% interval)")
        .table(
            analysis.replicates().operations().stream()
                .flatMap(
                    operation ->
                        IntStream.range(1, names().size())
                            .boxed()
                            .flatMap(variant -> analysis.shown(variant, operation)))
                .toList());
  }

  /** Two values, the change, and the verdict. */
  private Columns<Row> withChange(
      Columns<Row> columns, String baseline, String candidate, String change) {
    columns
        .and(baseline, it -> value(0, it))
        .and(candidate, it -> value(it.variant(), it))
        .and(change, it -> Formats.change(it.comparison()));
    return analysis.hasVerdicts() ? columns.and("verdict", analysis::verdictInTable) : columns;
  }

  private String value(int variant, Row row) {
    double value = analysis.replicates().mean(variant, row.operation(), row.metric());
    return row.metric()
        .text(
            value,
            row.comparison()
                .ratio()
                .interval()
                .map(Interval::relativeHalfWidth)
                .orElse(Double.NaN));
  }

  /** Where the noise comes from, and what calls cost on each side. */
  Document details() {
    List<String> noise = noise();
    var costs = new Document(costs());
    return noise.isEmpty()
        ? costs
        : Document.of(new Heading(noiseHeading()), Items.of(noise)).and(costs);
  }

  /** Slices are series of the metric that leads, but of medians where calls come at a rate. */
  private String noiseHeading() {
    boolean closed = analysis.replicates().leading() == Metric.THROUGHPUT;
    return "Noise of the %s ratio".formatted((closed ? Metric.THROUGHPUT : Metric.P50).words());
  }

  /** Where the noise comes from, a sentence for each ratio; none where slices do not show it. */
  private List<String> noise() {
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
                                names().size() == 2
                                    ? ""
                                    : " (" + names().get(source.variant()) + ")",
                                Formats.percent(parts.jvms()),
                                Formats.percent(parts.seconds()))
                        + " %s.".formatted(Formats.percent(parts.drift()))));
    return sentences;
  }

  /** What calls of each variant cost on each side, under a heading, as far as that is known. */
  private List<Block> costs() {
    String of =
        analysis.conclusion() == Conclusion.STORED_RUNS
            ? ""
            : ", mean over the %ss".formatted(analysis.design().noun());
    var blocks = new ArrayList<Block>();
    for (int variant = 0; variant < names().size(); variant++) {
      Map<OperationKey, OperationCost> costs = new LinkedHashMap<>();
      for (OperationKey operation : analysis.replicates().operations()) {
        analysis.replicates().cost(variant, operation).ifPresent(it -> costs.put(operation, it));
      }
      if (!costs.isEmpty()) {
        blocks.add(new Heading(names().get(variant) + of));
        blocks.add(CostTable.of(costs));
      }
    }
    return blocks;
  }

  /** The verdicts; if they take more lines than that, only how many there are of each kind. */
  Document verdicts(int mostLines) {
    return new ComparisonText(names(), analysis).summary(mostLines);
  }

  /** Which of more than two variants are better than which others. */
  Document ranking(int mostLines) {
    return new RankingLines(shortNames.inTables(), analysis).atMost(mostLines);
  }

  /** What broke in any replicate. */
  Incidents incidents() {
    var all = new ArrayList<String>();
    for (int variant = 0; variant < names().size(); variant++) {
      int number = 0;
      for (Replicate.VariantResult measured : analysis.replicates().measured(variant).toList()) {
        String where =
            "%s, %s %d: ".formatted(names().get(variant), analysis.design().noun(), ++number);
        measured.warnings().stream()
            .filter(it -> it.kind() == Warning.Kind.INCIDENT)
            .forEach(it -> all.add(where + it.diagnosis()));
      }
    }
    return new Incidents(all);
  }

  /** Reasons to question the results; empty if there is none. */
  Document warnings() {
    return warningList().toDocument();
  }

  WarningList warningList() {
    Replicates replicates = analysis.replicates();
    List<String> names = shortNames.inTables();
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
}
