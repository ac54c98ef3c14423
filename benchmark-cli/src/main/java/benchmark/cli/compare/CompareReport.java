// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.report.CostTable;
import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationCost;
import benchmark.cli.statistics.Comparison;
import benchmark.cli.statistics.Margin;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Renders a comparison as tables and sentences. */
public final class CompareReport {

  /** The file for the report in Markdown. */
  public static final String FILE = "compare.md";

  /** The highest percentile in the tables. */
  static final double HIGHEST_PERCENTILE = 0.99;

  private final VariantLabels names;
  private final Rounds rounds;
  private final Margin margin;
  private final boolean noiseFloor;
  private final boolean stored;

  /**
   * Prepares a report of at least one round.
   *
   * @param labels the variants, the baseline first
   * @param noiseFloor whether they are all the same
   */
  public CompareReport(List<String> labels, Rounds rounds, Margin margin, boolean noiseFloor) {
    this(labels, rounds, margin, noiseFloor, false);
  }

  private CompareReport(
      List<String> labels, Rounds rounds, Margin margin, boolean noiseFloor, boolean stored) {
    this.names = VariantLabels.of(labels);
    this.rounds = rounds;
    this.margin = margin;
    this.noiseFloor = noiseFloor;
    this.stored = stored;
  }

  /** A report of stored runs, each as if it were the only round: without verdicts. */
  static CompareReport ofStored(List<String> labels, Rounds rounds, Margin margin) {
    return new CompareReport(labels, rounds, margin, false, true);
  }

  /** A table for each operation, the sentences, what calls cost, and warnings. */
  public Document document() {
    var blocks = new ArrayList<Block>();
    if (!names.legend().isEmpty()) {
      blocks.add(Items.of(names.legend()));
    }
    for (OperationKey operation : rounds.operations()) {
      blocks.add(new Heading(operation.label()));
      blocks.add(table(operation));
    }
    var text = new ComparisonText(names, rounds, margin, noiseFloor);
    blocks.add(Items.of(stored ? text.withoutVerdict() : text.all()));
    for (int variant = 0; variant < names.size(); variant++) {
      Map<OperationKey, OperationCost> costs = costs(variant);
      if (!costs.isEmpty()) {
        blocks.add(
            new Heading(names.inSentence(variant) + (stored ? "" : ", mean over the rounds")));
        blocks.add(CostTable.of(costs));
      }
    }
    CommonWarnings.of(names.inTables(), rounds).toBlock().ifPresent(blocks::add);
    return new Document(blocks);
  }

  private Table table(OperationKey operation) {
    var headings =
        new ArrayList<>(
            List.of(stored ? "run" : "variant", "ops/ms", "p50 ms", "p99 ms", "throughput ratio"));
    if (!stored) {
      headings.add("verdict");
    }
    var rows = new ArrayList<List<String>>();
    for (int variant = 0; variant < names.size(); variant++) {
      var row = new ArrayList<>(List.of(names.inTable(variant)));
      for (Metric metric : Metric.values()) {
        row.add(Numbers.of(rounds.mean(variant, operation, metric)));
      }
      row.add(variant == 0 ? "1" : Formats.ratio(throughput(variant, operation)));
      if (!stored) {
        row.add(verdict(variant, operation));
      }
      rows.add(row);
    }
    return new Table(headings, rows);
  }

  private String verdict(int variant, OperationKey operation) {
    if (variant == 0) {
      return "baseline";
    }
    return noiseFloor ? "itself" : Formats.words(throughput(variant, operation).verdict(margin));
  }

  private Comparison throughput(int variant, OperationKey operation) {
    return rounds.comparison(variant, operation, Metric.THROUGHPUT);
  }

  private Map<OperationKey, OperationCost> costs(int variant) {
    var costs = new LinkedHashMap<OperationKey, OperationCost>();
    for (OperationKey operation : rounds.operations()) {
      List<OperationCost> each =
          rounds.finished().stream()
              .map(round -> round.variants().get(variant).costs().get(operation))
              .filter(Objects::nonNull)
              .toList();
      if (!each.isEmpty()) {
        costs.put(operation, OperationCost.mean(each));
      }
    }
    return costs;
  }
}
