// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.json;

import java.net.http.HttpClient;
import java.time.Duration;
import org.springframework.http.client.JdkClientHttpRequestFactory;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.support.RestClientAdapter;
import org.springframework.web.service.invoker.HttpServiceProxyFactory;

/** Makes clients of HTTP interfaces: Spring's RestClient on the JDK's HTTP client. */
public final class HttpClients {

  private HttpClients() {}

  /**
   * Makes a client, which connects with the first call. Over HTTP/1.1 it opens a connection for
   * every call that finds none free, and keeps them: as many as there are callers at once. Over
   * HTTP/2, which it asks the server for in its first request, one connection carries all calls.
   *
   * @param type an interface with {@code @HttpExchange}
   * @param timeoutMillis how long connecting may take, and then the answer
   * @param converter writes and reads the bodies
   */
  public static <S> S client(
      Class<S> type,
      HttpClient.Version version,
      String host,
      int port,
      long timeoutMillis,
      HttpMessageConverter<?> converter) {
    var timeout = Duration.ofMillis(timeoutMillis);
    var http = HttpClient.newBuilder().version(version).connectTimeout(timeout).build();
    var requests = new JdkClientHttpRequestFactory(http);
    requests.setReadTimeout(timeout);
    var client =
        RestClient.builder()
            .baseUrl("http://" + host + ":" + port)
            .requestFactory(requests)
            .messageConverters(
                converters -> {
                  converters.clear();
                  converters.add(converter);
                })
            .build();
    return HttpServiceProxyFactory.builderFor(RestClientAdapter.create(client))
        .build()
        .createClient(type);
  }
}
