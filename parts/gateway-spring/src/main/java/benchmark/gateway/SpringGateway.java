// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.gateway;

import java.util.Map;
import org.springframework.boot.Banner;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.SmartLifecycle;

/**
 * Spring Cloud Gateway, which forwards every request to one server and listens on the one address
 * that it is given. All else is its own default: no limit of connections to the server, no timeout
 * of answers, no change of paths.
 */
public final class SpringGateway implements SmartLifecycle {

  private final Map<String, Object> settings;
  private ConfigurableApplicationContext gateway;

  /**
   * Prepares a gateway.
   *
   * @param host a name or address of this machine
   * @param http2 whether callers and server speak HTTP/2, without TLS and from the first byte on;
   *     else HTTP/1.1
   */
  public SpringGateway(String host, int port, String serverHost, int serverPort, boolean http2) {
    settings =
        Map.of(
            "server.address",
            host,
            "server.port",
            port,
            "server.http2.enabled",
            http2,
            ForwardingRoute.SERVER,
            "http://" + serverHost + ":" + serverPort,
            ForwardingRoute.HTTP2,
            http2);
  }

  @Override
  public void start() {
    gateway =
        new SpringApplicationBuilder(ForwardingRoute.class)
            .web(WebApplicationType.REACTIVE)
            .bannerMode(Banner.Mode.OFF)
            .registerShutdownHook(false)
            .properties(settings)
            .run();
  }

  @Override
  public void stop() {
    gateway.close();
    gateway = null;
  }

  @Override
  public boolean isRunning() {
    return gateway != null;
  }
}
