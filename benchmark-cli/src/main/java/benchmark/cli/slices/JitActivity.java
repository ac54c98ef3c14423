// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import java.util.List;

/**
 * Whether the compilers of a pair's JVMs were calm: none of them spent more than {@link #COMPILING}
 * of the time in its compiler. One that does not tell, such as a server on another host, is left
 * out.
 */
final class JitActivity {

  /**
   * Time in the compiler that is calm: share of wall time. Below it, methods are compiled again now
   * and then for minutes, with no effect on throughput that can be seen.
   */
  static final double COMPILING = 0.05;

  private JitActivity() {}

  /** Whether all JVMs were calm over some slices, taken together. */
  static boolean isCalm(List<CostLine> slices) {
    return isCalm(slices, CostColumns.CLIENT.compileMillis(), CostColumns.CLIENT.clockNanos())
        && isCalm(slices, CostColumns.SERVER.compileMillis(), CostColumns.SERVER.clockNanos())
        && isCalm(slices, CostColumns.GATEWAY_COMPILE_MILLIS, CostColumns.NANOS);
  }

  private static boolean isCalm(
      List<CostLine> slices, CostColumn<Long> compileMillis, CostColumn<Long> clockNanos) {
    double compiling = 0;
    double wall = 0;
    for (CostLine slice : slices) {
      compiling += slice.get(compileMillis).orElse(0L) * 1e6;
      wall += slice.get(clockNanos).or(() -> slice.get(CostColumns.NANOS)).orElse(0L);
    }
    return compiling <= COMPILING * wall;
  }
}
