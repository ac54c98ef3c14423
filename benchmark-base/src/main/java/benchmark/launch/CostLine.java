// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import static java.util.stream.Collectors.joining;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A line of costs.csv: what one measured iteration cost. A value that is not known has an empty
 * cell. Immutable.
 */
public final class CostLine {

  private static final String SEPARATOR = ",";

  private final Map<String, String> cells;

  private CostLine(Map<String, String> cells) {
    this.cells = cells;
  }

  /** The start of an operation's line; nothing else is known yet. */
  public static CostLine of(OperationKey operation) {
    CostLine named = new CostLine(Map.of()).with(CostColumns.OPERATION, operation.name());
    return operation.params().isEmpty()
        ? named
        : named.with(CostColumns.PARAMS, operation.params());
  }

  /** The first line of a file. */
  public static String header() {
    return CostColumns.ALL.stream().map(CostColumn::name).collect(joining(SEPARATOR));
  }

  /**
   * Reads a line of a file. Columns that this version does not know are passed over; those that the
   * file does not have are not known.
   *
   * @param header the file's first line
   * @throws IllegalArgumentException if the line has more or fewer cells than the header, no
   *     operation, or a cell that is not of its column's type
   */
  public static CostLine parse(String header, String line) {
    String[] names = header.split(SEPARATOR);
    List<String> values = List.of(line.split(SEPARATOR, -1));
    if (values.size() != names.length) {
      throw new IllegalArgumentException(
          "'%s' has %d cells, not %d.".formatted(line, values.size(), names.length));
    }
    var cells = new HashMap<String, String>();
    for (int i = 0; i < names.length; i++) {
      if (!values.get(i).isEmpty()) {
        cells.put(names[i], values.get(i));
      }
    }
    var parsed = new CostLine(Map.copyOf(cells));
    CostColumns.ALL.forEach(parsed::get);
    parsed.operation();
    return parsed;
  }

  /** This line with one more value, or another one. */
  public <T> CostLine with(CostColumn<T> column, T value) {
    var more = new HashMap<>(cells);
    more.put(column.name(), column.format(value));
    return new CostLine(Map.copyOf(more));
  }

  /** A value; empty if it is not known. */
  public <T> Optional<T> get(CostColumn<T> column) {
    return Optional.ofNullable(cells.get(column.name())).map(column::parse);
  }

  /** The operation whose iteration this is. */
  public OperationKey operation() {
    return new OperationKey(
        get(CostColumns.OPERATION)
            .orElseThrow(() -> new IllegalArgumentException("A line names no operation.")),
        get(CostColumns.PARAMS).orElse(Map.of()));
  }

  /** The line, without its end. */
  public String toLine() {
    return CostColumns.ALL.stream()
        .map(column -> cells.getOrDefault(column.name(), ""))
        .collect(joining(SEPARATOR));
  }
}
