// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static java.util.stream.Collectors.joining;

import benchmark.cli.chart.Chart;
import benchmark.cli.project.PairKind;
import benchmark.cli.results.Metric;
import benchmark.cli.results.StoredRun;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.Ranking;
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
public final class QuickReport {

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
  private static final String P99 = MetricText.title(Metric.P99) + "*";

  private static final Definition INTERVAL =
      new Definition(
          "±", "95% interval over the slices of this one JVM; another JVM may differ by more");

  private static final Definition CLOSED_LOOP =
      new Definition("*", "measured in a closed loop, which under-reports stalls");

  /** With longer ones tables would be wider than a terminal. */
  private static final int LONGEST_NAME = 19;

  private static final String RATIOS =
      "Interval: 95%, JVM to JVM included. Band: noise of two JVMs. The words allow for the number"
          + " of comparisons.";

  /** More variants than this make a comparison too long to be recommended. */
  private static final int COMPARED = 4;

  private final OptionalDouble jvmDeviation;
  private final RememberedSetups setups;
  private final QuickRuns runs;
  private ShortNames names = ShortNames.of(List.of(), LONGEST_NAME);

  /**
   * A report to come.
   *
   * @param jvmDeviation how much the log of a value differs from JVM to JVM of the same pair, as a
   *     standard deviation: 0.02 is about 2%; empty if nobody has measured it
   * @param setups what is known of the set-ups of pairs
   */
  public QuickReport(OptionalDouble jvmDeviation, RememberedSetups setups) {
    this.jvmDeviation = jvmDeviation;
    this.setups = setups;
    runs = new QuickRuns(jvmDeviation.orElse(USUAL_JVM_DEVIATION));
  }

  /**
   * Adds a run.
   *
   * @param kind only ordinary pairs are compared
   */
  public void add(String label, StoredRun run, PairKind kind) {
    runs.add(label, run, kind);
    names = ShortNames.of(runs.rows().stream().map(QuickRuns.Row::label).toList(), LONGEST_NAME);
  }

  /** All that has been added. */
  public QuickRuns runs() {
    return runs;
  }

  /** One run: a line for each operation, and what the columns mean. */
  public static Document ofOne(StoredRun run) {
    var report = new QuickReport(OptionalDouble.empty(), RememberedSetups.NONE);
    report.add("", run, PairKind.ORDINARY);
    QuickRuns.Row row = report.runs.rows().get(0);
    return Document.of(
            new Table(
                List.of("", MetricText.title(Metric.THROUGHPUT), MetricText.title(Metric.P50), P99),
                report.runs.operations().stream()
                    .map(
                        operation ->
                            List.of(
                                operation.label(),
                                report.throughput(row, operation),
                                report.value(row, operation, Metric.P50),
                                report.value(row, operation, Metric.P99)))
                    .toList()),
            new Definitions(List.of(INTERVAL, CLOSED_LOOP)))
        .and(new StreamTable(report.runs).document());
  }

  /** Several runs: a table for each operation, and what the columns mean. */
  public Document tables() {
    var blocks = new ArrayList<Block>();
    if (!names.legend().isEmpty()) {
      blocks.add(Items.of(names.legend()));
    }
    runs.operations().forEach(operation -> blocks.add(table(operation)));
    blocks.add(new Definitions(legend()));
    return new Document(blocks).and(new StreamTable(runs).document());
  }

  /** What can be concluded; empty if nothing can. */
  public Document answers() {
    List<String> sentences = sentences();
    return new Document(sentences.isEmpty() ? List.of() : List.of(Items.of(sentences)));
  }

  /** What can be concluded of each operation that two pairs or more compete in, and of all. */
  public List<String> sentences() {
    return Stream.concat(
            runs.operations().stream().flatMap(operation -> sentence(operation).stream()),
            new QuickSummary(runs.standings()).sentence().stream())
        .toList();
  }

  /** The ratios to the fastest as pictures, one for each operation. */
  public List<Chart> figures() {
    var noise =
        Interval.ofNoise(
            jvmDeviation.orElse(USUAL_JVM_DEVIATION) * Math.sqrt(2), Integer.MAX_VALUE, 1);
    return runs.standings().stream().map(it -> it.figure(Optional.of(noise), RATIOS)).toList();
  }

