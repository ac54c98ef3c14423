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
 * between them.
 */
public final class CostReader {

  private final ServerPorts ports;
  private final Optional<Integer> gateway;
  private final Optional<CountersClient> gatewayCounters;
  private final List<CountersClient> servers;

  private CostReader(
      ServerPorts ports,
      Optional<Integer> gateway,
      Optional<CountersClient> gatewayCounters,
      List<CountersClient> servers) {
    this.ports = ports;
    this.gateway = gateway;
    this.gatewayCounters = gatewayCounters;
    this.servers = servers;
  }

  public static CostReader fromSystemProperties() {
    return new CostReader(
        ServerPorts.fromSystemProperties(),
        LaunchProperties.GATEWAY_PID.get(),
        LaunchProperties.GATEWAY_COUNTERS_PORT
            .get()
            .map(port -> new CountersClient(Optional.empty(), port, Optional.empty())),
        CountersClient.ofServers());
  }

  /** Reads before the first call: the clock last, so that reading is not counted as calling. */
  public CostReading readBefore() {
    WireBytes wire = WireBytes.read(ports);
    GatewayUse between = gateway();
    List<JvmCounters> told = servers();
    CpuTicks machine = CpuTicks.read();
    JvmCounters client = JvmCounters.read();
    return reading(System.nanoTime(), client, told, wire, between, machine);
  }

  /** Reads after the last call: the clock first. */
  public CostReading readAfter() {
    return readAfter(() -> {});
  }

  /**
   * The same.
   *
   * @param othersEnd waits for whoever else calls the servers
   */
  public CostReading readAfter(Runnable othersEnd) {
    long nanos = System.nanoTime();
    JvmCounters client = JvmCounters.read();
    othersEnd.run();
    List<JvmCounters> told = servers();
    CpuTicks machine = CpuTicks.read();
    GatewayUse between = gateway();
    return reading(nanos, client, told, WireBytes.read(ports), between, machine);
  }

  private List<JvmCounters> servers() {
    return servers.stream().map(CountersClient::read).toList();
  }

  private GatewayUse gateway() {
    return gateway.map(pid -> GatewayUse.read(pid, gatewayCounters)).orElse(GatewayUse.UNKNOWN);
  }

  private static CostReading reading(
      long nanos,
      JvmCounters client,
      List<JvmCounters> servers,
      WireBytes wire,
      GatewayUse between,
      CpuTicks machine) {
    return new CostReading(
        nanos,
        client,
        servers,
        wire.sent(),
        wire.received(),
        wire.connections(),
        wire.serverConnections(),
        between,
        machine);
  }
}
