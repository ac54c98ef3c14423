// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.CpuTicks;
import benchmark.JvmCounters;
import benchmark.launch.LaunchProperties;
import java.util.Optional;

/** Reads all counters of both sides, and of a gateway between them. */
public final class CostReader {

  private final ServerPorts ports;
  private final Optional<Integer> gateway;
  private final CountersClient gatewayCounters;
  private final CountersClient counters;

  private CostReader(
      ServerPorts ports,
      Optional<Integer> gateway,
      CountersClient gatewayCounters,
      CountersClient counters) {
    this.ports = ports;
    this.gateway = gateway;
    this.gatewayCounters = gatewayCounters;
    this.counters = counters;
  }

  public static CostReader fromSystemProperties() {
    int called = ServerAddress.fromSystemProperties().port();
    return new CostReader(
        new ServerPorts(
            called, LaunchProperties.PORT_BEHIND_GATEWAY.or(called), LaunchProperties.PORTS.or(1)),
        LaunchProperties.GATEWAY_PID.get(),
        new CountersClient(
            Optional.empty(), LaunchProperties.GATEWAY_COUNTERS_PORT.or(0), Optional.empty()),
        CountersClient.fromSystemProperties());
  }

  /** Reads before the first call: the clock last, so that reading is not counted as calling. */
  public CostReading readBefore() {
    WireBytes wire = WireBytes.read(ports);
    GatewayUse between = gateway();
    JvmCounters server = counters.read();
    CpuTicks machine = CpuTicks.read();
    JvmCounters client = JvmCounters.read();
    return reading(System.nanoTime(), client, server, wire, between, machine);
  }

  /** Reads after the last call: the clock first. */
  public CostReading readAfter() {
    long nanos = System.nanoTime();
    JvmCounters client = JvmCounters.read();
    JvmCounters server = counters.read();
    CpuTicks machine = CpuTicks.read();
    GatewayUse between = gateway();
    return reading(nanos, client, server, WireBytes.read(ports), between, machine);
  }

  private GatewayUse gateway() {
    return gateway.map(pid -> GatewayUse.read(pid, gatewayCounters)).orElse(GatewayUse.UNKNOWN);
  }

  private static CostReading reading(
      long nanos,
      JvmCounters client,
      JvmCounters server,
      WireBytes wire,
      GatewayUse between,
      CpuTicks machine) {
    return new CostReading(
        nanos,
        client,
        server,
        wire.sent(),
        wire.received(),
        wire.connections(),
        wire.serverConnections(),
        between,
        machine);
  }
}
