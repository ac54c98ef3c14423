// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.json;

import benchmark.contract.Contracts;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.springframework.http.MediaType;
import org.springframework.http.client.ClientHttpRequestFactory;
import org.springframework.http.converter.ByteArrayHttpMessageConverter;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestClientException;

/**
 * A user's own service over HTTP: {@code POST /interface/method} with an array of arguments, by
 * Spring's RestClient. Of overloaded methods only one has a path. Thread-safe.
 */
public final class OwnServiceClient implements InvocationHandler {

  private final RestClient client;
  private final String service;
  private final Map<Method, MethodMessages> methods = new HashMap<>();

  private OwnServiceClient(RestClient client, Class<?> type, ObjectMapper mapper) {
    this.client = client;
    service = type.getName();
    Stream.of(type.getMethods()).forEach(it -> methods.put(it, new MethodMessages(mapper, it)));
  }

  /**
   * Makes a client, which connects with the first call.
   *
   * @param requests the HTTP client, its connections and its timeouts
   */
  public static Object of(
      ClientHttpRequestFactory requests, String host, int port, ObjectMapper mapper) {
    Class<?> type = Contracts.service().orElseThrow().service();
    var client =
        RestClient.builder()
            .baseUrl(HttpClients.scheme() + "://" + host + ":" + port)
            .requestFactory(requests)
            .messageConverters(
                converters -> {
                  converters.clear();
                  converters.add(new ByteArrayHttpMessageConverter());
                })
            .build();
    return Proxy.newProxyInstance(
        type.getClassLoader(), new Class<?>[] {type}, new OwnServiceClient(client, type, mapper));
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) throws IOException {
    MethodMessages messages = methods.get(method);
    if (messages == null) {
      return switch (method.getName()) {
        case "equals" -> proxy == arguments[0];
        case "hashCode" -> System.identityHashCode(proxy);
        default -> service;
      };
    }
    var body = new ByteArrayOutputStream();
    messages.writeArguments(arguments, body);
    return client
        .post()
        .uri("/" + service + "/" + method.getName())
        .contentType(MediaType.APPLICATION_JSON)
        .accept(MediaType.APPLICATION_JSON)
        .body(body.toByteArray())
        .exchange(
            (request, response) -> {
              if (response.getStatusCode().isError()) {
                throw new RestClientException(
                    response.getStatusCode()
                        + ": "
                        + new String(response.getBody().readAllBytes(), StandardCharsets.UTF_8));
              }
              return messages.readAnswer(response.getBody());
            });
  }
}
