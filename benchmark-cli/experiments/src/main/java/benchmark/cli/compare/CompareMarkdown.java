// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.report.ShortNames;
import benchmark.cli.results.Metric;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Details;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Table;
import benchmark.cli.text.Words;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.List;

/**
 * Renders a stored comparison as the comment of a pull request: the sentences, one table, the rest
 * folded, and everything that one needs to know about where it comes from.
 */
final class CompareMarkdown {

  /** The name of the file. */
  static final String FILE = "compare.md";

  private final CompareRecord record;
  private final ComparisonAnalysis analysis;
  private final List<String> names;

  CompareMarkdown(CompareRecord record, ComparisonAnalysis analysis) {
    this.record = record;
    this.analysis = analysis;
    this.names = ShortNames.ofVariants(analysis.labels()).names().stream().map(this::code).toList();
  }

  Document document() {
    var blocks = new ArrayList<Block>();
    blocks.add(
        new Heading(
            "%s against %s"
                .formatted(
                    Words.list(names.subList(1, names.size())),
                    analysis.conclusion() == Conclusion.NOISE_FLOOR ? "itself" : names.get(0))));
    blocks.addAll(new ComparisonText(names, analysis).answer(record));
    blocks.add(table());
    blocks.addAll(StreamGains.of(names, analysis.replicates()).blocks());
    Document costs = CompareReport.costs(names, analysis);
    if (!costs.blocks().isEmpty()) {
      blocks.add(new Details("What a call costs on each side", costs));
    }
    addDetails(blocks, CompareReport.noiseHeading(analysis), CompareReport.noise(names, analysis));
    List<String> warnings = CompareReport.warnings(names, analysis).lines();
    addDetails(blocks, Words.count(warnings.size(), "warning"), warnings);
    blocks.add(Items.of(footer()));
    return new Document(blocks);
  }

  private static void addDetails(List<Block> blocks, String summary, List<String> texts) {
    if (!texts.isEmpty()) {
      blocks.add(new Details(summary, Document.of(Items.of(texts))));
    }
  }

  private Table table() {
    boolean several = names.size() > 2;
    var headings = new ArrayList<>(List.of("operation", "metric"));
    if (several) {
      headings.add("variant");
    }
    headings.addAll(List.of("baseline", "new", "change (95% interval)"));
    if (analysis.hasVerdicts()) {
      headings.add("verdict");
    }
    var rows = new ArrayList<List<String>>();
    for (OperationKey operation : analysis.replicates().operations()) {
      for (int variant = 1; variant < names.size(); variant++) {
        for (Metric metric : analysis.replicates().shownMetrics(operation)) {
          var row = new ArrayList<>(List.of(operation.label()));
          row.addAll(CompareReport.row(analysis, variant, operation, metric));
          if (several) {
            row.add(2, names.get(variant));
          }
          rows.add(row);
        }
      }
    }
    return new Table(headings, rows);
  }

  private List<String> footer() {
    Conditions conditions = record.conditions();
    var lines = new ArrayList<String>();
    lines.add(
        "n = %s (%s), stopped %s; 95%% intervals by Student's t over %ss; margin %s."
            .formatted(
                analysis.counted(),
                analysis.design().meaning(),
                record.stopped(),
                analysis.design().noun(),
                Formats.percent(analysis.margin().delta())));
    lines.add(
        "Each %s: %s; %s."
            .formatted(
                conditions.design() == Design.CODEC ? "message" : "operation",
                record.duration(),
                conditions.load(record.labels())));
    lines.addAll(record.provenance(names).sentences());
    return lines;
  }

  /** As code, so that Markdown neither formats it nor takes an @ for a person. */
  private String code(String text) {
    return "`" + text.replace('`', '\'') + "`";
  }
}
