// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.launch.LaunchProperties;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The ports of servers, each of which may have some, one after the other.
 *
 * @param called the ports that the client calls
 * @param served those that servers listen at: others behind a gateway
 */
record ServerPorts(List<Integer> called, List<Integer> served) {

  /** Those that the system properties name. */
  static ServerPorts fromSystemProperties() {
    int count = LaunchProperties.PORTS.or(1);
    List<Integer> called =
        ServerAddress.allFromSystemProperties().stream()
            .flatMap(it -> following(it.port(), count).stream())
            .toList();
    return LaunchProperties.PORT_BEHIND_GATEWAY
        .get()
        .map(served -> new ServerPorts(called, following(served, count)))
        .orElseGet(() -> new ServerPorts(called, called));
  }

  private static List<Integer> following(int first, int count) {
    return IntStream.range(first, first + count).boxed().toList();
  }

  /** What connections of the client, and of the server, are found by: a filter of ss. */
  String filter() {
    return Stream.concat(
            called.stream().map(port -> "dport = :" + port),
            served.stream().map(port -> "sport = :" + port))
        .collect(Collectors.joining(" or ", "( ", " )"));
  }

  /** Whether a server listens at it. */
  boolean isServed(int port) {
    return served.contains(port);
  }
}
