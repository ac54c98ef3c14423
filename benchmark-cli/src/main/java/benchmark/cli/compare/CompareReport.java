// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.report.CostTable;
import benchmark.cli.report.Doubt;
import benchmark.cli.report.DoubtPanel;
import benchmark.cli.report.Figure;
import benchmark.cli.report.OperationCost;
import benchmark.cli.report.Paragraph;
import benchmark.cli.report.Table;
import benchmark.cli.statistics.Comparison;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.RoundsNeeded;
import benchmark.cli.statistics.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Function;

/** Says what the rounds of a comparison say: in sentences, tables and records. */
public final class CompareReport {

  /** The highest percentile in the tables. */
  static final double HIGHEST_PERCENTILE = 0.99;

  /** Above this relative half width an interval is told by its ends. */
  private static final double WIDE = 0.25;

  /** Longer labels would make tables wider than a terminal. */
  private static final int LONGEST_LABEL = 22;

  private final List<String> labels;
  private final Rounds rounds;
  private final Margin margin;
  private final boolean noiseFloor;

  /**
   * Prepares a report of at least one round.
   *
   * @param labels the variants, the baseline first
   * @param noiseFloor whether they are all the same
   */
  public CompareReport(List<String> labels, Rounds rounds, Margin margin, boolean noiseFloor) {
    this.labels = labels;
    this.rounds = rounds;
    this.margin = margin;
    this.noiseFloor = noiseFloor;
  }

  /** The report for a terminal. */
  public String toText() {
    return write(Table::toText, "", sentence -> Paragraph.wrap(sentence, ""));
  }

  /** The report in Markdown, to paste into a pull request. */
  public String toMarkdown() {
    return write(Table::toMarkdown, "### ", sentence -> "- " + sentence + "\n");
  }

  private String write(
      Function<Table, String> form, String heading, Function<String, String> paragraph) {
    String gap = heading.isEmpty() ? "" : "\n";
    var text = new StringBuilder(legend());
    for (String operation : rounds.operations()) {
      text.append(heading).append(operation).append('\n').append(gap);
      text.append(form.apply(table(operation))).append('\n');
    }
    sentences().forEach(sentence -> text.append(paragraph.apply(sentence)));
    text.append('\n');
    for (int variant = 0; variant < labels.size(); variant++) {
      Map<String, OperationCost> costs = costs(variant);
      if (!costs.isEmpty()) {
        text.append(heading)
            .append(labels.get(variant))
            .append(", mean over the rounds\n")
            .append(gap)
            .append(form.apply(CostTable.of(costs)))
            .append('\n');
      }
    }
    List<String> doubts = doubts();
    if (!doubts.isEmpty()) {
      text.append(heading).append("Before you trust these figures\n").append(gap);
      doubts.forEach(doubt -> text.append(paragraph.apply(doubt)));
    }
    return text.toString();
  }

  private boolean hasLongLabels() {
    return labels.stream().anyMatch(label -> label.length() > LONGEST_LABEL);
  }

  /** What a variant is called in tables: its label, or a letter where labels are long. */
  private String name(int variant) {
    return hasLongLabels() ? String.valueOf((char) ('A' + variant)) : labels.get(variant);
  }

  private String legend() {
    if (!hasLongLabels()) {
      return "";
    }
    var legend = new StringBuilder();
    for (int variant = 0; variant < labels.size(); variant++) {
      legend.append("%s: %s\n".formatted(name(variant), labels.get(variant)));
    }
    return legend.append('\n').toString();
  }

  private Table table(String operation) {
    var table = new Table("variant", "ops/ms", "p50 ms", "p99 ms", "throughput ratio", "verdict");
    for (int variant = 0; variant < labels.size(); variant++) {
      var row = new ArrayList<>(List.of(name(variant)));
      for (FigureKind kind : FigureKind.values()) {
        row.add(Figure.of(rounds.mean(variant, operation, kind)));
      }
      if (variant == 0) {
        row.addAll(List.of("1", "baseline"));
      } else {
        Comparison throughput = rounds.comparison(variant, operation, FigureKind.THROUGHPUT);
        row.add(ratio(throughput));
        row.add(noiseFloor ? "itself" : words(throughput.verdict(margin)));
      }
      table.row(row);
    }
    return table;
  }

  /** One sentence for each operation of each variant. */
  public List<String> sentences() {
    var sentences = new ArrayList<String>();
    for (int variant = 1; variant < labels.size(); variant++) {
      for (String operation : rounds.operations()) {
        Comparison comparison = rounds.comparison(variant, operation, FigureKind.THROUGHPUT);
        sentences.add(
            noiseFloor
                ? noiseSentence(operation, comparison)
                : sentence(labels.get(variant), operation, comparison));
      }
    }
    return sentences;
  }

