// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.chart.Chart;
import benchmark.cli.project.PairKind;
import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationResult;
import benchmark.cli.results.RunRecord;
import benchmark.cli.results.StoredRun;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Code;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Items;
import benchmark.cli.text.LineWrap;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import benchmark.launch.OperationKey;
import benchmark.launch.Setup;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Several runs side by side: a line for each pair, a column for each operation, one table for
 * throughput and one for each percentile. The best value of every column is marked, and so are
 * those that the noise cannot separate from it; see {@link ColumnMarks}.
 */
public final class ComparisonTable {

  private static final List<Metric> METRICS = List.of(Metric.THROUGHPUT, Metric.P50, Metric.P99);

  private static final String RATIOS =
      "Interval: from JMH's 99.9% errors, iterations of one JVM. No noise floor is known.";

  private static final String LEGEND =
      """
      * best of its column
      ~ not distinguishable from the best: the difference is within the root
        of the sum of both squared ± (percentiles have no ± of their own; that of the
        pair's throughput is taken, in percent)
      """;

  /**
   * A pair's results.
   *
   * @param kind only ordinary pairs are compared
   * @param pair empty if it failed
   * @param asText whether it sent a message in JSON as one text
   */
  private record Row(
      String name,
      String pair,
      Map<OperationKey, OperationResult> results,
      PairKind kind,
      boolean asText,
      Setup setup) {

    RememberedSetups.Shown shown() {
      return new RememberedSetups.Shown(pair, setup);
    }

    boolean competes() {
      return kind == PairKind.ORDINARY;
    }
  }

  private final List<Row> rows = new ArrayList<>();
  private final RememberedSetups setups;

  /**
   * Tables to come.
   *
   * @param setups what is known of the set-ups of pairs
   */
  public ComparisonTable(RememberedSetups setups) {
    this.setups = setups;
  }

  /** Adds a pair under a name of its own. */
  public ComparisonTable add(
      String name, Map<OperationKey, OperationResult> results, PairKind kind) {
    rows.add(new Row(name, "", results, kind, false, Setup.STANDARD));
    return this;
  }

  /** Adds a pair's run under a name of its own. */
  public ComparisonTable add(String name, StoredRun run, PairKind kind) {
    RunRecord record = run.record();
    rows.add(new Row(name, record.pair(), run.operations(), kind, record.asText(), record.setup()));
    return this;
  }

  /** The tables and their legend. */
  public Document document() {
    var blocks = new ArrayList<Block>();
    for (Metric metric : METRICS) {
      blocks.add(new Heading(heading(metric)));
      blocks.add(table(metric));
    }
    ceiling().ifPresent(ceiling -> addShares(ceiling, blocks));
    String legend =
        (rows.stream().filter(Row::competes).count() > 1 ? legend() : "")
            + AsOneText.line(rows.stream().filter(Row::asText).map(Row::name).toList())
                .map(line -> line + "\n")
                .orElse("")
            + footnote().map(it -> LineWrap.wrap(it, RememberedSetups.MARK + " ", "  ")).orElse("");
    if (!legend.isEmpty()) {
      blocks.add(new Code(legend));
    }
    return new Document(blocks);
  }

  /** What can be concluded; empty if nothing can. */
  public Document answers() {
    List<String> sentences = sentences();
    return new Document(sentences.isEmpty() ? List.of() : List.of(Items.of(sentences)));
  }

  /** What can be concluded, a sentence for each operation that two pairs or more compete in. */
  public List<String> sentences() {
    return standings().map(RankedOperation::sentence).toList();
  }

  /** The ratios to the fastest as pictures, one for each operation. */
  public List<Chart> figures() {
    return standings().map(it -> it.figure(Optional.empty(), RATIOS)).toList();
  }

  private Stream<RankedOperation> standings() {
    return operations().stream().flatMap(it -> standing(it).stream());
  }

  private Optional<RankedOperation> standing(OperationKey operation) {
    var marks = new ColumnMarks(Metric.THROUGHPUT, competing(operation));
    List<Row> rows =
        this.rows.stream()
            .filter(row -> row.competes() && row.results().containsKey(operation))
            .filter(row -> row.results().get(operation).throughput() > 0)
            .sorted(Comparator.comparingDouble(row -> -row.results().get(operation).throughput()))
            .toList();
    if (rows.size() < 2) {
      return Optional.empty();
    }
    OperationResult best = rows.get(0).results().get(operation);
    var others = new ArrayList<RankedOperation.Other>();
    for (Row row : rows.subList(1, rows.size())) {
      OperationResult it = row.results().get(operation);
      double ratio = it.throughput() / best.throughput();
      double error =
          ratio * Math.hypot(it.error() / it.throughput(), best.error() / best.throughput());
      others.add(
          new RankedOperation.Other(
              row.name(), ratio, ratio - error, ratio + error, !marks.areApart(it)));
    }
    return Optional.of(new RankedOperation(operation, rows.get(0).name(), others));
  }

