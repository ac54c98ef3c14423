// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationResult;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Code;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Several runs side by side: a line for each pair, a column for each operation, one table for
 * throughput and one for each percentile. The best value of every column is marked, and so are
 * those that the noise cannot separate from it; see {@link ColumnMarks}.
 */
public final class ComparisonTable {

  private static final List<Metric> METRICS = List.of(Metric.THROUGHPUT, Metric.P50, Metric.P99);

  private static final String LEGEND =
      """
      * best of its column
      ~ the noise cannot separate it from the best: the difference is within the root
        of the sum of both squared ± (percentiles have no ± of their own; that of the
        pair's throughput is taken, in percent)
      """;

  /**
   * A pair's results.
   *
   * @param reference whether it is left out when the others are compared
   */
  private record Row(String name, Map<OperationKey, OperationResult> results, boolean reference) {}

  private final List<Row> rows = new ArrayList<>();

  /** Adds a pair under a name of its own. */
  public ComparisonTable pair(String name, Map<OperationKey, OperationResult> results) {
    rows.add(new Row(name, results, false));
    return this;
  }

  /** Adds a pair that shows what the harness costs: it is not compared with the others. */
  public ComparisonTable reference(String name, Map<OperationKey, OperationResult> results) {
    rows.add(new Row(name, results, true));
    return this;
  }

  /** The tables and their legend. */
  public Document document() {
    var blocks = new ArrayList<Block>();
    for (Metric metric : METRICS) {
      blocks.add(new Heading(heading(metric)));
      blocks.add(table(metric));
    }
    if (rows.stream().filter(row -> !row.reference()).count() > 1) {
      blocks.add(new Code(legend()));
    }
    return new Document(blocks);
  }

  private String heading(Metric metric) {
    return switch (metric) {
      case THROUGHPUT ->
          isDerived()
              ? "Throughput, ops/ms (derived: threads / mean time; ± is 99.9% over iterations)"
              : "Throughput, ops/ms (± is JMH's 99.9% error over iterations)";
      case P50 -> "p50, ms (half of the calls took no longer)";
      case P99 -> "p99, ms (99% of the calls took no longer; a closed loop hides stalls)";
      default -> throw new IllegalArgumentException(metric + " has no table here.");
    };
  }

  private boolean isDerived() {
    return rows.stream()
        .flatMap(row -> row.results().values().stream())
        .anyMatch(OperationResult::derived);
  }

  private String legend() {
    List<String> references = rows.stream().filter(Row::reference).map(Row::name).toList();
    return references.isEmpty()
        ? LEGEND
        : LEGEND
            + "%s makes no call over a wire and is compared with none\n"
                .formatted(String.join(", ", references));
  }

  private Table table(Metric metric) {
    Set<OperationKey> operations = new LinkedHashSet<>();
    rows.forEach(row -> operations.addAll(row.results().keySet()));
    Map<OperationKey, ColumnMarks> marks = new LinkedHashMap<>();
    operations.forEach(it -> marks.put(it, new ColumnMarks(metric, competing(it))));
    var headings = new ArrayList<>(List.of("pair"));
    marks.forEach((operation, column) -> headings.add(operation.label() + column.blank()));
    return new Table(headings, rows.stream().map(row -> cells(row, metric, marks)).toList());
  }

  private static List<String> cells(Row row, Metric metric, Map<OperationKey, ColumnMarks> marks) {
    var cells = new ArrayList<>(List.of(row.name()));
    marks.forEach(
        (operation, column) -> {
          OperationResult result = row.results().get(operation);
          cells.add(
              result == null
                  ? Numbers.NONE + column.blank()
                  : text(metric, result) + (row.reference() ? column.blank() : column.of(result)));
        });
    return cells;
  }

  private List<OperationResult> competing(OperationKey operation) {
    return rows.stream()
        .filter(row -> !row.reference())
        .map(row -> row.results().get(operation))
        .filter(result -> result != null)
        .toList();
  }

  private static String text(Metric metric, OperationResult result) {
    return metric == Metric.THROUGHPUT
        ? Numbers.of(result.throughput(), result.error()).replace(" ± ", "±") // 80 columns
        : Numbers.of(metric.of(result));
  }
}