  /** Which runs count slices in which a compiler was at work; empty if none does. */
  public Optional<String> unsettledSentence() {
    String unsettled =
        runs.rows().stream()
            .filter(row -> !row.run().record().mixture().settled())
            .map(row -> names.inTable(row.label()))
            .collect(joining(", "));
    return unsettled.isEmpty()
        ? Optional.empty()
        : Optional.of("still compiling while measured: " + unsettled);
  }

  private Table table(OperationKey operation) {
    List<QuickRuns.Row> competing = runs.competing(operation);
    Optional<Ranking> ranking = runs.ranking(operation);
    var lines = new ArrayList<List<String>>();
    for (QuickRuns.Row row : competing) {
      lines.add(line(row, operation, ofFastest(operation, row, ranking)));
    }
    runs.rows().stream()
        .filter(row -> !competing.contains(row))
        .forEach(row -> lines.add(line(row, operation, Numbers.NONE)));
    var headings =
        new ArrayList<>(List.of(operation.label(), MetricText.title(Metric.THROUGHPUT), "of best"));
    runs.ceiling(operation).ifPresent(ceiling -> headings.add(OF_CEILING));
    headings.addAll(List.of(MetricText.title(Metric.P50), P99, MetricText.title(Metric.CPU)));
    return new Table(headings, lines);
  }

  private List<String> line(QuickRuns.Row row, OperationKey operation, String ofFastest) {
    boolean measured = row.has(operation);
    var cells =
        new ArrayList<>(
            List.of(
                names.inTable(row.label()),
                measured ? throughput(row, operation) : Numbers.NONE,
                ofFastest));
    runs.ceiling(operation).ifPresent(any -> cells.add(ofCeiling(row, operation)));
    cells.add(measured ? value(row, operation, Metric.P50) : Numbers.NONE);
    cells.add(measured ? value(row, operation, Metric.P99) : Numbers.NONE);
    cells.add(
        MetricText.of(Metric.CPU, row.run().results().whole(operation, Metric.CPU), Double.NaN));
    return cells;
  }

  /** What share of its ceiling's throughput an ordinary pair reaches. */
  private String ofCeiling(QuickRuns.Row row, OperationKey operation) {
    return runs.ceilingOf(row, operation)
        .map(
            ceiling ->
                Numbers.share(
                    runs.estimate(row, operation, Metric.THROUGHPUT)
                        / runs.estimate(ceiling, operation, Metric.THROUGHPUT)))
        .orElse(Numbers.NONE);
  }

  private String ofFastest(OperationKey operation, QuickRuns.Row row, Optional<Ranking> ranking) {
    List<QuickRuns.Row> ranked = runs.ranked(operation);
    int place = ranked.indexOf(row);
    if (place < 0) {
      return WIDE;
    }
    if (ranked.size() < 2) {
      return Numbers.NONE;
    }
    double ratio =
        runs.estimate(row, operation, Metric.THROUGHPUT)
            / runs.estimate(ranked.get(0), operation, Metric.THROUGHPUT);
    boolean tie = place > 0 && ranking.filter(it -> !it.worse().contains(place)).isPresent();
    boolean marked = setups.marks(shown(row), operation);
    return Numbers.share(ratio)
        + (marked ? RememberedSetups.MARK : " ")
        + (tie ? TIE : " ".repeat(TIE.length()));
  }

  private static RememberedSetups.Shown shown(QuickRuns.Row row) {
    return new RememberedSetups.Shown(row.run().record().pair(), row.run().record().setup());
  }

