// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.json;

import benchmark.Tls;
import java.net.http.HttpClient;
import java.time.Duration;
import org.springframework.http.client.ClientHttpRequestFactory;
import org.springframework.http.client.JdkClientHttpRequestFactory;

/**
 * Requests as Spring sends them by itself where no other HTTP client is on the classpath: by the
 * JDK's client, which has no executor, so that Spring starts a thread for each request with a body.
 * The client asks each server for HTTP/2, and keeps HTTP/1.1 if the server does not answer.
 */
public final class JdkRequests {

  private JdkRequests() {}

  /**
   * Makes a thread-safe factory of requests, which connects with the first one.
   *
   * @param timeoutMillis how long connecting may take, and then the answer: all that is set
   */
  public static ClientHttpRequestFactory of(long timeoutMillis) {
    var timeout = Duration.ofMillis(timeoutMillis);
    HttpClient.Builder client = HttpClient.newBuilder().connectTimeout(timeout);
    Tls.current().map(Tls::context).ifPresent(client::sslContext);
    var requests = new JdkClientHttpRequestFactory(client.build());
    requests.setReadTimeout(timeout);
    return requests;
  }
}
