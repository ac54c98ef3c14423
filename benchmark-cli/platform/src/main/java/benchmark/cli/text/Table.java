// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.text;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Rows of cells. The first column names the rows; it and columns of words are aligned to the left,
 * columns of numbers to the right. Immutable.
 *
 * @param headings those of the columns
 * @param rows each as long as the headings
 * @param values numbers that cells show rounded, each list as long as a row; empty where the texts
 *     are enough to sort by
 * @param groups the columns after the first, where there are more than fit into a terminal's width;
 *     empty if they belong together
 */
public record Table(
    List<String> headings,
    List<List<String>> rows,
    List<List<OptionalDouble>> values,
    List<Group> groups)
    implements Document.Block {

  /** A word begins with a letter, after the mark of a name in Markdown, or the dash of a flag. */
  private static final Pattern WORD = Pattern.compile("^`?-?\\p{L}");

  /** What lines of a terminal may have, and what is between two columns. */
  private static final int WIDEST = 100;

  private static final int GAP = 2;

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
    values = List.copyOf(values);
    groups = List.copyOf(groups);
    for (List<String> row : rows) {
      if (row.size() != headings.size()) {
        throw new IllegalArgumentException(
            "The row %s has %d cells, not %d.".formatted(row, row.size(), headings.size()));
      }
    }
    if (!values.isEmpty() && values.size() != rows.size()) {
      throw new IllegalArgumentException(
          "There are values for %d rows, not %d.".formatted(values.size(), rows.size()));
    }
    int grouped = groups.stream().mapToInt(Group::columns).sum();
    if (!groups.isEmpty() && grouped != headings.size() - 1) {
      throw new IllegalArgumentException(
          "The groups have %d columns, not %d.".formatted(grouped, headings.size() - 1));
    }
  }

  /** A table whose columns belong together. */
  public Table(List<String> headings, List<List<String>> rows) {
    this(headings, rows, List.of(), List.of());
  }

  /** A table whose columns fit into a terminal's width in groups. */
  public Table(List<String> headings, List<List<String>> rows, List<Group> groups) {
    this(headings, rows, List.of(), groups);
  }

  /** A row that only names those under it, up to the next such row. */
  static boolean isGroupHeading(List<String> row) {
    return row.size() > 1 && row.stream().skip(1).allMatch(String::isEmpty);
  }

  /**
   * This table as several narrower ones: one for each group, and more if lines are too long still.
   */
  List<Table> parts() {
    var parts = new ArrayList<Table>();
    int from = 1;
    for (Group group : groups.isEmpty() ? List.of(all()) : groups) {
      int end = from + group.columns();
      do {
        int to = fitting(from, end);
        parts.add(part(group.heading(), from, to));
        from = to;
      } while (from < end);
    }
    return parts;
  }

  private Group all() {
    return new Group(headings.get(0), headings.size() - 1);
  }

  /** The first one of the columns that a line beginning with one of them has no space for. */
  private int fitting(int from, int end) {
    int to = from;
    int width = width(0);
    while (to < end && (to == from || width + GAP + width(to) <= WIDEST)) {
      width += GAP + width(to);
      to++;
    }
    return to;
  }

  private Table part(String heading, int from, int to) {
    return new Table(
        row(heading, headings.subList(from, to).stream()),
        rows.stream().map(it -> row(it.get(0), it.subList(from, to).stream())).toList());
  }

  private int width(int column) {
    return Stream.concat(Stream.of(headings), rows.stream().filter(row -> !isGroupHeading(row)))
        .mapToInt(it -> it.get(column).length())
        .max()
        .orElse(0);
  }

  /** The headings and the rows, with the spaces that make cells as wide as their columns. */
  List<List<String>> padded() {
    List<List<String>> lines =
        Stream.concat(Stream.of(headings), rows.stream())
            .<List<String>>map(ArrayList::new)
            .toList();
    for (int column = 0; column < headings.size(); column++) {
      int at = column;
      int width = width(column);
      boolean left = isLeft(column);
      lines.forEach(line -> line.set(at, pad(line.get(at), width, left)));
    }
    return lines;
  }

  /** Whether a column is aligned to the left: the first one, and those with words in them. */
  boolean isLeft(int column) {
    return column == 0 || rows.stream().map(row -> row.get(column)).anyMatch(WORD.asPredicate());
  }

  /** A cell with the spaces that its column's width and alignment ask for: none if it is longer. */
  static String pad(String cell, int width, boolean left) {
    String spaces = " ".repeat(Math.max(0, width - cell.length()));
    return left ? cell + spaces : spaces + cell;
  }

  /** The cells of a row, or headings: the first one and the others. */
  public static List<String> row(String first, Stream<String> others) {
    return Stream.concat(Stream.of(first), others).toList();
  }
}
