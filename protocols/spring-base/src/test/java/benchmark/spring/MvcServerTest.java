// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.Contracts;
import benchmark.contract.EchoService;
import benchmark.contract.PreparedUsers;
import benchmark.contract.UserService;
import benchmark.json.HttpClients;
import benchmark.json.PooledRequests;
import benchmark.json.UserHttpService;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.springframework.context.support.ClassPathXmlApplicationContext;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;

@Timeout(60)
class MvcServerTest {

  private static final String HOST = "127.0.0.1";

  @Test
  void answersOverTheWireAndTellsWhatIsWrongWithARequest() throws Exception {
    int port = freePort();
    try (var context = started(port);
        var json = new ClassPathXmlApplicationContext("json.xml")) {
      UserService users =
          HttpClients.client(
              UserHttpService.class,
              PooledRequests.of(20_000),
              HOST,
              port,
              json.getBean(MappingJackson2HttpMessageConverter.class));

      assertThat(context.isActive()).isTrue();
      assertThat(users.getUser(7)).isEqualTo(PreparedUsers.user(7));
      assertThat(users.getUser(-7)).isNull();
      assertThat(users.listUser(3)).isEqualTo(PreparedUsers.page(3));
      assertThat(users.createUser(PreparedUsers.user(7))).isTrue();
      assertThat(post(port, "{\"id\":"))
          .satisfies(answer -> assertThat(answer.statusCode()).isEqualTo(400))
          .satisfies(answer -> assertThat(answer.body()).contains("Failed to read request"));
    }
  }

  @Test
  void saysThatItCannotListen() throws Exception {
    try (var taken = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
      assertThatThrownBy(() -> started(taken.getLocalPort()).close())
          .rootCause()
          .hasMessageContaining("in use");
    }
  }

  private static HttpResponse<String> post(int port, String body) throws Exception {
    return HttpClient.newHttpClient()
        .send(
            HttpRequest.newBuilder(URI.create("http://%s:%d/users/create".formatted(HOST, port)))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build(),
            HttpResponse.BodyHandlers.ofString());
  }

  private static GenericApplicationContext started(int port) {
    var context = new GenericApplicationContext();
    context.registerBean("userService", UserService.class, Contracts.USER::prepared);
    context.registerBean("echoService", EchoService.class, Contracts.ECHO::prepared);
    context.registerBean(MvcServer.class, () -> new MvcServer(HOST, port, "classpath:mvc.xml"));
    context.refresh();
    return context;
  }

  private static int freePort() throws Exception {
    try (var socket = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
      return socket.getLocalPort();
    }
  }
}
