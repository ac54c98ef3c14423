// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.JvmCounters;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Bytes that a process has exchanged with the server's ports, as the kernel counts them for each
 * TCP connection: payload only, without the headers of TCP and IP. Read with iproute2's ss; missing
 * where there is none.
 *
 * @param connections those of the process
 * @param serverConnections those that end at the server's ports on this host; missing where there
 *     are none, as with a server on another host
 * @param addresses the local addresses of those of the process
 */
record WireBytes(
    long sent, long received, long connections, long serverConnections, Set<String> addresses) {

  static final WireBytes UNKNOWN =
      new WireBytes(
          JvmCounters.MISSING,
          JvmCounters.MISSING,
          JvmCounters.MISSING,
          JvmCounters.MISSING,
          Set.of());
  private static final Pattern SENT = Pattern.compile("bytes_sent:(\\d+)");
  private static final Pattern RECEIVED = Pattern.compile("bytes_received:(\\d+)");

  /** Reads the counters of a process. */
  static WireBytes read(ServerPorts ports, long pid) {
    try {
      var ss =
          new ProcessBuilder("ss", "-tinpOH", "state", "established", ports.filter())
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      ss.getOutputStream().close();
      String sockets = new String(ss.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return parse(sockets, pid, ports);
    } catch (IOException noSuchProgram) {
      return UNKNOWN;
    }
  }

  /**
   * Adds up the connections of one process, and counts those of the server. A counter that ss
   * leaves out is still zero.
   */
  static WireBytes parse(String sockets, long pid, ServerPorts ports) {
    String owner = "pid=" + pid + ",";
    long sent = 0;
    long received = 0;
    var addresses = new HashSet<String>();
    long connections = 0;
    long served = 0;
    for (String socket : sockets.lines().toList()) {
      if (endsAt(ports, socket)) {
        served++;
      } else if (socket.contains(owner)) {
        connections++;
        addresses.add(localAddress(socket));
        sent += counter(SENT, socket);
        received += counter(RECEIVED, socket);
      }
    }
    return connections > 0
        ? new WireBytes(
            sent, received, connections, served == 0 ? JvmCounters.MISSING : served, addresses)
        : UNKNOWN;
  }

  /**
   * How many of these connections are not among earlier ones: opened since then, and still open.
   *
   * @return missing if no connection is known at one of both times
   */
  long newSince(WireBytes earlier) {
    return addresses.isEmpty() || earlier.addresses.isEmpty()
        ? JvmCounters.MISSING
        : addresses.stream().filter(it -> !earlier.addresses.contains(it)).count();
  }

  /** Whether the local address has one of the server's ports. */
  private static boolean endsAt(ServerPorts ports, String socket) {
    String local = localAddress(socket);
    String port = local.substring(local.lastIndexOf(':') + 1);
    return port.matches("\\d{1,5}") && ports.isServed(Integer.parseInt(port));
  }

  /** The third column. */
  private static String localAddress(String socket) {
    String[] columns = socket.strip().split("\\s+", 4);
    return columns.length > 2 ? columns[2] : "";
  }

  private static long counter(Pattern name, String socket) {
    var matcher = name.matcher(socket);
    return matcher.find() ? Long.parseLong(matcher.group(1)) : 0;
  }
}
