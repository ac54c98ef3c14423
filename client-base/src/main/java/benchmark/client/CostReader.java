// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.CpuTicks;
import benchmark.JvmCounters;

/** Reads all counters of both sides. */
public final class CostReader {

  private final int serverPort;
  private final CountersClient counters;

  private CostReader(int serverPort, CountersClient counters) {
    this.serverPort = serverPort;
    this.counters = counters;
  }

  public static CostReader fromSystemProperties() {
    return new CostReader(
        ServerAddress.fromSystemProperties().port(), CountersClient.fromSystemProperty());
  }

  /** Reads before the first call: the clock last, so that reading is not counted as calling. */
  public CostReading readBefore() {
    WireBytes wire = WireBytes.read(serverPort);
    JvmCounters server = counters.read();
    CpuTicks machine = CpuTicks.read();
    JvmCounters client = JvmCounters.read();
    return new CostReading(
        System.nanoTime(),
        client,
        server,
        wire.sent(),
        wire.received(),
        wire.connections(),
        machine);
  }

  /** Reads after the last call: the clock first. */
  public CostReading readAfter() {
    long nanos = System.nanoTime();
    JvmCounters client = JvmCounters.read();
    JvmCounters server = counters.read();
    CpuTicks machine = CpuTicks.read();
    WireBytes wire = WireBytes.read(serverPort);
    return new CostReading(
        nanos, client, server, wire.sent(), wire.received(), wire.connections(), machine);
  }
}
