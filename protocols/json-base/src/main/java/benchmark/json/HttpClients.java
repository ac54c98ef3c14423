// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.json;

import benchmark.Tls;
import org.springframework.http.client.ClientHttpRequestFactory;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.support.RestClientAdapter;
import org.springframework.web.service.invoker.HttpServiceProxyFactory;

/** Makes clients of HTTP interfaces: Spring's RestClient on an HTTP client. */
public final class HttpClients {

  private HttpClients() {}

  /** What the addresses of servers begin with: https if requests are encrypted, else http. */
  public static String scheme() {
    return Tls.current().isPresent() ? "https" : "http";
  }

  /**
   * Makes a client, which connects with the first call.
   *
   * @param type an interface with {@code @HttpExchange}
   * @param requests the HTTP client, its connections and its timeouts
   * @param converter writes and reads the bodies
   */
  public static <S> S client(
      Class<S> type,
      ClientHttpRequestFactory requests,
      String host,
      int port,
      HttpMessageConverter<?> converter) {
    var client =
        RestClient.builder()
            .baseUrl(scheme() + "://" + host + ":" + port)
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
