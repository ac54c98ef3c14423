// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.CpuTicks;
import benchmark.JvmCounters;
import benchmark.launch.LaunchProperties;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Reads all counters of both sides, of several servers one after the other, and of a gateway
 * between them: those that the system properties name.
 */
public final class CostReader {

  private final ServerPorts ports = ServerPorts.fromSystemProperties();
  private final Optional<Integer> gateway = LaunchProperties.GATEWAY_PID.get();
  private final Optional<CountersClient> gatewayCounters = CountersClient.ofGateway();
  private final List<ServerCounters> servers = ServerCounters.ofServers();
  private final Supplier<JvmCounters> client;
  private final long pid;

  /** Reads of a client that is this JVM. */
  public CostReader() {
    client = JvmCounters::read;
    pid = ProcessHandle.current().pid();
  }

  /** Reads of a client that is a program. */
  public CostReader(ClientProgram program) {
    client = program::counters;
    pid = program.pid();
  }

  /** Reads before the first call: the clock last, so that reading is not counted as calling. */
  public CostReading readBefore() {
    WireBytes wire = WireBytes.read(ports, pid);
    GatewayUse between = gateway();
    List<JvmCounters> told = servers();
    CpuTicks machine = CpuTicks.read();
    TcpEvents tcp = TcpEvents.read(); // servers have been asked, over connections of their own
    JvmCounters used = client.get();
    return new CostReading(System.nanoTime(), used, told, wire, between, machine, tcp);
  }

  /** Reads before the first call of all clients: while counters are read, none of them calls. */
  public CostReading readBeforeAll() {
    if (!OtherClients.areThere()) {
      return readBefore();
    }
    OtherClients.await();
    CostReading read = readBefore();
    OtherClients.await();
    return read.now();
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
    JvmCounters used = client.get();
    TcpEvents tcp = TcpEvents.read();
    othersEnd.run();
    List<JvmCounters> told = servers();
    CpuTicks machine = CpuTicks.read();
    GatewayUse between = gateway();
    return new CostReading(nanos, used, told, WireBytes.read(ports, pid), between, machine, tcp);
  }

  private List<JvmCounters> servers() {
    return servers.stream().map(ServerCounters::read).toList();
  }

  private GatewayUse gateway() {
    return gateway.map(pid -> GatewayUse.read(pid, gatewayCounters)).orElse(GatewayUse.UNKNOWN);
  }
}