  private List<OperationKey> operations() {
    return rows.stream().flatMap(row -> row.results().keySet().stream()).distinct().toList();
  }

  private String heading(Metric metric) {
    return switch (metric) {
      case THROUGHPUT ->
          isDerived()
              ? "Throughput, calls/s (counted: calls by time; ± is 99.9% over iterations)"
              : "Throughput, calls/s (± is JMH's 99.9% error over iterations)";
      case P50 -> "p50, µs (half of the calls took no longer)";
      case P99 -> "p99, µs (99% of the calls took no longer; a closed loop hides stalls)";
      default -> throw new IllegalArgumentException(metric + " has no table here.");
    };
  }

  private boolean isDerived() {
    return rows.stream()
        .flatMap(row -> row.results().values().stream())
        .anyMatch(OperationResult::derived);
  }

  private String legend() {
    return LEGEND
        + sentence(PairKind.REFERENCE, "%s makes no call over a wire and is compared with none\n")
        + sentence(
            PairKind.CEILING, "%s has neither codec nor framework and is compared with none\n");
  }

  private String sentence(PairKind kind, String sentence) {
    List<String> names = rows.stream().filter(row -> row.kind() == kind).map(Row::name).toList();
    return names.isEmpty() ? "" : sentence.formatted(String.join(", ", names));
  }

  private Optional<Row> ceiling() {
    return rows.stream().filter(row -> row.kind() == PairKind.CEILING).findFirst();
  }

  /** What share of the ceiling's throughput each pair reaches that calls services in its way. */
  private void addShares(Row ceiling, List<Block> blocks) {
    var headings = new ArrayList<>(List.of("pair"));
    ceiling.results().keySet().forEach(operation -> headings.add(operation.label()));
    var lines = new ArrayList<List<String>>();
    for (Row row : rows) {
      if (row.competes() && row.setup().callsLike(ceiling.setup())) {
        var line = new ArrayList<>(List.of(row.name()));
        ceiling.results().forEach((operation, most) -> line.add(share(row, operation, most)));
        lines.add(line);
      }
    }
    blocks.add(new Heading("Share of the throughput of " + ceiling.name()));
    blocks.add(new Table(headings, lines));
  }

  private static String share(Row row, OperationKey operation, OperationResult most) {
    OperationResult result = row.results().get(operation);
    return result == null ? Numbers.NONE : Numbers.share(result.throughput() / most.throughput());
  }

  private Table table(Metric metric) {
    Map<OperationKey, ColumnMarks> marks = new LinkedHashMap<>();
    operations().forEach(it -> marks.put(it, new ColumnMarks(metric, competing(it))));
    var headings = new ArrayList<>(List.of("pair"));
    marks.forEach((operation, column) -> headings.add(operation.label() + column.blank()));
    return new Table(headings, rows.stream().map(row -> cells(row, metric, marks)).toList());
  }

  private List<String> cells(Row row, Metric metric, Map<OperationKey, ColumnMarks> marks) {
    boolean marked =
        metric == Metric.THROUGHPUT
            && row.competes()
            && marks.keySet().stream().anyMatch(it -> setups.marks(row.shown(), it));
    var cells = new ArrayList<>(List.of(row.name() + (marked ? RememberedSetups.MARK : "")));
    marks.forEach(
        (operation, column) -> {
          OperationResult result = row.results().get(operation);
          cells.add(
              result == null
                  ? Numbers.NONE + column.blank()
                  : text(metric, result) + (row.competes() ? column.of(result) : column.blank()));
        });
    return cells;
  }

  /** Names the variants in whose set-up competing pairs would have other figures. */
  private Optional<String> footnote() {
    return setups.footnote(
        rows.stream().filter(Row::competes).map(Row::shown).toList(), operations());
  }

  private List<OperationResult> competing(OperationKey operation) {
    return rows.stream()
        .filter(Row::competes)
        .map(row -> row.results().get(operation))
        .filter(result -> result != null)
        .toList();
  }

  private static String text(Metric metric, OperationResult result) {
    double error = metric == Metric.THROUGHPUT ? result.error() / result.throughput() : Double.NaN;
    return MetricText.of(metric, result.of(metric), error)
        + (Double.isFinite(error) ? "±" + Numbers.share(error) : "");
  }
}
