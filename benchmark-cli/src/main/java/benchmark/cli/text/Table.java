// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Rows of cells. The first column names the rows and is aligned to the left, all others to the
 * right. Immutable.
 *
 * @param headings those of the columns
 * @param rows each as long as the headings
 * @param groups the columns after the first that stay together in a terminal; empty if as many as
 *     fit are shown beside each other
 */
public record Table(List<String> headings, List<List<String>> rows, List<Group> groups)
    implements Document.Block {

  /** Characters between two columns. */
  static final int GAP = 2;

  /**
   * Some columns that belong together.
   *
   * @param heading of the first column, when these columns are shown by themselves
   * @param columns how many
   */
  public record Group(String heading, int columns) {}

  /**
   * Copies the cells.
   *
   * @throws IllegalArgumentException if a row is longer or shorter than the headings, or the groups
   *     are of another number of columns
   */
  public Table {
    headings = List.copyOf(headings);
    rows = rows.stream().map(List::copyOf).toList();
    groups = List.copyOf(groups);
    for (List<String> row : rows) {
      if (row.size() != headings.size()) {
        throw new IllegalArgumentException(
            "The row %s has %d cells, not %d.".formatted(row, row.size(), headings.size()));
      }
    }
    int grouped = groups.stream().mapToInt(Group::columns).sum();
    if (!groups.isEmpty() && grouped != headings.size() - 1) {
      throw new IllegalArgumentException(
          "The groups have %d columns, not %d.".formatted(grouped, headings.size() - 1));
    }
  }

  /** A table whose columns need not stay together. */
  public Table(List<String> headings, List<List<String>> rows) {
    this(headings, rows, List.of());
  }

  /** This table as several narrower ones: one for each group, or as few as fit into a terminal. */
  List<Table> parts() {
    List<Group> shown = groups.isEmpty() ? fitting() : groups;
    if (groups.isEmpty() && shown.size() <= 1) {
      return List.of(this);
    }
    var parts = new ArrayList<Table>();
    int from = 1;
    for (Group group : shown) {
      int to = from + group.columns();
      int first = from;
      parts.add(
          new Table(
              columns(group.heading(), headings.subList(from, to)),
              rows.stream().map(row -> columns(row.get(0), row.subList(first, to))).toList()));
      from = to;
    }
    return parts;
  }

  private List<Group> fitting() {
    int[] widths = widths();
    var fitting = new ArrayList<Group>();
    int columns = 0;
    int width = widths[0];
    for (int column = 1; column < widths.length; column++) {
      int wider = width + GAP + widths[column];
      if (columns > 0 && wider > LineWrap.WIDTH) {
        fitting.add(new Group(headings.get(0), columns));
        columns = 0;
        wider = widths[0] + GAP + widths[column];
      }
      columns++;
      width = wider;
    }
    fitting.add(new Group(headings.get(0), columns));
    return fitting;
  }

  /** How many characters the longest cell of every column has. */
  int[] widths() {
    int[] widths = new int[headings.size()];
    for (int column = 0; column < widths.length; column++) {
      widths[column] = headings.get(column).length();
      for (List<String> row : rows) {
        widths[column] = Math.max(widths[column], row.get(column).length());
      }
    }
    return widths;
  }

  /** A cell with the spaces that its column's width and alignment ask for. */
  static String pad(String cell, int width, int column) {
    String spaces = " ".repeat(width - cell.length());
    return column == 0 ? cell + spaces : spaces + cell;
  }

  private static List<String> columns(String first, List<String> others) {
    var all = new ArrayList<String>();
    all.add(first);
    all.addAll(others);
    return all;
  }
}
