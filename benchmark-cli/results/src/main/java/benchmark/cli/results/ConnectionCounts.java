// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.error.UserError;
import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import java.nio.file.Path;
import java.util.List;

/**
 * TCP connections in the time in which a run measured. Linux counts what all processes of a machine
 * open and reset, so that both numbers are upper limits of what the client did.
 *
 * @param calls how many calls were measured
 * @param opened how many connections were opened on the client's machine; null if not known
 * @param reset how many established ones ended there with a reset; null if not known
 * @param renewed how many of the client's own connections took the place of others between two
 *     readings: a lower limit of what it opened; null if not known
 */
public record ConnectionCounts(long calls, Long opened, Long reset, Long renewed) {

  /**
   * Reads what iterations or slices have counted.
   *
   * @return null if there are none
   * @throws UserError if the file is damaged: exit status 2
   */
  public static ConnectionCounts read(Path costs) {
    return of(OperationCost.lines(costs));
  }

  static ConnectionCounts of(List<CostLine> lines) {
    Long calls = sum(CostColumns.OPS, lines);
    return calls == null
        ? null
        : new ConnectionCounts(
            calls,
            sum(CostColumns.MACHINE_OPENED, lines),
            sum(CostColumns.MACHINE_RESET, lines),
            sum(CostColumns.NEW_CONNECTIONS, lines));
  }

  /** Over the lines that know it; null if none does. */
  private static Long sum(CostColumn<Long> column, List<CostLine> lines) {
    return lines.stream().flatMap(it -> it.get(column).stream()).reduce(Long::sum).orElse(null);
  }

  /** How many of a count there were for a thousand calls; NaN if it is not known. */
  public double perThousand(Long count) {
    return count == null || calls == 0 ? Double.NaN : 1000.0 * count / calls;
  }
}