  private String sentence(String label, String operation, Comparison comparison) {
    String baseline = labels.get(0);
    String ratio = ratio(comparison);
    return switch (comparison.verdict(margin)) {
      case FASTER ->
          "%s answers %s %s times as fast as %s: faster."
              .formatted(label, operation, ratio, baseline);
      case SLOWER ->
          "%s answers %s %s times as fast as %s: slower."
              .formatted(label, operation, ratio, baseline);
      case SAME ->
          "%s answers %s as fast as %s, within %s (%s)."
              .formatted(label, operation, baseline, percent(margin.delta()), ratio);
      case NOT_YET_KNOWN ->
          "Whether %s answers %s faster or slower than %s by more than %s is not yet known (%s)%s."
              .formatted(
                  label, operation, baseline, percent(margin.delta()), ratio, more(comparison));
    };
  }

  private String noiseSentence(String operation, Comparison comparison) {
    return comparison
        .ratio()
        .interval()
        .map(
            interval ->
                "Noise floor of this machine in %s: %s against itself is %s after %d rounds%s."
                    .formatted(
                        operation,
                        labels.get(0),
                        ratio(comparison),
                        rounds.finished().size(),
                        interval.contains(1)
                            ? ""
                            : ", which leaves out 1: something changed while this was measured"))
        .orElse("One round of %s says nothing of the noise in it.".formatted(operation));
  }

  private String more(Comparison comparison) {
    if (comparison.ratio().rounds() < 2) {
      return ": one round has no spread, so do at least two";
    }
    OptionalInt more = RoundsNeeded.toSettle(comparison.ratio(), margin);
    return more.isPresent()
        ? ": about %d more round%s".formatted(more.getAsInt(), more.getAsInt() == 1 ? "" : "s")
        : ": it is too near to the margin to be settled by a sensible number of rounds";
  }

  /**
   * The ratio and half the width of its interval: 2.310 ± 0.050. A wide interval is told by its
   * ends, because it is symmetric only on the log scale.
   */
  public static String ratio(Comparison comparison) {
    double estimate = comparison.ratio().estimate();
    return comparison
        .ratio()
        .interval()
        .map(
            interval ->
                interval.relativeHalfWidth() < WIDE
                    ? String.format(
                        Locale.ROOT,
                        "%.3f ± %.3f",
                        estimate,
                        estimate * interval.relativeHalfWidth())
                    : String.format(
                        Locale.ROOT, "%.3g (%.2g-%.2g)", estimate, interval.low(), interval.high()))
        .orElseGet(() -> String.format(Locale.ROOT, "%.3f", estimate));
  }

  /** Every result, for the record. */
  public List<CompareRecord.Result> results() {
    var results = new ArrayList<CompareRecord.Result>();
    for (int variant = 1; variant < labels.size(); variant++) {
      for (String operation : rounds.operations()) {
        for (FigureKind kind : FigureKind.values()) {
          Comparison comparison = rounds.comparison(variant, operation, kind);
          var interval = comparison.ratio().interval();
          OptionalInt more =
              comparison.ratio().rounds() < 2
                  ? OptionalInt.empty()
                  : RoundsNeeded.toSettle(comparison.ratio(), margin);
          results.add(
              new CompareRecord.Result(
                  labels.get(variant),
                  operation,
                  kind.label(),
                  words(kind.direction().name()),
                  comparison.ratio().estimate(),
                  interval.map(Interval::low).orElse(null),
                  interval.map(Interval::high).orElse(null),
                  words(comparison.verdict(margin)),
                  more.isPresent() ? (Integer) more.getAsInt() : null));
        }
      }
    }
    return results;
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

  /** What most rounds of a variant complain of; a complaint of few rounds is part of the noise. */
  private List<String> doubts() {
    var panel = new DoubtPanel();
    int of = rounds.finished().size();
    for (int variant = 0; variant < labels.size(); variant++) {
      var sameComplaint = new LinkedHashMap<List<Object>, List<Doubt>>();
      for (Round round : rounds.finished()) {
        for (Doubt doubt : round.variants().get(variant).doubts()) {
          sameComplaint
              .computeIfAbsent(
                  Arrays.asList(doubt.kind(), doubt.operation()), it -> new ArrayList<>())
              .add(doubt);
        }
      }
      for (List<Doubt> each : sameComplaint.values()) {
        if (each.size() * 2 > of) {
          Doubt last = each.get(each.size() - 1);
          String subject = name(variant) + (last.operation() == null ? "" : " " + last.operation());
          panel.add(subject + (of == 1 ? "" : share(each, of)), last.diagnosis());
        }
      }
    }
    return panel.lines();
  }

  /** In how many rounds there was the same complaint, and whether its figures differ. */
  private static String share(List<Doubt> each, int of) {
    boolean differ = each.stream().map(Doubt::diagnosis).distinct().count() > 1;
    return " (%d of %d rounds%s)".formatted(each.size(), of, differ ? ", here the last" : "");
  }

  private static String words(Verdict verdict) {
    return words(verdict.name());
  }

  private static String words(String constant) {
    return constant.toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  static String percent(double share) {
    String text = String.format(Locale.ROOT, "%.2f", share * 100);
    return text.replaceFirst("\\.?0+$", "") + "%";
  }
}
