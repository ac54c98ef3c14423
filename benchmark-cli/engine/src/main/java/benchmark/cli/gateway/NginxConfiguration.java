// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.gateway;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Place;
import benchmark.cli.project.Forwarding.Traffic;
import benchmark.cli.topology.Endpoint;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes nginx's configuration. What decides is explicit: a connection to the server carries one
 * call at a time, so that as many are kept as there can be callers, where the server can take more
 * than one call on each; and no connection is closed after a number of requests, which would be
 * 1,000.
 */
record NginxConfiguration(String program, Route route) {

  private static final String MODULE = "ngx_stream_module.so";
  private static final String KEPT =
      """
          keepalive 1024;
          keepalive_requests 1000000000;
          keepalive_timeout 1h;
      """;

  private static final Pattern MODULES = Pattern.compile("--modules-path=(\\S+)");

  /**
   * The text of the configuration.
   *
   * @throws UserError if connections are to be forwarded and nginx cannot do that
   */
  String text() {
    return """
        # Written by benchmark.sh: forwards %s to the server of this run.
        %sdaemon off;
        worker_processes %d;
        error_log stderr warn;
        pid gateway.pid;

        events {
          worker_connections 8192;
        }

        %s"""
        .formatted(
            route.traffic().inWords(),
            route.traffic() == Traffic.TCP ? loadModule() : "",
            route.workers(),
            route.traffic() == Traffic.TCP ? stream() : http());
  }

  private String stream() {
    return """
        stream {
          server {
            listen %s;
            proxy_pass %s;
            proxy_connect_timeout 5s;
            proxy_timeout 1h;
          }
        }
        """
        .formatted(address(route.from()), address(route.to()));
  }

  private String http() {
    boolean grpc = route.traffic() == Traffic.GRPC;
    return """
        http {
          access_log off;
          client_max_body_size 0;
          client_body_buffer_size 1m;
          keepalive_requests %5$d;
          keepalive_timeout 1h;
          client_body_temp_path %1$s;
          proxy_temp_path %1$s;
          fastcgi_temp_path %1$s;
          uwsgi_temp_path %1$s;
          scgi_temp_path %1$s;

          upstream server {
            server %2$s;
        %6$s  }

          server {
            listen %3$s;
        %4$s
          }
        }
        """
        .formatted(
            ProgramGateway.TEMPORARY,
            address(route.to()),
            address(route.from()) + (grpc ? " http2" : ""),
            (grpc ? forGrpc() : forHttp(route.forwarding().oneCallConnections()))
                .indent(4)
                .stripTrailing(),
            route.callsOfAConnection(),
            route.forwarding().oneCallConnections() ? "" : KEPT);
  }

  private static String forGrpc() {
    return """
        http2_max_concurrent_streams 4096;
        location / {
          grpc_pass grpc://server;
          grpc_connect_timeout 5s;
          grpc_read_timeout 1h;
          grpc_send_timeout 1h;
        }
        """;
  }

  private static String forHttp(boolean oneCallConnections) {
    return """
        location / {
          proxy_pass http://server;
          proxy_http_version 1.1;
          proxy_set_header Connection "%s";
          proxy_set_header Host $http_host;
          proxy_buffers 16 64k;
          proxy_buffer_size 64k;
          proxy_busy_buffers_size 128k;
          proxy_connect_timeout 5s;
          proxy_read_timeout 1h;
        }
        """
        .formatted(oneCallConnections ? "close" : "");
  }

  /** Nothing where the module is a part of nginx. */
  private String loadModule() {
    String options = ProgramGateway.says(program, "-V");
    if (options.matches("(?s).*--with-stream(\\s.*)?")) {
      return "";
    }
    Matcher path = MODULES.matcher(options);
    String module = path.find() ? path.group(1) + "/" + MODULE : MODULE;
    if (Place.LOCAL.read(module).isEmpty()) {
      throw UserError.badInput(
          "gateway=nginx: %s has no module that forwards connections (%s). Install"
              + " libnginx-mod-stream, or write gateway=haproxy.",
          program, MODULE);
    }
    return "load_module %s;\n".formatted(module);
  }

  private static String address(Endpoint at) {
    return (at.host().contains(":") ? "[" + at.host() + "]" : at.host()) + ":" + at.port();
  }
}
