// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Rows of cells; the first column is aligned to the left, all others to the right. */
public final class Table {

  private final List<List<String>> rows = new ArrayList<>();

  /** Begins with the headings. */
  public Table(String... headings) {
    row(headings);
  }

  /** Adds a row. */
  public Table row(String... cells) {
    return row(Arrays.asList(cells));
  }

  /** Adds a row. */
  public Table row(List<String> cells) {
    rows.add(List.copyOf(cells));
    return this;
  }

  /** Writes the table for a terminal, two spaces between columns. */
  public String toText() {
    int[] widths = widths();
    var text = new StringBuilder();
    for (List<String> row : rows) {
      var line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        line.append(column == 0 ? "" : "  ").append(pad(row.get(column), widths[column], column));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  /** Writes the table in Markdown, with columns as wide as in a terminal. */
  public String toMarkdown() {
    int[] widths = widths();
    var text = new StringBuilder();
    for (int index = 0; index < rows.size(); index++) {
      var line = new StringBuilder("|");
      List<String> row = rows.get(index);
      for (int column = 0; column < row.size(); column++) {
        line.append(' ').append(pad(row.get(column), widths[column], column)).append(" |");
      }
      text.append(line).append('\n');
      if (index == 0) {
        text.append('|');
        for (int column = 0; column < row.size(); column++) {
          text.append(column == 0 ? ":" : "-")
              .append("-".repeat(widths[column]))
              .append(column == 0 ? "-|" : ":|");
        }
        text.append('\n');
      }
    }
    return text.toString();
  }

  private int[] widths() {
    int[] widths = new int[rows.get(0).size()];
    for (List<String> row : rows) {
      for (int column = 0; column < row.size(); column++) {
        widths[column] = Math.max(widths[column], row.get(column).length());
      }
    }
    return widths;
  }

  private static String pad(String cell, int width, int column) {
    String spaces = " ".repeat(width - cell.length());
    return column == 0 ? cell + spaces : spaces + cell;
  }
}
