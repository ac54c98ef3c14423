// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.webflux;

import java.time.Duration;
import org.springframework.context.ApplicationContext;
import org.springframework.context.ApplicationContextAware;
import org.springframework.context.SmartLifecycle;
import org.springframework.http.server.reactive.ReactorHttpHandlerAdapter;
import org.springframework.web.server.adapter.WebHttpHandlerBuilder;
import reactor.netty.DisposableServer;
import reactor.netty.http.server.HttpServer;

/**
 * Spring WebFlux on Reactor Netty. It listens on the one address that it is given and no other, and
 * serves the controllers of its context.
 */
public final class FluxServer implements ApplicationContextAware, SmartLifecycle {

  private final String host;
  private final int port;
  private ApplicationContext context;
  private DisposableServer server;

  /**
   * Prepares a server.
   *
   * @param host a name or address of this machine
   */
  public FluxServer(String host, int port) {
    this.host = host;
    this.port = port;
  }

  @Override
  public void setApplicationContext(ApplicationContext context) {
    this.context = context;
  }

  /**
   * Starts to listen.
   *
   * @throws reactor.netty.ChannelBindException if it cannot listen there
   */
  @Override
  public void start() {
    var handler = WebHttpHandlerBuilder.applicationContext(context).build();
    server =
        FluxLoops.chosen()
            .map(HttpServer.create()::runOn)
            .orElseGet(HttpServer::create)
            .host(host)
            .port(port)
            .handle(new ReactorHttpHandlerAdapter(handler))
            .bindNow(Duration.ofSeconds(10));
  }

  /** Ends the server; calls that still run fail. */
  @Override
  public void stop() {
    server.disposeNow(Duration.ofSeconds(1));
    server = null;
  }

  @Override
  public boolean isRunning() {
    return server != null;
  }
}
