// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.gateway;

import benchmark.cli.project.Forwarding.Traffic;
import benchmark.cli.topology.Endpoint;

/** Writes HAProxy's configuration. */
final class HaproxyConfiguration {

  private HaproxyConfiguration() {}

  static String of(Route route) {
    boolean http = route.traffic() != Traffic.TCP;
    String protocol = route.traffic() == Traffic.GRPC ? " proto h2" : "";
    return """
        # Written by benchmark.sh: forwards %s to the server of this run.
        global
          nbthread %d
          maxconn 8192
        %s
        defaults
          mode %s
        %s  timeout connect 5s
          timeout client 1h
          timeout server 1h

        frontend callers
          bind %s%s
          default_backend server

        backend server
          server server %s%s
        """
        .formatted(
            route.traffic().inWords(),
            route.workers(),
            route.traffic() == Traffic.GRPC
                ? """
                    # 100 would limit the callers of one connection
                    tune.h2.max-concurrent-streams 4096
                  """
                : "",
            http ? "http" : "tcp",
            http ? reuse(route) : "",
            address(route.from()),
            protocol,
            address(route.to()),
            protocol);
  }

  private static String reuse(Route route) {
    return route.forwarding().oneCallConnections()
        ? """
            # a connection to the server carries one call
            option http-server-close
            http-reuse never
          """
        : """
            # one connection to the server carries the calls of several callers
            http-reuse always
          """;
  }

  private static String address(Endpoint at) {
    return (at.host().contains(":") ? "ipv6@" : "") + at.host() + ":" + at.port();
  }
}
