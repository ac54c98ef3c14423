// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.json;

import benchmark.Tls;
import java.util.concurrent.TimeUnit;
import org.apache.hc.client5.http.config.ConnectionConfig;
import org.apache.hc.client5.http.config.RequestConfig;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.impl.classic.HttpClientBuilder;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManagerBuilder;
import org.apache.hc.client5.http.ssl.DefaultClientTlsStrategy;
import org.apache.hc.core5.util.Timeout;
import org.springframework.http.client.ClientHttpRequestFactory;
import org.springframework.http.client.HttpComponentsClientHttpRequestFactory;

/**
 * Requests over HTTP/1.1 by Apache HttpComponents, the first choice of Spring's RestClient (Spring
 * reference, "Client Request Factories").
 */
public final class PooledRequests {

  /**
   * As many as Tomcat accepts, so that a call waits for the server and never for a connection:
   * HttpComponents' own limits, 5 to one server and 25 in all, are for clients with few threads
   * (HttpClient documentation, "Connection management").
   */
  static final int MAX_CONNECTIONS = 8192;

  private PooledRequests() {}

  /**
   * Makes a thread-safe factory of requests. It opens a connection for a request that finds none
   * free, and keeps it: as many as there are callers at once. Whoever makes it destroys it.
   *
   * @param timeoutMillis how long connecting may take, how long a connection may take to become
   *     free, and how long the server may be silent
   */
  public static ClientHttpRequestFactory of(long timeoutMillis) {
    return new HttpComponentsClientHttpRequestFactory(client(timeoutMillis));
  }

  /** The HTTP client itself, for what is not built on Spring's. Whoever makes it closes it. */
  public static CloseableHttpClient client(long timeoutMillis) {
    var timeout = Timeout.of(timeoutMillis, TimeUnit.MILLISECONDS);
    PoolingHttpClientConnectionManagerBuilder pool =
        PoolingHttpClientConnectionManagerBuilder.create();
    Tls.current()
        .ifPresent(tls -> pool.setTlsSocketStrategy(new DefaultClientTlsStrategy(tls.context())));
    var connections =
        pool.setMaxConnPerRoute(MAX_CONNECTIONS)
            .setMaxConnTotal(MAX_CONNECTIONS)
            .setDefaultConnectionConfig(
                ConnectionConfig.custom().setConnectTimeout(timeout).build())
            .build();
    return CompressedReplies.use(HttpClientBuilder.create())
        .setConnectionManager(connections)
        .setDefaultRequestConfig(
            RequestConfig.custom()
                .setConnectionRequestTimeout(timeout)
                .setResponseTimeout(timeout)
                .build())
        .disableAutomaticRetries() // a call that fails must be seen
        .build();
  }
}
