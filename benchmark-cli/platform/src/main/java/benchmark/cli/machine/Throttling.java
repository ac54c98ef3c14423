// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/**
 * For how long the kernel has kept processes of this one's control groups from running, because a
 * group had used up its quota of CPU time (Linux, "CFS Bandwidth Control": cpu.stat of version 1
 * and 2 of control groups).
 */
public final class Throttling {

  private Throttling() {}

  /** Seconds so far, summed over CPUs and groups; empty if there is no quota to run into. */
  public static OptionalDouble seconds(ControlGroups groups) {
    List<String> stats = groups.of("cpu").stream().map(group -> group.file("cpu.stat")).toList();
    double[] seconds =
        stats.stream()
            .flatMapToDouble(
                stat ->
                    DoubleStream.concat(
                        find(stat, "throttled_usec ", 1e6), find(stat, "throttled_time ", 1e9)))
            .toArray();
    return seconds.length == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of(DoubleStream.of(seconds).sum());
  }

  private static DoubleStream find(String stat, String key, double unitsOfSecond) {
    return stat.lines()
        .filter(line -> line.startsWith(key))
        .mapToDouble(line -> Long.parseLong(line.substring(key.length()).strip()) / unitsOfSecond);
  }
}
