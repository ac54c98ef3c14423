// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.webflux;

import benchmark.launch.Setup;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.netty.channel.ChannelOption;
import java.time.Duration;
import org.springframework.http.client.reactive.ReactorClientHttpConnector;
import org.springframework.web.reactive.function.client.WebClient;
import org.springframework.web.reactive.function.client.support.WebClientAdapter;
import org.springframework.web.service.invoker.HttpServiceProxyFactory;
import reactor.netty.http.client.HttpClient;
import reactor.netty.resources.ConnectionProvider;

/**
 * Spring's WebClient on Reactor Netty, for callers that wait. It opens a connection for a request
 * that finds none free, and keeps it. Thread-safe.
 */
public final class FluxClients implements AutoCloseable {

  /**
   * So many that a call waits for the server and never for a connection: Reactor Netty's own limit
   * of 500 would do for 200 callers, but not for a load test.
   */
  static final int MAX_CONNECTIONS = 8192;

  private final ConnectionProvider connections;
  private final WebClient client;
  private final Duration timeout;

  /**
   * Prepares a client, which connects with the first call.
   *
   * @param timeoutMillis how long connecting may take, and then the answer
   */
  public FluxClients(String host, int port, int timeoutMillis, ObjectMapper mapper) {
    timeout = Duration.ofMillis(timeoutMillis);
    connections =
        Setup.current() == Setup.SHIPPED
            ? ConnectionProvider.create("webflux")
            : ConnectionProvider.builder("webflux")
                .maxConnections(MAX_CONNECTIONS)
                .pendingAcquireTimeout(timeout)
                .build();
    HttpClient own = HttpClient.create(connections);
    HttpClient requests =
        FluxLoops.chosen()
            .map(own::runOn)
            .orElse(own)
            .option(ChannelOption.CONNECT_TIMEOUT_MILLIS, timeoutMillis)
            .responseTimeout(timeout)
            .disableRetry(true); // a call that fails must be seen
    client =
        WebClient.builder()
            .baseUrl("http://" + host + ":" + port)
            .clientConnector(new ReactorClientHttpConnector(requests))
            .codecs(codecs -> FluxCodecs.configure(codecs, mapper))
            .build();
  }

  /**
   * A client of an interface with {@code @HttpExchange}.
   *
   * @param type an interface whose methods wait for answers
   */
  public <S> S of(Class<S> type) {
    WebClientAdapter adapter = WebClientAdapter.create(client);
    adapter.setBlockTimeout(timeout);
    return HttpServiceProxyFactory.builderFor(adapter).build().createClient(type);
  }

  /** Closes the connections; calls that still run fail. */
  @Override
  public void close() {
    connections.dispose();
  }
}
