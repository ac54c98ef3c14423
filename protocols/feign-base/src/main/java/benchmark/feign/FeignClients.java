// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.feign;

import benchmark.Tls;
import benchmark.json.HttpClients;
import benchmark.json.PooledRequests;
import com.fasterxml.jackson.databind.ObjectMapper;
import feign.Client;
import feign.DefaultClient;
import feign.Feign;
import feign.Request;
import feign.Retryer;
import feign.hc5.ApacheHttp5Client;
import feign.jackson.JacksonDecoder;
import feign.jackson.JacksonEncoder;
import java.util.concurrent.TimeUnit;

/** Makes clients of interfaces with Feign's annotations. */
public final class FeignClients {

  private FeignClients() {}

  /**
   * Makes a client, which connects with the first call.
   *
   * @param type an interface with {@code @RequestLine}
   * @param requests sends the requests
   * @param timeoutMillis how long connecting may take, and then the server may be silent
   */
  public static <S> S client(
      Class<S> type,
      Client requests,
      String host,
      int port,
      long timeoutMillis,
      ObjectMapper mapper) {
    return Feign.builder()
        .client(requests)
        .encoder(new JacksonEncoder(mapper))
        .decoder(new JacksonDecoder(mapper))
        .options(
            new Request.Options(
                timeoutMillis, TimeUnit.MILLISECONDS, timeoutMillis, TimeUnit.MILLISECONDS, false))
        .retryer(Retryer.NEVER_RETRY) // a call that fails must be seen
        .target(type, HttpClients.scheme() + "://" + host + ":" + port);
  }

  /** Sends requests by Apache HttpComponents, as spring-json does. */
  public static Client pooled(long timeoutMillis) {
    return new ApacheHttp5Client(PooledRequests.client(timeoutMillis));
  }

  /** Sends requests as Feign does by itself: by the JDK's HttpURLConnection. */
  public static Client shipped() {
    return new DefaultClient(
        Tls.current().map(tls -> tls.context().getSocketFactory()).orElse(null), null);
  }
}
