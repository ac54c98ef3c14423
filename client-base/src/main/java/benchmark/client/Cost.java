// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.CpuTicks;
import benchmark.JvmCounters;
import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.JointCosts;
import benchmark.launch.OperationKey;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.stream.IntStream;

/** What happened between two readings of all counters. */
public final class Cost {

  private Cost() {}

  /**
   * What an iteration cost.
   *
   * @param mode JMH's short name of the mode
   * @param threads how many called
   * @param ops calls of all threads together
   */
  public static CostLine between(
      CostReading before,
      CostReading after,
      OperationKey operation,
      String mode,
      int threads,
      long ops) {
    CostLine line =
        CostLine.of(operation)
            .with(CostColumns.MODE, mode)
            .with(CostColumns.PID, ProcessHandle.current().pid())
            .with(CostColumns.THREADS, (long) threads)
            .with(CostColumns.OPS, ops)
            .with(CostColumns.NANOS, after.nanos() - before.nanos())
            .with(CostColumns.START, micros(before.nanos()));
    line = with(line, CostColumns.CLIENT, before.client(), after.client());
    line =
        JointCosts.withServers(
            line,
            IntStream.range(0, before.servers().size())
                .mapToObj(
                    it ->
                        with(
                            CostLine.of(operation),
                            CostColumns.SERVER,
                            before.servers().get(it),
                            after.servers().get(it)))
                .toList());
    line = with(line, CostColumns.SENT_BYTES, before.wire().sent(), after.wire().sent());
    line =
        with(line, CostColumns.RECEIVED_BYTES, before.wire().received(), after.wire().received());
    line = with(line, CostColumns.CONNECTIONS, after.wire().connections());
    line = with(line, CostColumns.SERVER_CONNECTIONS, after.wire().serverConnections());
    line = with(line, CostColumns.NEW_CONNECTIONS, after.wire().newSince(before.wire()));
    line = with(line, CostColumns.MACHINE_OPENED, before.tcp().opened(), after.tcp().opened());
    line = with(line, CostColumns.MACHINE_RESET, before.tcp().reset(), after.tcp().reset());
    line =
        with(
            line,
            CostColumns.GATEWAY_CPU_NANOS,
            before.gateway().cpuNanos(),
            after.gateway().cpuNanos());
    line =
        with(
            line,
            CostColumns.GATEWAY_COMPILE_MILLIS,
            before.gateway().compileMillis(),
            after.gateway().compileMillis());
    line = with(line, CostColumns.GATEWAY_PEAK_RSS_BYTES, after.gateway().peakRssBytes());
    return with(line, before.machine(), after.machine());
  }

  /** A moment of {@link System#nanoTime} in microseconds since 1970. */
  private static long micros(long nanos) {
    Instant now = Instant.now();
    long ago = System.nanoTime() - nanos;
    return ChronoUnit.MICROS.between(Instant.EPOCH, now) - ago / 1_000;
  }

  private static CostLine with(
      CostLine line, CostColumns.Side side, JvmCounters before, JvmCounters after) {
    long[] then = before.values();
    long[] now = after.values();
    CostLine more = line;
    int place = 0;
    for (CostColumn<Long> column : side.all()) {
      more =
          column.isCounted()
              ? with(more, column, then[place], now[place])
              : with(more, column, now[place]);
      place++;
    }
    return more;
  }

  private static CostLine with(CostLine line, CpuTicks before, CpuTicks after) {
    CostLine more =
        with(line, CostColumns.MACHINE_BUSY_TICKS, before.busyTicks(), after.busyTicks());
    more = with(more, CostColumns.MACHINE_STOLEN_TICKS, before.stolenTicks(), after.stolenTicks());
    return with(more, CostColumns.MACHINE_ALL_TICKS, before.allTicks(), after.allTicks());
  }

  /** Adds a level, if it is known. */
  private static CostLine with(CostLine line, CostColumn<Long> column, long level) {
    return level == JvmCounters.MISSING ? line : line.with(column, level);
  }

  /** Adds the growth of a counter. One that went backwards, as after a reconnect, is not known. */
  private static CostLine with(CostLine line, CostColumn<Long> column, long before, long after) {
    return before == JvmCounters.MISSING || after < before
        ? line
        : line.with(column, after - before);
  }
}
