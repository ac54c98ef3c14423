// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A line of costs.csv: what one measured iteration cost. A value that is not known has an empty
 * cell. Immutable.
 */
public final class CostLine {

  static final String SEPARATOR = ",";

  /** By the columns' places; null for what is not known. */
  private final String[] cells;

  private CostLine(String[] cells) {
    this.cells = cells;
  }

  /** The start of an operation's line; nothing else is known yet. */
  public static CostLine of(OperationKey operation) {
    CostLine named =
        new CostLine(new String[CostColumns.ALL.size()])
            .with(CostColumns.OPERATION, operation.name());
    return operation.params().isEmpty()
        ? named
        : named.with(CostColumns.PARAMS, operation.params());
  }

  /** The first line of a file. */
  public static String header() {
    return CostColumns.ALL.stream().map(CostColumn::name).collect(joining(SEPARATOR));
  }

  /**
   * Reads a line of a file; see {@link CostHeader}, which reads many of them.
   *
   * @param header the file's first line
   * @throws IllegalArgumentException if the line has another form
   */
  public static CostLine parse(String header, String line) {
    return CostHeader.of(header).parse(line);
  }

  /**
   * A line of these cells.
   *
   * @throws IllegalArgumentException if there is no operation, or a cell is not of its column's
   *     type
   */
  static CostLine ofCells(String[] cells) {
    var parsed = new CostLine(cells);
    CostColumns.ALL.forEach(parsed::get);
    parsed.operation();
    return parsed;
  }

  /** A copy of the cells, by the columns' places; null for what is not known. */
  String[] cells() {
    return cells.clone();
  }

  /** This line with one more value, or another one. */
  public <T> CostLine with(CostColumn<T> column, T value) {
    String[] more = cells.clone();
    more[column.place()] = column.format(value);
    return new CostLine(more);
  }

  /**
   * This iteration and a later one of the same operation together: what was counted is added, and
   * not known if one of them does not know it; of two stalls the longer one is kept; all else is as
   * it was in the later one.
   */
  public CostLine plus(CostLine later) {
    String[] sum = later.cells.clone();
    for (CostColumn<?> column : CostColumns.ALL) {
      if (column.isCounted()) {
        int place = column.place();
        sum[place] =
            cells[place] == null || sum[place] == null
                ? null
                : Long.toString(Long.parseLong(cells[place]) + Long.parseLong(sum[place]));
      }
    }
    return new CostLine(sum).withLongerStall(this);
  }

  /** This line, but with the stall of another one if that is longer. */
  CostLine withLongerStall(CostLine other) {
    if (stall() >= other.stall()) {
      return this;
    }
    String[] stalled = cells.clone();
    for (CostColumn<?> column : List.of(CostColumns.STALL_NANOS, CostColumns.STALL_START)) {
      stalled[column.place()] = other.cells[column.place()];
    }
    return new CostLine(stalled);
  }

  private long stall() {
    return get(CostColumns.STALL_NANOS).orElse(0L);
  }

  /** A value; empty if it is not known. */
  public <T> Optional<T> get(CostColumn<T> column) {
    return Optional.ofNullable(cells[column.place()]).map(column::parse);
  }

  /** A number; NaN if it is not known. */
  public double number(CostColumn<Long> column) {
    return get(column).map(Long::doubleValue).orElse(Double.NaN);
  }

  /** A value as the file has it; an empty text if it is not known. */
  public String text(CostColumn<?> column) {
    String cell = cells[column.place()];
    return cell == null ? "" : cell;
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
    return CostColumns.ALL.stream().map(this::text).collect(joining(SEPARATOR));
  }
}
