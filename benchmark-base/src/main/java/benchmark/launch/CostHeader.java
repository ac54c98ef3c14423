// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import java.util.List;
import java.util.stream.Stream;

/**
 * The first line of a file of costs, which says what the cells of the others are. Columns that this
 * version does not know are skipped; those that the file does not have are not known.
 */
public final class CostHeader {

  /** By their places in the file. */
  private final List<CostColumn<?>> columns;

  private CostHeader(List<CostColumn<?>> columns) {
    this.columns = columns;
  }

  /** Reads it. */
  public static CostHeader of(String line) {
    return new CostHeader(
        Stream.of(line.split(CostLine.SEPARATOR)).map(CostHeader::column).toList());
  }

  private static CostColumn<?> column(String name) {
    return CostColumns.ALL.stream()
        .filter(column -> column.name().equals(name))
        .findFirst()
        .orElse(CostColumn.text(name));
  }

  /**
   * Reads another line of the file.
   *
   * @throws IllegalArgumentException if the line has more or fewer cells than the header, no
   *     operation, or a cell that is not of its column's type
   */
  public CostLine parse(String line) {
    String[] values = line.split(CostLine.SEPARATOR, -1);
    if (values.length != columns.size()) {
      throw new IllegalArgumentException(
          "'%s' has %d cells, not %d.".formatted(line, values.length, columns.size()));
    }
    var cells = new String[CostColumns.ALL.size()];
    for (int i = 0; i < values.length; i++) {
      CostColumn<?> column = columns.get(i);
      if (!values[i].isEmpty() && CostColumns.ALL.get(column.place()) == column) {
        cells[column.place()] = values[i];
      }
    }
    return CostLine.ofCells(cells);
  }
}
