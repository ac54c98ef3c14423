// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.CpuTicks;
import benchmark.JvmCounters;
import java.util.List;

/**
 * All counters at one moment; {@link JvmCounters#MISSING} where a number is missing.
 *
 * @param nanos the moment, of {@link System#nanoTime}
 * @param client the counters of this JVM
 * @param servers the counters of the JVM of each server, in their order
 * @param wire bytes to and from the server's ports, and the connections to them
 * @param gateway what is between both has used
 * @param machine CPU time of the entire machine
 * @param tcp what has happened to TCP connections of the entire machine
 */
public record CostReading(
    long nanos,
    JvmCounters client,
    List<JvmCounters> servers,
    WireBytes wire,
    GatewayUse gateway,
    CpuTicks machine,
    TcpEvents tcp) {

  /** This reading at this moment: nothing has happened since, but that clients have waited. */
  public CostReading now() {
    return new CostReading(System.nanoTime(), client, servers, wire, gateway, machine, tcp);
  }
}
