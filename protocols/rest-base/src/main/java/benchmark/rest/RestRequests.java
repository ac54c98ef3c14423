// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rest;

import benchmark.Tls;
import benchmark.json.PooledRequests;
import benchmark.launch.LaunchProperties;
import java.time.Duration;
import org.eclipse.jetty.client.HttpClient;
import org.eclipse.jetty.http2.client.HTTP2Client;
import org.eclipse.jetty.http2.client.transport.HttpClientTransportOverHTTP2;
import org.eclipse.jetty.io.ClientConnector;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.springframework.http.client.ClientHttpRequestFactory;
import org.springframework.http.client.JettyClientHttpRequestFactory;

/**
 * Requests to Dubbo's REST: over HTTP/2 by Jetty, the second choice of Spring's RestClient (Spring
 * reference, "Client Request Factories"); its first, Apache HttpComponents, blocks over HTTP/1.1
 * only. A gateway takes HTTP/1.1: through one, by HttpComponents.
 */
public final class RestRequests {

  /** As many as spring-json has connections for; Jetty ships 1,024. */
  private static final int MOST_CALLERS = 8192;

  private RestRequests() {}

  /**
   * Makes a thread-safe factory of requests, to be started and destroyed by who makes it.
   *
   * @param timeoutMillis how long connecting may take, and then the answer
   */
  public static ClientHttpRequestFactory of(long timeoutMillis) {
    return LaunchProperties.PORT_BEHIND_GATEWAY.get().isPresent()
            && !LaunchProperties.GATEWAY_FORWARDS_BYTES.or(false)
        ? PooledRequests.of(timeoutMillis)
        : overHttp2(timeoutMillis);
  }

  private static ClientHttpRequestFactory overHttp2(long timeoutMillis) {
    var connector = new ClientConnector();
    Tls.current().ifPresent(tls -> connector.setSslContextFactory(encryption(tls)));
    var client = new HttpClient(new HttpClientTransportOverHTTP2(new HTTP2Client(connector)));
    client.setMaxConnectionsPerDestination(1); // else callers that start at once open several
    client.setMaxRequestsQueuedPerDestination(MOST_CALLERS); // until that one is there
    client.setConnectTimeout(timeoutMillis);
    var requests = new JettyClientHttpRequestFactory(client);
    requests.setReadTimeout(Duration.ofMillis(timeoutMillis));
    return requests;
  }

  private static SslContextFactory.Client encryption(Tls tls) {
    var encryption = new SslContextFactory.Client();
    encryption.setSslContext(tls.context());
    return encryption;
  }
}
