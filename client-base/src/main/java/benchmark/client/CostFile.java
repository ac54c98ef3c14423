// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.CpuTicks;
import benchmark.JvmCounters;
import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.LaunchProperties;
import benchmark.launch.OperationKey;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The file that collects what every measured iteration cost: comma-separated values, one {@link
 * CostLine} an iteration. All forks of a run append to it, one after the other.
 */
public final class CostFile {

  private final Path path;

  private CostFile(Path path) {
    this.path = path;
  }

  public static CostFile fromSystemProperty() {
    return new CostFile(LaunchProperties.COSTS.or(Path.of("costs.csv")));
  }

  /**
   * Appends what an iteration cost.
   *
   * @param mode JMH's short name of the mode
   * @param threads how many called
   * @param ops calls of all threads together
   * @throws UncheckedIOException if the file cannot be written
   */
  public void append(
      OperationKey operation,
      String mode,
      int threads,
      long ops,
      CostReading before,
      CostReading after) {
    CostLine line =
        CostLine.of(operation)
            .with(CostColumns.MODE, mode)
            .with(CostColumns.PID, ProcessHandle.current().pid())
            .with(CostColumns.THREADS, (long) threads)
            .with(CostColumns.OPS, ops)
            .with(CostColumns.NANOS, after.nanos() - before.nanos());
    line = with(line, CostColumns.CLIENT, before.client(), after.client());
    line = with(line, CostColumns.SERVER, before.server(), after.server());
    line = with(line, CostColumns.SENT_BYTES, before.sentBytes(), after.sentBytes());
    line = with(line, CostColumns.RECEIVED_BYTES, before.receivedBytes(), after.receivedBytes());
    line = with(line, before.machine(), after.machine());
    write(line);
  }

  private void write(CostLine line) {
    try {
      String text = line.toLine() + "\n";
      Files.writeString(
          path,
          Files.exists(path) ? text : CostLine.header() + "\n" + text,
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot append to " + path, e);
    }
  }

  private static CostLine with(
      CostLine line, CostColumns.Side side, JvmCounters before, JvmCounters after) {
    CostLine more = with(line, side.cpuNanos(), before.cpuNanos(), after.cpuNanos());
    more = with(more, side.allocatedBytes(), before.allocatedBytes(), after.allocatedBytes());
    more = with(more, side.gcMillis(), before.gcMillis(), after.gcMillis());
    more = with(more, side.gcCount(), before.gcCount(), after.gcCount());
    return after.peakRssBytes() == JvmCounters.MISSING
        ? more
        : more.with(side.peakRssBytes(), after.peakRssBytes());
  }

  private static CostLine with(CostLine line, CpuTicks before, CpuTicks after) {
    CostLine more =
        with(line, CostColumns.MACHINE_BUSY_TICKS, before.busyTicks(), after.busyTicks());
    more = with(more, CostColumns.MACHINE_STOLEN_TICKS, before.stolenTicks(), after.stolenTicks());
    return with(more, CostColumns.MACHINE_ALL_TICKS, before.allTicks(), after.allTicks());
  }

  /** Adds the growth of a counter. One that went backwards, as after a reconnect, is not known. */
  private static CostLine with(CostLine line, CostColumn<Long> column, long before, long after) {
    return before == JvmCounters.MISSING || after < before
        ? line
        : line.with(column, after - before);
  }
}