  private List<Definition> legend() {
    var legend = new ArrayList<Definition>();
    legend.add(INTERVAL);
    legend.add(CLOSED_LOOP);
    legend.add(
        new Definition(
            MetricText.title(Metric.CPU), "CPU time of a call, client and server together"));
    List<String> ceilings =
        runs.rows().stream()
            .filter(row -> row.kind() == PairKind.CEILING)
            .map(QuickRuns.Row::label)
            .toList();
    if (!ceilings.isEmpty()) {
      legend.add(
          new Definition(
              OF_CEILING,
              "share of the throughput of %s, without codec and framework and set up alike"
                  .formatted(String.join(" or ", ceilings))));
    }
    if (!runs.standings().isEmpty()) {
      legend.add(
          new Definition(
              TIE,
              "not distinguishable from the best: JVMs of one pair differ by %s (%s)"
                  .formatted(
                      Numbers.share(jvmDeviation.orElse(USUAL_JVM_DEVIATION)),
                      jvmDeviation.isPresent() ? "measured here" : "assumed")));
    }
    if (runs.operations().stream().anyMatch(this::leavesSomeUnranked)) {
      legend.add(
          new Definition(
              WIDE,
              "not ranked: the interval is wider than ± "
                  + Numbers.share(QuickRuns.WIDEST_RANKED)));
    }
    setups
        .footnote(
            runs.rows().stream()
                .filter(row -> row.kind() == PairKind.ORDINARY)
                .map(QuickReport::shown)
                .toList(),
            runs.operations())
        .filter(it -> runs.operations().stream().anyMatch(each -> runs.ranked(each).size() > 1))
        .ifPresent(it -> legend.add(new Definition(RememberedSetups.MARK, it)));
    unsettledSentence().ifPresent(it -> legend.add(new Definition("JIT", it)));
    AsOneText.meaning(
            runs.rows().stream()
                .filter(row -> row.run().record().asText())
                .map(row -> names.inTable(row.label()))
                .toList())
        .ifPresent(it -> legend.add(new Definition(AsOneText.TERM, it)));
    return legend;
  }

  private boolean leavesSomeUnranked(OperationKey operation) {
    return runs.ranked(operation).size() < runs.competing(operation).size();
  }

  /** What can be concluded of an operation; empty if fewer than two pairs compete in it. */
  private Optional<String> sentence(OperationKey operation) {
    return runs.competing(operation).size() < 2
        ? Optional.empty()
        : Optional.of(
            runs.standing(operation)
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
    List<QuickRuns.Row> ranked = runs.ranked(operation);
    List<String> wide =
        runs.competing(operation).stream()
            .filter(row -> !ranked.contains(row))
            .map(
                row ->
                    "%s (± %s)"
                        .formatted(row.label(), Numbers.share(runs.halfWidth(row, operation))))
            .toList();
    return wide.isEmpty()
        ? ""
        : "%s, since the interval is too wide: %s; measure more slices (-- -i 20)."
            .formatted(begin, Words.list(wide));
  }

  /** The command that would settle what is not known yet; empty if all is. */
  public Document next() {
    Set<String> labels = new LinkedHashSet<>();
    Set<String> operations = new LinkedHashSet<>();
    for (RankedOperation it : runs.standings()) {
      if (!it.ties().isEmpty()) {
        labels.add(it.fastest());
        labels.addAll(it.ties());
        operations.add(it.operation().name());
      }
    }
    if (labels.isEmpty()) {
      return new Document(List.of());
    }
    Optional<String> same =
        new RunWords(runs.rows().get(0).run().record().command()).forComparison();
    if (same.isEmpty()) {
      return Document.of(new Paragraph("The rest is open, and " + RunWords.NO_COMPARISON));
    }
    boolean some = labels.size() > COMPARED;
    return Document.of(
        new Paragraph(some ? "To settle the rest, for the first of them:" : "To settle the rest:"),
        new Command(
            "./benchmark.sh compare %s%s --ops %s"
                .formatted(
                    labels.stream().limit(COMPARED).map(QuickReport::variant).collect(joining(" ")),
                    same.get(),
                    String.join(",", operations))));
  }

  /** A label without the number that tells the same variant apart: dubbo-kryo (2). */
  static String variant(String label) {
    return label.replaceFirst(" \\(\\d+\\)$", "");
  }

  /** The geometric mean of the slices, with its 95% interval where there is one. */
  private String throughput(QuickRuns.Row row, OperationKey operation) {
    return value(row, operation, Metric.THROUGHPUT)
        + runs.mean(row, operation, Metric.THROUGHPUT)
            .map(mean -> " ± " + Numbers.share(mean.interval().relativeHalfWidth()))
            .orElse("");
  }

  private String value(QuickRuns.Row row, OperationKey operation, Metric metric) {
    return MetricText.of(
        metric,
        runs.estimate(row, operation, metric),
        runs.mean(row, operation, metric)
            .map(mean -> mean.interval().relativeHalfWidth())
            .orElse(Double.NaN));
  }
}
