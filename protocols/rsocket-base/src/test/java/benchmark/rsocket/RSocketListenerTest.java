// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.rsocket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.PreparedEchoService;
import benchmark.contract.PreparedPersons;
import benchmark.contract.PreparedUserService;
import benchmark.contract.PreparedUsers;
import benchmark.contract.UserService;
import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.messaging.rsocket.RSocketStrategies;

@Timeout(60)
class RSocketListenerTest {

  private static final String HOST = "127.0.0.1";

  private final RSocketStrategies cbor = Cbor.strategies(Cbor.mapper());
  private final UserService users = new PreparedUserService();
  private final AtomicReference<String> thread = new AtomicReference<>();

  @AfterEach
  void forgetTheSetUp() {
    System.clearProperty(LaunchProperties.SETUP.name());
  }

  @ParameterizedTest
  @CsvSource({"standard, service-.*", "tuned, reactor-.*"})
  void theSetUpDecidesWhichThreadsCallTheService(String setup, String expected) throws Exception {
    LaunchProperties.SETUP.set(setup);
    int port = freePort();
    var noting =
        (UserService)
            Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {UserService.class},
                (proxy, method, arguments) -> {
                  thread.set(Thread.currentThread().getName());
                  return method.invoke(users, arguments);
                });
    try (var calls = new Calls();
        var server =
            new RSocketListener(
                HOST,
                port,
                cbor,
                List.of(
                    new RSocketUsers(noting, calls),
                    new RSocketEcho(new PreparedEchoService(), calls)));
        var client = new RSocketClient(HOST + ":" + port, 20_000, cbor)) {
      assertThat(server).isNotNull();
      var remote = new RSocketUserClient(client);
      assertThat(remote.getUser(7)).isEqualTo(PreparedUsers.user(7));
      assertThat(thread.get()).matches(expected);
      assertThat(remote.getUser(-7)).isNull();
      assertThat(remote.existUser(PreparedUsers.user(2).getEmail())).isTrue();
      assertThat(remote.listUser(3)).isEqualTo(PreparedUsers.page(3));
      assertThat(remote.createUser(PreparedUsers.user(7))).isTrue();
      var echo = new RSocketEchoClient(client);
      assertThat(echo.string("é")).isEqualTo("é");
      assertThat(echo.person(PreparedPersons.person(1))).isEqualTo(PreparedPersons.person(1));
      echo.ping();
    }
  }

  @Test
  void waitsForASilentServerNoLongerThanTheTimeout() throws Exception {
    try (var silent = new ServerSocket(0, 1, InetAddress.getByName(HOST));
        var client = new RSocketClient(HOST + ":" + silent.getLocalPort(), 200, cbor)) {
      var remote = new RSocketUserClient(client);
      assertThatThrownBy(() -> remote.getUser(7))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageContaining("Timeout on blocking read");
    }
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
      return socket.getLocalPort();
    }
  }
}
