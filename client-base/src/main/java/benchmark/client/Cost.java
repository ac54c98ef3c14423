// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.CpuTicks;
import benchmark.JvmCounters;
import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.Gauge;
import benchmark.launch.JointCosts;
import benchmark.launch.OperationKey;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Map;
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
    line = with(line, CostColumns.SENT_BYTES, before.sentBytes(), after.sentBytes());
    line = with(line, CostColumns.RECEIVED_BYTES, before.receivedBytes(), after.receivedBytes());
    line = with(line, CostColumns.CONNECTIONS, after.connections());
    line = with(line, CostColumns.SERVER_CONNECTIONS, after.serverConnections());
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
    CostLine more = with(line, side.cpuNanos(), before.cpuNanos(), after.cpuNanos());
    more = with(more, side.allocatedBytes(), before.allocatedBytes(), after.allocatedBytes());
    more = with(more, side.gcMillis(), before.gcMillis(), after.gcMillis());
    more = with(more, side.gcCount(), before.gcCount(), after.gcCount());
    more = with(more, side.compileMillis(), before.compileMillis(), after.compileMillis());
    more = with(more, side.clockNanos(), before.clockNanos(), after.clockNanos());
    more = with(more, side.blockedNanos(), before.blockedNanos(), after.blockedNanos());
    more = with(more, side.pausedNanos(), before.pausedNanos(), after.pausedNanos());
    more = with(more, side.peakRssBytes(), after.peakRssBytes());
    more = with(more, side.heapAfterGcBytes(), after.heapAfterGcBytes());
    more = with(more, side.threads(), after.threads());
    more = with(more, side.descriptors(), after.descriptors());
    for (Map.Entry<Gauge, Long> gauge : after.gauges().entrySet()) {
      CostColumn<Long> column = side.gauges().get(gauge.getKey());
      more =
          gauge.getKey().isCounted()
              ? with(
                  more,
                  column,
                  before.gauges().getOrDefault(gauge.getKey(), JvmCounters.MISSING),
                  gauge.getValue())
              : with(more, column, gauge.getValue());
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
