// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.Counters;

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

  CostReading read() {
    WireBytes wire = WireBytes.read(serverPort);
    return new CostReading(
        System.nanoTime(),
        Counters.read(),
        meter.read(),
        wire.sent(),
        wire.received(),
        MachineTime.read());
  }
}
