// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.CpuTicks;
import benchmark.JvmCounters;
import benchmark.launch.LaunchProperties;
import java.util.List;
import java.util.Optional;

/**
 * Reads all counters of both sides, of several servers one after the other, and of a gateway
 * between them: those that the system properties name.
 */
public final class CostReader {

  private final ServerPorts ports = ServerPorts.fromSystemProperties();
  private final Optional<Integer> gateway = LaunchProperties.GATEWAY_PID.get();
  private final Optional<CountersClient> gatewayCounters = CountersClient.ofGateway();
  private final List<ServerCounters> servers = ServerCounters.ofServers();

  /** Reads before the first call: the clock last, so that reading is not counted as calling. */
  public CostReading readBefore() {
    WireBytes wire = WireBytes.read(ports);
    GatewayUse between = gateway();
    List<JvmCounters> told = servers();
    CpuTicks machine = CpuTicks.read();
    TcpEvents tcp = TcpEvents.read(); // servers have been asked, over connections of their own
    JvmCounters client = JvmCounters.read();
    return new CostReading(System.nanoTime(), client, told, wire, between, machine, tcp);
  }

  /** Reads after the last call: the clock first. */
  public CostReading readAfter() {
    return readAfter(() -> {});
  }

  /**
   * Reads after others have ended.
   *
   * @param othersEnd waits for whoever else calls the servers
   */
  public CostReading readAfter(Runnable othersEnd) {
    long nanos = System.nanoTime();
    JvmCounters client = JvmCounters.read();
    TcpEvents tcp = TcpEvents.read();
    othersEnd.run();
    List<JvmCounters> told = servers();
    CpuTicks machine = CpuTicks.read();
    GatewayUse between = gateway();
    return new CostReading(nanos, client, told, WireBytes.read(ports), between, machine, tcp);
  }

  private List<JvmCounters> servers() {
    return servers.stream().map(ServerCounters::read).toList();
  }

  private GatewayUse gateway() {
    return gateway.map(pid -> GatewayUse.read(pid, gatewayCounters)).orElse(GatewayUse.UNKNOWN);
  }
}
