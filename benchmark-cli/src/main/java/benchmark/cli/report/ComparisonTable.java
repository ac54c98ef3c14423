// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.results.OperationResult;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Several runs side by side: rows are pairs, columns are operations, one block for throughput and
 * one for each percentile. The best figure of every column is marked, and so are those that the
 * noise cannot separate from it; see {@link ColumnMarks}.
 */
public final class ComparisonTable {

  private static final String LEGEND =
      """
      * best of its column
      ~ the noise cannot separate it from the best: the difference is within the root
        of the sum of both squared ± (percentiles have no ± of their own; that of the
        row's throughput is taken, in percent)
      """;

  private final Map<String, Map<String, OperationResult>> rows = new LinkedHashMap<>();
  private final Set<String> references = new LinkedHashSet<>();

  /** Adds a row. */
  public ComparisonTable row(String name, Map<String, OperationResult> figures) {
    rows.put(name, figures);
    return this;
  }

  /**
   * Adds a row that shows what the harness costs: it competes with no other for the best figure.
   */
  public ComparisonTable reference(String name, Map<String, OperationResult> figures) {
    references.add(name);
    return row(name, figures);
  }

  /** Writes the blocks for a terminal. */
  public String toText() {
    return write(Table::toText, "");
  }

  /** Writes the blocks in Markdown. */
  public String toMarkdown() {
    return write(Table::toMarkdown, "### ");
  }

  private String write(Function<Table, String> form, String heading) {
    boolean derived =
        rows.values().stream()
            .flatMap(row -> row.values().stream())
            .anyMatch(OperationResult::derived);
    String throughput =
        derived
            ? "Throughput, ops/ms (derived: threads / mean time; ± is 99.9% over iterations)"
            : "Throughput, ops/ms (± is JMH's 99.9% error over iterations)";
    String separator = heading.isEmpty() ? "\n" : "\n\n";
    return heading
        + throughput
        + separator
        + form.apply(block(Measure.THROUGHPUT))
        + "\n"
        + heading
        + "p50, ms (half of the calls took no longer)"
        + separator
        + form.apply(block(Measure.P50))
        + "\n"
        + heading
        + "p99, ms (99% of the calls took no longer; a closed loop hides stalls)"
        + separator
        + form.apply(block(Measure.P99))
        + legend(heading.isEmpty());
  }

  private String legend(boolean terminal) {
    if (rows.size() - references.size() < 2) {
      return "";
    }
    String lines =
        references.isEmpty()
            ? LEGEND
            : LEGEND
                + "%s makes no call over a wire and is compared with none\n"
                    .formatted(String.join(", ", references));
    return terminal ? "\n" + lines : "\n```\n" + lines + "```\n";
  }

  private Table block(Measure measure) {
    Set<String> operations = new LinkedHashSet<>();
    rows.values().forEach(row -> operations.addAll(row.keySet()));
    Map<String, ColumnMarks> marks = new LinkedHashMap<>();
    for (String operation : operations) {
      marks.put(operation, new ColumnMarks(measure, competing(operation)));
    }
    var headings = new ArrayList<>(List.of("pair"));
    marks.forEach((operation, column) -> headings.add(operation + column.blank()));
    var table = new Table(headings.toArray(String[]::new));
    rows.forEach(
        (name, row) -> {
          var cells = new ArrayList<>(List.of(name));
          marks.forEach(
              (operation, column) -> {
                OperationResult figures = row.get(operation);
                cells.add(
                    figures == null
                        ? Numbers.NONE + column.blank()
                        : measure.text(figures)
                            + (references.contains(name) ? column.blank() : column.of(figures)));
              });
          table.row(cells);
        });
    return table;
  }

  private List<OperationResult> competing(String operation) {
    return rows.entrySet().stream()
        .filter(row -> !references.contains(row.getKey()))
        .map(row -> row.getValue().get(operation))
        .filter(figures -> figures != null)
        .toList();
  }

  /** What a block shows. */
  enum Measure {
    THROUGHPUT,
    P50,
    P99;

    double value(OperationResult figures) {
      return switch (this) {
        case THROUGHPUT -> figures.throughput();
        case P50 -> figures.p50();
        case P99 -> figures.p99();
      };
    }

    /** Whether the first of two figures is the better one. */
    boolean isBetter(double one, double other) {
      return this == THROUGHPUT ? one > other : one < other;
    }

    String text(OperationResult figures) {
      return this == THROUGHPUT
          ? Numbers.of(figures.throughput(), figures.error()).replace(" ± ", "±") // 80 columns
          : Numbers.of(value(figures));
    }
  }
}
