// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rsocket;

import io.rsocket.loadbalance.LoadbalanceTarget;
import io.rsocket.loadbalance.RoundRobinLoadbalanceStrategy;
import io.rsocket.transport.netty.client.TcpClientTransport;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.core.ParameterizedTypeReference;
import org.springframework.messaging.rsocket.RSocketRequester;
import org.springframework.messaging.rsocket.RSocketStrategies;
import org.springframework.util.MimeType;
import reactor.core.publisher.Mono;
import reactor.netty.tcp.TcpClient;

/**
 * Calls over RSocket, one connection to each server, for callers that wait. It connects with the
 * first call. Thread-safe.
 */
public final class RSocketClient implements AutoCloseable {

  private static final MimeType CBOR = MimeType.valueOf("application/cbor");

  private final RSocketRequester requester;
  private final Duration timeout;

  /**
   * Prepares a client.
   *
   * @param servers each host:port, with commas; called in turn
   * @param timeoutMillis how long one call may take
   */
  public RSocketClient(String servers, long timeoutMillis, RSocketStrategies strategies) {
    timeout = Duration.ofMillis(timeoutMillis);
    TcpClient tcp = RSocketLoops.under(TcpClient.create());
    List<LoadbalanceTarget> targets =
        Stream.of(servers.split(",")).map(server -> target(server, tcp)).toList();
    requester =
        RSocketRequester.builder()
            .rsocketStrategies(strategies)
            .dataMimeType(CBOR)
            .transports(Mono.just(targets), new RoundRobinLoadbalanceStrategy());
  }

  private static LoadbalanceTarget target(String server, TcpClient tcp) {
    int colon = server.lastIndexOf(':');
    int port = Integer.parseInt(server.substring(colon + 1));
    return LoadbalanceTarget.from(
        server, TcpClientTransport.create(tcp.host(server.substring(0, colon)).port(port)));
  }

  /** A request of a route. */
  RSocketRequester.RequestSpec route(String route) {
    return requester.route(route);
  }

  /** Calls a route and waits for its answer; null if there is none. */
  <R> R call(String route, Object argument, ParameterizedTypeReference<R> answer) {
    RSocketRequester.RequestSpec request = route(route);
    return (argument == null ? request : request.data(argument))
        .retrieveMono(answer)
        .block(timeout);
  }

  /** Closes the connections; calls that still run fail. */
  @Override
  public void close() {
    requester.dispose();
  }
}
