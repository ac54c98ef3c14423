// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.project.PairKind;
import benchmark.cli.results.Estimate;
import benchmark.cli.results.Metric;
import benchmark.cli.results.StoredRun;
import benchmark.cli.statistics.Ranking;
import benchmark.cli.text.Columns;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Command;
import benchmark.cli.text.Document.Definition;
import benchmark.cli.text.Document.Definitions;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import benchmark.cli.text.Words;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What runs tell in each of which one JVM measured all operations in turn: a table for each
 * operation with the fastest pair first, and what can be concluded.
 */
public final class QuickReport extends QuickRuns {

  /**
   * How much the log of a throughput differs from JVM to JVM of the same pair where nobody has
   * measured it: 3%. Eight comparisons in blocks on two CPUs found 0% to 5.5% in the ratio of two
   * pairs, 2.9% in the quadratic mean.
   */
  public static final double USUAL_JVM_DEVIATION = 0.03;

  private static final String OF_CEILING = "of ceiling";
  private static final String TIE = "tie";

  /** In place of a rank. */
  private static final String WIDE = "wide";

  /** Marks the percentile that needs the note of {@link #CLOSED_LOOP}. */
  private static final String P99 = Metric.P99.title() + "*";

  private static final Definition INTERVAL =
      new Definition(
          "±", "95% interval over the slices of this one JVM; another JVM may differ by more");

  private static final Definition CLOSED_LOOP =
      new Definition("*", "measured in a closed loop, which under-reports stalls");

  /** With longer ones tables would be wider than a terminal. */
  private static final int LONGEST_NAME = 19;

  /** More variants than this make a comparison too long to be recommended. */
  private static final int COMPARED = 4;

  private final OptionalDouble jvmDeviation;

  /**
   * A report to come.
   *
   * @param jvmDeviation how much the log of a value differs from JVM to JVM of the same pair, as a
   *     standard deviation: 0.02 is about 2%; empty if nobody has measured it
   * @param setups what is known of the set-ups of pairs
   */
  public QuickReport(OptionalDouble jvmDeviation, RememberedSetups setups) {
    super(jvmDeviation.orElse(USUAL_JVM_DEVIATION), setups);
    this.jvmDeviation = jvmDeviation;
  }

  private ShortNames names() {
    return ShortNames.of(rows().stream().map(RunRow::label).toList(), LONGEST_NAME);
  }

  /** One run: a line for each operation, and what the columns mean. */
  public static Document ofOne(StoredRun run) {
    var report = new QuickReport(OptionalDouble.empty(), RememberedSetups.NONE);
    report.add("", run, PairKind.ORDINARY);
    RunRow row = report.rows().get(0);
    return Document.of(
            new Columns<OperationKey>()
                .and("", OperationKey::label)
                .and(Metric.THROUGHPUT.title(), it -> report.throughputText(row, it))
                .and(Metric.P50.title(), it -> report.value(row, it, Metric.P50))
                .and(P99, it -> report.value(row, it, Metric.P99))
                .table(report.operations()),
            new Definitions(List.of(INTERVAL, CLOSED_LOOP)))
        .and(new StreamTable(report).document());
  }

  /** A table for each operation, and what the columns mean. */
  @Override
  public Document tables() {
    var blocks = new ArrayList<Block>();
    if (!names().legend().isEmpty()) {
      blocks.add(Items.of(names().legend()));
    }
    operations().forEach(operation -> blocks.add(table(operation)));
    blocks.add(new Definitions(legend()));
    return new Document(blocks).and(new StreamTable(this).document());
  }

  @Override
  public List<String> sentences() {
    return Stream.concat(
            operations().stream().flatMap(operation -> sentence(operation).stream()),
            new QuickSummary(standings()).sentence().stream())
        .toList();
  }

  /** Which runs count slices in which a compiler was at work. */
  @Override
  public List<String> remarks() {
    List<String> unsettled =
        rows().stream()
            .filter(row -> !row.run().record().course().slices().settled())
            .map(RunRow::label)
            .toList();
    return unsettled.isEmpty()
        ? List.of()
        : List.of("still compiling while measured: " + String.join(", ", unsettled));
  }

  private Table table(OperationKey operation) {
    List<RunRow> competing = competing(operation);
    Optional<Ranking> ranking = ranking(operation);
    var columns =
        new Columns<RunRow>()
            .and(operation.label(), it -> names().inTable(it.label()))
            .and(Metric.THROUGHPUT.title(), it -> throughputText(it, operation))
            .and(
                "of best",
                it -> competing.contains(it) ? ofFastest(operation, it, ranking) : Numbers.NONE);
    ceiling(operation).ifPresent(any -> columns.and(OF_CEILING, it -> ofCeiling(it, operation)));
    return columns
        .and(Metric.P50.title(), it -> value(it, operation, Metric.P50))
        .and(P99, it -> value(it, operation, Metric.P99))
        .and(
            Metric.CPU.title(),
            it -> Metric.CPU.text(it.run().results().whole(operation, Metric.CPU)))
        .table(
            Stream.concat(competing.stream(), rows().stream().filter(it -> !competing.contains(it)))
                .toList());
  }

  /** What share of its ceiling's throughput an ordinary pair reaches. */
  private String ofCeiling(RunRow row, OperationKey operation) {
    return ceilingOf(row, operation)
        .map(ceiling -> Numbers.share(ratio(row, ceiling, operation)))
        .orElse(Numbers.NONE);
  }

  private double ratio(RunRow row, RunRow other, OperationKey operation) {
    return throughput(row, operation).value() / throughput(other, operation).value();
  }

