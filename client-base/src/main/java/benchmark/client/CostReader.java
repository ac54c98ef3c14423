// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.Counters;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Reads all counters of both sides. */
final class CostReader {

  private static final Counters UNKNOWN =
      new Counters(
          Counters.MISSING, Counters.MISSING, Counters.MISSING, Counters.MISSING, Counters.MISSING);

  private final int serverPort;
  private final int meterPort;

  private CostReader(int serverPort, int meterPort) {
    this.serverPort = serverPort;
    this.meterPort = meterPort;
  }

  static CostReader fromSystemProperties() {
    return new CostReader(
        ServerAddress.fromSystemProperties().port(), Integer.getInteger("benchmark.meter", 0));
  }

  /** Reads before the first call: the clock last, so that reading is not counted as calling. */
  CostReading readBefore() {
    WireBytes wire = WireBytes.read(serverPort);
    Counters server = serverCounters();
    MachineTime machine = MachineTime.read();
    Counters client = Counters.read();
    return new CostReading(
        System.nanoTime(), client, server, wire.sent(), wire.received(), machine);
  }

  /** Reads after the last call: the clock first. */
  CostReading readAfter() {
    long nanos = System.nanoTime();
    Counters client = Counters.read();
    Counters server = serverCounters();
    MachineTime machine = MachineTime.read();
    WireBytes wire = WireBytes.read(serverPort);
    return new CostReading(nanos, client, server, wire.sent(), wire.received(), machine);
  }

  private Counters serverCounters() {
    if (meterPort == 0) {
      return UNKNOWN;
    }
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), meterPort);
        var reader =
            new BufferedReader(
                new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))) {
      return Counters.parse(reader.readLine());
    } catch (IOException | RuntimeException serverIsGone) {
      return UNKNOWN; // the calls themselves will tell
    }
  }
}
