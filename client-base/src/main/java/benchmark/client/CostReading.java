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
 * @param sentBytes bytes that this process has sent to the server's port, TCP payload only
 * @param receivedBytes bytes that this process has received from there
 * @param connections how many connections this process has to the server's port
 * @param serverConnections how many connections to the server's port there are on its side
 * @param gateway what stands between both has used
 * @param machine CPU time of the whole machine
 */
public record CostReading(
    long nanos,
    JvmCounters client,
    List<JvmCounters> servers,
    long sentBytes,
    long receivedBytes,
    long connections,
    long serverConnections,
    GatewayUse gateway,
    CpuTicks machine) {
  /** The same at this moment: nothing has happened since, but that clients have waited. */
  public CostReading now() {
    return new CostReading(
        System.nanoTime(),
        client,
        servers,
        sentBytes,
        receivedBytes,
        connections,
        serverConnections,
        gateway,
        machine);
  }
}
