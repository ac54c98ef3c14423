// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.Counters;
import benchmark.MachineTime;

/** Reads all counters of both sides. */
final class CostReader {

  private final int serverPort;
  private final ServerMeter meter;

  private CostReader(int serverPort, ServerMeter meter) {
    this.serverPort = serverPort;
    this.meter = meter;
  }

  static CostReader fromSystemProperties() {
    return new CostReader(
        ServerAddress.fromSystemProperties().port(), ServerMeter.fromSystemProperty());
  }

  /** Reads before the first call: the clock last, so that reading is not counted as calling. */
  CostReading readBefore() {
    WireBytes wire = WireBytes.read(serverPort);
    Counters server = meter.read();
    MachineTime machine = MachineTime.read();
    Counters client = Counters.read();
    return new CostReading(
        System.nanoTime(), client, server, wire.sent(), wire.received(), machine);
  }

  /** Reads after the last call: the clock first. */
  CostReading readAfter() {
    long nanos = System.nanoTime();
    Counters client = Counters.read();
    Counters server = meter.read();
    MachineTime machine = MachineTime.read();
    WireBytes wire = WireBytes.read(serverPort);
    return new CostReading(nanos, client, server, wire.sent(), wire.received(), machine);
  }
}
