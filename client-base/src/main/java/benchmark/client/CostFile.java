// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.CpuTicks;
import benchmark.JvmCounters;
import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * The file that collects what every measured iteration cost: comma-separated values, one line an
 * iteration, nothing between two commas where a number is missing. All forks of a run append to it,
 * one after the other. The command line reads it by the names in {@link #HEADER}.
 */
public final class CostFile {

  static final String HEADER =
      "operation,mode,pid,threads,ops,nanos,"
          + "client_cpu_ns,client_alloc_bytes,client_gc_ms,client_gc_count,client_peak_rss_bytes,"
          + "server_cpu_ns,server_alloc_bytes,server_gc_ms,server_gc_count,server_peak_rss_bytes,"
          + "sent_bytes,received_bytes,machine_busy_ticks,machine_stolen_ticks,machine_all_ticks";

  private final Path path;

  private CostFile(Path path) {
    this.path = path;
  }

  public static CostFile fromSystemProperty() {
    return new CostFile(LaunchProperties.COSTS.or(Path.of("costs.csv")));
  }

  public void append(
      String operation, String mode, int threads, long ops, CostReading before, CostReading after) {
    String figures =
        Arrays.stream(differences(before, after))
            .mapToObj(figure -> figure == JvmCounters.MISSING ? "" : Long.toString(figure))
            .collect(Collectors.joining(","));
    String line =
        String.join(
            ",",
            operation,
            mode,
            Long.toString(ProcessHandle.current().pid()),
            Integer.toString(threads),
            Long.toString(ops),
            Long.toString(after.nanos() - before.nanos()),
            figures);
    try {
      String text = Files.exists(path) ? line + "\n" : HEADER + "\n" + line + "\n";
      Files.writeString(path, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot append to " + path, e);
    }
  }

  private static long[] differences(CostReading before, CostReading after) {
    JvmCounters client = after.client();
    JvmCounters server = after.server();
    CpuTicks machine = after.machine();
    return new long[] {
      difference(before.client().cpuNanos(), client.cpuNanos()),
      difference(before.client().allocatedBytes(), client.allocatedBytes()),
      difference(before.client().gcMillis(), client.gcMillis()),
      difference(before.client().gcCount(), client.gcCount()),
      client.peakRssBytes(),
      difference(before.server().cpuNanos(), server.cpuNanos()),
      difference(before.server().allocatedBytes(), server.allocatedBytes()),
      difference(before.server().gcMillis(), server.gcMillis()),
      difference(before.server().gcCount(), server.gcCount()),
      server.peakRssBytes(),
      difference(before.sentBytes(), after.sentBytes()),
      difference(before.receivedBytes(), after.receivedBytes()),
      difference(before.machine().busyTicks(), machine.busyTicks()),
      difference(before.machine().stolenTicks(), machine.stolenTicks()),
      difference(before.machine().allTicks(), machine.allTicks())
    };
  }

  /** A counter that went backwards, as after a reconnect, tells nothing. */
  private static long difference(long before, long after) {
    return before == JvmCounters.MISSING || after < before ? JvmCounters.MISSING : after - before;
  }
}
