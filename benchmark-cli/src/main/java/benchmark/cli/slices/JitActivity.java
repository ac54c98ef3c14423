// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import java.util.List;
import java.util.Optional;

/**
 * Whether the compilers of a pair's JVMs were calm: neither side spent more than {@link #COMPILING}
 * of the time in its compiler. A side that does not tell, as a server on another host, is left out.
 */
final class JitActivity {

  /**
   * Time in the compiler that is calm: share of wall time. Below it, methods are compiled again now
   * and then for minutes, with no effect on throughput that can be seen.
   */
  static final double COMPILING = 0.05;

  private JitActivity() {}

  /** Whether both sides were calm over some slices, taken together. */
  static boolean isCalm(List<CostLine> slices) {
    return isCalm(slices, CostColumns.CLIENT) && isCalm(slices, CostColumns.SERVER);
  }

  private static boolean isCalm(List<CostLine> slices, CostColumns.Side side) {
    double compiling = 0;
    double wall = 0;
    for (CostLine slice : slices) {
      Optional<Long> millis = slice.get(side.compileMillis());
      compiling += millis.orElse(0L) * 1e6;
      wall += slice.get(side.clockNanos()).or(() -> slice.get(CostColumns.NANOS)).orElse(0L);
    }
    return compiling <= COMPILING * wall;
  }
}
