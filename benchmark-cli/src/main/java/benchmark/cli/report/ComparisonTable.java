// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * Several runs side by side: rows are pairs, columns are operations, one block for throughput and
 * one for each percentile.
 */
public final class ComparisonTable {

  private final Map<String, Map<String, OperationFigures>> rows = new LinkedHashMap<>();

  /** Adds a row. */
  public ComparisonTable row(String name, Map<String, OperationFigures> figures) {
    rows.put(name, figures);
    return this;
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
            .anyMatch(OperationFigures::derived);
    String throughput =
        derived
            ? "Throughput, ops/ms (derived: threads / mean time; ± is 99.9% over iterations)"
            : "Throughput, ops/ms (± is JMH's 99.9% error over iterations)";
    String separator = heading.isEmpty() ? "\n" : "\n\n";
    return heading
        + throughput
        + separator
        + form.apply(block(figures -> Figure.of(figures.throughput(), figures.error())))
        + "\n"
        + heading
        + "p50, ms (half of the calls took no longer)"
        + separator
        + form.apply(block(figures -> Figure.of(figures.p50())))
        + "\n"
        + heading
        + "p99, ms (99% of the calls took no longer; a closed loop hides stalls)"
        + separator
        + form.apply(block(figures -> Figure.of(figures.p99())));
  }

  private Table block(Function<OperationFigures, String> cell) {
    Set<String> operations = new LinkedHashSet<>();
    rows.values().forEach(row -> operations.addAll(row.keySet()));
    var headings = new ArrayList<>(List.of("pair"));
    headings.addAll(operations);
    var table = new Table(headings.toArray(String[]::new));
    rows.forEach(
        (name, row) -> {
          var cells = new ArrayList<>(List.of(name));
          for (String operation : operations) {
            cells.add(row.containsKey(operation) ? cell.apply(row.get(operation)) : Figure.NONE);
          }
          table.row(cells);
        });
    return table;
  }
}
