// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.webflux;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.Contracts;
import benchmark.contract.EchoService;
import benchmark.contract.PreparedPersons;
import benchmark.contract.PreparedUserService;
import benchmark.contract.PreparedUsers;
import benchmark.contract.UserService;
import benchmark.json.EchoController;
import benchmark.json.EchoHttpService;
import benchmark.json.UserController;
import benchmark.json.UserHttpService;
import benchmark.launch.LaunchProperties;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.support.ClassPathXmlApplicationContext;

@Timeout(60)
class FluxServerTest {

  private static final String HOST = "127.0.0.1";

  private final UserService users = new PreparedUserService();
  private final AtomicReference<String> thread = new AtomicReference<>();

  @AfterEach
  void forgetTheSetUp() {
    System.clearProperty(LaunchProperties.SETUP.name());
  }

  @ParameterizedTest
  @CsvSource({"shipped, reactor-http-.*", "standard, service-.*", "tuned, reactor-http-.*"})
  void theSetUpDecidesWhichThreadsCallControllers(String setup, String expected) throws Exception {
    LaunchProperties.SETUP.set(setup);
    int port = freePort();
    try (var json = new ClassPathXmlApplicationContext("json.xml");
        var server = started(port, json);
        var clients = new FluxClients(HOST, port, 20_000, json.getBean(ObjectMapper.class))) {
      assertThat(server.isActive()).isTrue();
      UserService remote = clients.of(UserHttpService.class);
      assertThat(remote.getUser(7)).isEqualTo(PreparedUsers.user(7));
      assertThat(thread.get()).matches(expected);
      assertThat(remote.getUser(-7)).isNull();
      assertThat(remote.existUser(PreparedUsers.user(2).getEmail())).isTrue();
      assertThat(remote.listUser(3)).isEqualTo(PreparedUsers.page(3));
      assertThat(remote.createUser(PreparedUsers.user(7))).isTrue();
      EchoService echo = clients.of(EchoHttpService.class);
      assertThat(echo.string("{a: \"é\"}")).isEqualTo("{a: \"é\"}");
      assertThat(echo.person(PreparedPersons.person(1))).isEqualTo(PreparedPersons.person(1));
      echo.ping();
    }
  }

  @Test
  void waitForASilentServerNoLongerThanTheTimeout() throws Exception {
    try (var silent = new ServerSocket(0, 1, InetAddress.getByName(HOST));
        var clients = new FluxClients(HOST, silent.getLocalPort(), 100, new ObjectMapper())) {
      UserService remote = clients.of(UserHttpService.class);
      assertThatThrownBy(() -> remote.getUser(7)).isInstanceOf(RuntimeException.class);
    }
  }

  private AnnotationConfigApplicationContext started(
      int port, ClassPathXmlApplicationContext json) {
    var noting =
        (UserService)
            Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {UserService.class},
                (proxy, method, arguments) -> {
                  thread.set(Thread.currentThread().getName());
                  return method.invoke(users, arguments);
                });
    var context = new AnnotationConfigApplicationContext();
    context.setParent(json);
    context.register(FluxConfiguration.class);
    context.registerBean(UserController.class, () -> new UserController(noting));
    context.registerBean(EchoController.class, () -> new EchoController(Contracts.ECHO.prepared()));
    context.registerBean(FluxServer.class, () -> new FluxServer(HOST, port));
    context.refresh();
    return context;
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
      return socket.getLocalPort();
    }
  }
}
