// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.report.CostTable;
import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationCost;
import benchmark.cli.statistics.Comparison;
import benchmark.cli.statistics.Margin;
import benchmark.cli.text.LineWrap;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/** Says what the rounds of a comparison say: in tables and sentences. */
public final class CompareReport {

  /** The highest percentile in the tables. */
  static final double HIGHEST_PERCENTILE = 0.99;

  private final VariantLabels names;
  private final Rounds rounds;
  private final Margin margin;
  private final boolean noiseFloor;
  private final boolean stored;
  private final List<String> sentences;

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
    this.names = new VariantLabels(labels);
    this.rounds = rounds;
    this.margin = margin;
    this.noiseFloor = noiseFloor;
    this.stored = stored;
    var all = new ComparisonText(names, rounds, margin, noiseFloor);
    this.sentences = stored ? all.withoutVerdict() : all.all();
  }

  /** A report of stored runs, each as if it were the only round: without verdicts. */
  static CompareReport ofStored(List<String> labels, Rounds rounds, Margin margin) {
    return new CompareReport(labels, rounds, margin, false, true);
  }

  /** The report for a terminal. */
  public String toText() {
    return write(Table::toText, "", sentence -> LineWrap.wrap(sentence, ""));
  }

  /** The report in Markdown, to paste into a pull request. */
  public String toMarkdown() {
    return write(Table::toMarkdown, "### ", sentence -> "- " + sentence + "\n");
  }

  private String write(
      Function<Table, String> form, String heading, Function<String, String> paragraph) {
    String gap = heading.isEmpty() ? "" : "\n";
    var text = new StringBuilder(names.legend());
    for (String operation : rounds.operations()) {
      text.append(heading).append(operation).append('\n').append(gap);
      text.append(form.apply(table(operation))).append('\n');
    }
    sentences.forEach(sentence -> text.append(paragraph.apply(sentence)));
    text.append('\n');
    for (int variant = 0; variant < names.labels().size(); variant++) {
      Map<String, OperationCost> costs = costs(variant);
      if (!costs.isEmpty()) {
        text.append(heading)
            .append(names.inSentence(variant))
            .append(stored ? "\n" : ", mean over the rounds\n")
            .append(gap)
            .append(form.apply(CostTable.of(costs)))
            .append('\n');
      }
    }
    List<String> doubts = CommonWarnings.of(names.inTables(), rounds);
    if (!doubts.isEmpty()) {
      text.append(heading).append("Before you trust these figures\n").append(gap);
      doubts.forEach(doubt -> text.append(paragraph.apply(doubt)));
    }
    return text.toString();
  }

  private Table table(String operation) {
    var headings =
        new ArrayList<>(
            List.of(stored ? "run" : "variant", "ops/ms", "p50 ms", "p99 ms", "throughput ratio"));
    if (!stored) {
      headings.add("verdict");
    }
    var table = new Table(headings.toArray(String[]::new));
    for (int variant = 0; variant < names.labels().size(); variant++) {
      var row = new ArrayList<>(List.of(names.inTable(variant)));
      for (Metric kind : Metric.values()) {
        row.add(Numbers.of(rounds.mean(variant, operation, kind)));
      }
      if (variant == 0) {
        row.add("1");
      } else {
        row.add(Formats.ratio(throughput(variant, operation)));
      }
      if (!stored) {
        row.add(verdict(variant, operation));
      }
      table.row(row);
    }
    return table;
  }

  private String verdict(int variant, String operation) {
    if (variant == 0) {
      return "baseline";
    }
    return noiseFloor ? "itself" : Formats.words(throughput(variant, operation).verdict(margin));
  }

  private Comparison throughput(int variant, String operation) {
    return rounds.comparison(variant, operation, Metric.THROUGHPUT);
  }

  private Map<String, OperationCost> costs(int variant) {
    var costs = new LinkedHashMap<String, OperationCost>();
    for (String operation : rounds.operations()) {
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
