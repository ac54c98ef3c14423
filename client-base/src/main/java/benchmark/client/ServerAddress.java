// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.Defaults;
import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.List;
import java.util.stream.Stream;

/** Where the server should be. */
public record ServerAddress(String host, int port) {

  /** The address that the system properties name; the defaults where they name none. */
  public static ServerAddress fromSystemProperties() {
    return new ServerAddress(
        LaunchProperties.HOST.or(Defaults.HOST), LaunchProperties.PORT.or(Defaults.PORT));
  }

  /** The addresses of all servers, if the system properties name several; otherwise the one. */
  static List<ServerAddress> allFromSystemProperties() {
    return LaunchProperties.SERVERS
        .get()
        .map(all -> Stream.of(all.split(",")).map(ServerAddress::parse).toList())
        .orElseGet(() -> List.of(fromSystemProperties()));
  }

  private static ServerAddress parse(String text) {
    int colon = text.lastIndexOf(':');
    return new ServerAddress(text.substring(0, colon), Integer.parseInt(text.substring(colon + 1)));
  }

  /**
   * Makes sure that every server can be reached, as {@link #requireReachable} does.
   *
   * @throws UnreachableServerException if one cannot
   */
  public static void requireAllReachable(PairServer server) {
    allFromSystemProperties().forEach(address -> address.requireReachable(server));
  }

  /**
   * Opens a connection and closes it again, so that a missing server is reported at once and not by
   * a framework that retries.
   *
   * @param server the one that is wanted, for the advice in the message
   * @throws UnreachableServerException if the host does not resolve or nothing accepts within
   *     {@link Defaults#REACH_TIMEOUT_MILLIS}
   */
  public void requireReachable(PairServer server) {
    var address = new InetSocketAddress(host, port);
    if (address.isUnresolved()) {
      throw new UnreachableServerException(
          "The host '%s' does not resolve. Check its spelling, or give an address with -s."
              .formatted(host));
    }
    try (var socket = new Socket()) {
      socket.connect(address, Defaults.REACH_TIMEOUT_MILLIS);
    } catch (IOException failure) {
      String there = address.getAddress().isLoopbackAddress() ? "" : "-s " + host + " ";
      throw new UnreachableServerException(
          "No server answers at %s:%d (%s). ".formatted(host, port, failure.getMessage())
              + (server.foreign()
                  ? "Start it there first: ./benchmark.sh %s-p %d %s-server"
                      .formatted(there, port, server.pair())
                  : "It was started and has ended, or a firewall is between them: see its log."));
    }
  }
}
