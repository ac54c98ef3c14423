// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.Defaults;
import benchmark.JvmCounters;
import benchmark.launch.LaunchProperties;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;

/**
 * What a server has used: what it reports; and if it is a command on this host, the operating
 * system's numbers in place of those that it does not. What neither says is missing. For one thread
 * at a time.
 */
public final class ServerCounters {

  private final CountersClient reported;

  /** Where the command listens; empty for a JVM, and for what is on another host. */
  private final OptionalInt port;

  private OptionalLong pid = OptionalLong.empty();

  private ServerCounters(CountersClient reported, OptionalInt port) {
    this.reported = reported;
    this.port = port;
  }

  /** All servers that the system properties name, in their order. */
  static List<ServerCounters> ofServers() {
    List<CountersClient> clients = CountersClient.ofServers();
    List<Integer> ports = ServerPorts.fromSystemProperties().served();
    int each = ports.size() / clients.size();
    boolean isProgramHere = LaunchProperties.PROGRAM.or(false) && isAsked() && isThisHost();
    return IntStream.range(0, clients.size())
        .mapToObj(
            it ->
                new ServerCounters(
                    clients.get(it),
                    isProgramHere ? OptionalInt.of(ports.get(it * each)) : OptionalInt.empty()))
        .toList();
  }

  /** The first of them. */
  public static ServerCounters ofServer() {
    return ofServers().get(0);
  }

  /** Of several clients, one looks at the servers. */
  private static boolean isAsked() {
    return LaunchProperties.COUNTERS_PORT.get().isPresent()
        || LaunchProperties.COUNTERS_PORTS.get().isPresent();
  }

  /** A server that is at one place with its clients listens at the loopback address. */
  private static boolean isThisHost() {
    try {
      return InetAddress.getByName(LaunchProperties.HOST.or(Defaults.BIND_ADDRESS))
          .isLoopbackAddress();
    } catch (UnknownHostException e) {
      return false;
    }
  }

  /** The counters now. */
  public JvmCounters read() {
    JvmCounters told = reported.read();
    if (port.isEmpty()) {
      return told;
    }
    if (pid.isEmpty() || ProcessHandle.of(pid.getAsLong()).isEmpty()) { // it may be restarted
      pid = ListeningProcess.at(port.getAsInt());
    }
    return pid.isPresent() ? ProcessTree.completed(told, pid.getAsLong()) : told;
  }
}
