// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import benchmark.cli.report.ValidityChecks;
import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.DoubleStream;

/**
 * Whether the compilers of a pair's JVMs were calm: none of them spent more than {@link
 * ValidityChecks#JIT} of the time in its compiler. Below it, methods are compiled again now and
 * then for minutes, with no effect on throughput that can be seen. One that does not report, such
 * as a server on another host, is left out.
 */
public final class JitActivity {

  private JitActivity() {}

  /**
   * What clients and servers used together, but with the compiler's time of that client and that
   * server where it was longest: the sum would grow with their number, unlike the clock.
   *
   * @param clients what each has reported
   */
  static CostLine ofBusiest(CostLine joint, List<CostLine> clients) {
    CostColumn<Long> ofClient = CostColumns.CLIENT.compileMillis();
    CostColumn<Long> ofServer = CostColumns.SERVER.compileMillis();
    OptionalLong client =
        clients.stream().flatMap(it -> it.get(ofClient).stream()).mapToLong(it -> it).max();
    OptionalLong server =
        joint.get(CostColumns.SERVERS).orElse(Map.of()).entrySet().stream()
            .filter(it -> it.getKey().endsWith("." + ofServer.name()))
            .mapToLong(it -> Long.parseLong(it.getValue()))
            .max();
    CostLine line = joint;
    line = client.isPresent() ? line.with(ofClient, client.getAsLong()) : line;
    return server.isPresent() ? line.with(ofServer, server.getAsLong()) : line;
  }

  /** Whether all JVMs were calm over some slices, taken together. */
  static boolean isCalm(List<CostLine> slices) {
    return isWithin(ValidityChecks.JIT, slices);
  }

  /**
   * Whether no JVM's compiler took more than a share of the time of some slices, taken together.
   */
  static boolean isWithin(double limit, List<CostLine> slices) {
    return DoubleStream.of(
            share(slices, CostColumns.CLIENT),
            share(slices, CostColumns.SERVER),
            share(slices, CostColumns.GATEWAY_COMPILE_MILLIS, CostColumns.NANOS))
        .noneMatch(share -> share > limit);
  }

  /**
   * The time that the compiler of a side took over some slices, taken together: share of wall time,
   * above 1 where several threads compile. 0 if the side does not report, NaN without slices.
   */
  public static double share(List<CostLine> slices, CostColumns.Side side) {
    return share(slices, side.compileMillis(), side.clockNanos());
  }

  private static double share(
      List<CostLine> slices, CostColumn<Long> compileMillis, CostColumn<Long> clockNanos) {
    double compiling = 0;
    double wall = 0;
    for (CostLine slice : slices) {
      compiling += slice.get(compileMillis).orElse(0L) * 1e6;
      wall += slice.get(clockNanos).or(() -> slice.get(CostColumns.NANOS)).orElse(0L);
    }
    return compiling / wall;
  }
}