  private String ofFastest(OperationKey operation, RunRow row, Optional<Ranking> ranking) {
    List<RunRow> ranked = ranked(operation);
    int place = ranked.indexOf(row);
    if (place < 0) {
      return WIDE;
    }
    if (ranked.size() < 2) {
      return Numbers.NONE;
    }
    boolean tie = place > 0 && ranking.filter(it -> !it.worse().contains(place)).isPresent();
    boolean marked = setups.marks(row.shown(), operation);
    return Numbers.share(ratio(row, ranked.get(0), operation))
        + (marked ? RememberedSetups.MARK : " ")
        + (tie ? TIE : " ".repeat(TIE.length()));
  }

  private List<Definition> legend() {
    var legend = new ArrayList<Definition>();
    legend.add(INTERVAL);
    legend.add(CLOSED_LOOP);
    legend.add(
        new Definition(Metric.CPU.title(), "CPU time of a call, client and server together"));
    List<String> ceilings = ceilings().map(RunRow::label).toList();
    if (!ceilings.isEmpty()) {
      legend.add(
          new Definition(
              OF_CEILING,
              "share of the throughput of %s, without codec and framework and set up alike"
                  .formatted(String.join(" or ", ceilings))));
    }
    if (!standings().isEmpty()) {
      legend.add(
          new Definition(
              TIE,
              "not distinguishable from the best: JVMs of one pair differ by %s (%s)"
                  .formatted(
                      Numbers.share(jvmDeviation.orElse(USUAL_JVM_DEVIATION)),
                      jvmDeviation.isPresent() ? "measured here" : "assumed")));
    }
    if (operations().stream().anyMatch(this::leavesSomeUnranked)) {
      legend.add(
          new Definition(
              WIDE,
              "not ranked: the interval is wider than ± "
                  + Numbers.share(QuickRuns.WIDEST_RANKED)));
    }
    footnote()
        .filter(it -> operations().stream().anyMatch(each -> ranked(each).size() > 1))
        .ifPresent(it -> legend.add(new Definition(RememberedSetups.MARK, it)));
    remarks().forEach(it -> legend.add(new Definition("JIT", it)));
    ShortNames names = names();
    AsOneText.meaning(
            rows().stream().filter(RunRow::asText).map(it -> names.inTable(it.label())).toList())
        .ifPresent(it -> legend.add(new Definition(AsOneText.TERM, it)));
    return legend;
  }

  private boolean leavesSomeUnranked(OperationKey operation) {
    return ranked(operation).size() < competing(operation).size();
  }

  /** What can be concluded of an operation; empty if fewer than two pairs compete in it. */
  private Optional<String> sentence(OperationKey operation) {
    return competing(operation).size() < 2
        ? Optional.empty()
        : Optional.of(
            standing(operation)
                .map(it -> it.sentence() + unranked(operation, " Not ranked"))
                .orElseGet(
                    () ->
                        leavesSomeUnranked(operation)
                            ? operation.label() + ":" + unranked(operation, " no ranking")
                            : operation.label()
                                + ": too few slices to tell pairs apart; measure more (-- -i"
                                + " 5)."));
  }

  /** Names those whose intervals are too wide; empty if there are none. */
  private String unranked(OperationKey operation, String begin) {
    List<RunRow> ranked = ranked(operation);
    List<String> wide =
        competing(operation).stream()
            .filter(row -> !ranked.contains(row))
            .map(
                row ->
                    "%s (± %s)"
                        .formatted(
                            row.label(),
                            Numbers.share(throughput(row, operation).relativeHalfWidth())))
            .toList();
    return wide.isEmpty()
        ? ""
        : "%s, since the interval is too wide: %s; measure more slices (-- -i 20)."
            .formatted(begin, Words.list(wide));
  }

  @Override
  public Document next() {
    Set<String> labels = new LinkedHashSet<>();
    Set<String> operations = new LinkedHashSet<>();
    for (RankedOperation it : standings()) {
      if (!it.ties().isEmpty()) {
        labels.add(it.fastest());
        labels.addAll(it.ties());
        operations.add(it.operation().name());
      }
    }
    if (labels.isEmpty()) {
      return Document.of();
    }
    Optional<List<String>> same =
        new RunWords(rows().get(0).run().record().command()).forComparison();
    if (same.isEmpty()) {
      return Document.of(new Paragraph("The rest is open, and " + RunWords.NO_COMPARISON));
    }
    boolean some = labels.size() > COMPARED;
    List<String> variants = labels.stream().limit(COMPARED).map(QuickReport::variant).toList();
    return Document.of(
        new Paragraph(some ? "To settle the rest, for the first of them:" : "To settle the rest:"),
        Command.of("compare")
            .and(variants)
            .and(same.get())
            .and(List.of("--ops", String.join(",", operations))));
  }

  /** A label without the number that tells the same variant apart: dubbo-kryo (2). */
  static String variant(String label) {
    return label.replaceFirst(" \\(\\d+\\)$", "");
  }

  /** The geometric mean of the slices, with its 95% interval where there is one. */
  private String throughputText(RunRow row, OperationKey operation) {
    double halfWidth =
        row.has(operation) ? throughput(row, operation).relativeHalfWidth() : Double.NaN;
    return value(row, operation, Metric.THROUGHPUT)
        + (Double.isNaN(halfWidth) ? "" : " ± " + Numbers.share(halfWidth));
  }

  private String value(RunRow row, OperationKey operation, Metric metric) {
    if (!row.has(operation)) {
      return Numbers.NONE;
    }
    Estimate it = estimate(row, operation, metric);
    return metric.text(it.value(), it.relativeHalfWidth());
  }
}
