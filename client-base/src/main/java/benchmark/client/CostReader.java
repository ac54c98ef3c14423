// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.CpuTicks;
import benchmark.JvmCounters;
import benchmark.launch.LaunchProperties;

/** Reads all counters of both sides. */
public final class CostReader {

  private final int serverPort;
  private final int serverPorts;
  private final CountersClient counters;

  private CostReader(int serverPort, int serverPorts, CountersClient counters) {
    this.serverPort = serverPort;
    this.serverPorts = serverPorts;
    this.counters = counters;
  }

  public static CostReader fromSystemProperties() {
    return new CostReader(
        ServerAddress.fromSystemProperties().port(),
        LaunchProperties.PORTS.or(1),
        CountersClient.fromSystemProperties());
  }

  /** Reads before the first call: the clock last, so that reading is not counted as calling. */
  public CostReading readBefore() {
    WireBytes wire = WireBytes.read(serverPort, serverPorts);
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
        wire.serverConnections(),
        machine);
  }

  /** Reads after the last call: the clock first. */
  public CostReading readAfter() {
    long nanos = System.nanoTime();
    JvmCounters client = JvmCounters.read();
    JvmCounters server = counters.read();
    CpuTicks machine = CpuTicks.read();
    WireBytes wire = WireBytes.read(serverPort, serverPorts);
    return new CostReading(
        nanos,
        client,
        server,
        wire.sent(),
        wire.received(),
        wire.connections(),
        wire.serverConnections(),
        machine);
  }
}
