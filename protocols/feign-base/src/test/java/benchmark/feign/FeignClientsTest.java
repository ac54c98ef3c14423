// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.feign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.Contracts;
import benchmark.contract.EchoService;
import benchmark.contract.PreparedPersons;
import benchmark.contract.PreparedUsers;
import benchmark.contract.UserService;
import benchmark.spring.MvcServer;
import com.fasterxml.jackson.databind.ObjectMapper;
import feign.Client;
import feign.RetryableException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.springframework.context.support.ClassPathXmlApplicationContext;
import org.springframework.context.support.GenericApplicationContext;

@Timeout(60)
class FeignClientsTest {

  private static final String HOST = "127.0.0.1";

  @Test
  void callTheServerOfSpring() throws Exception {
    int port = freePort();
    try (var server = started(port);
        var json = new ClassPathXmlApplicationContext("json.xml")) {
      assertThat(server.isActive()).isTrue();
      var mapper = json.getBean(ObjectMapper.class);
      for (Client requests : new Client[] {FeignClients.pooled(20_000), FeignClients.shipped()}) {
        UserService users =
            FeignClients.client(UserFeignService.class, requests, HOST, port, 20_000, mapper);
        assertThat(users.getUser(7)).isEqualTo(PreparedUsers.user(7));
        assertThat(users.getUser(-7)).isNull();
        assertThat(users.existUser(PreparedUsers.user(2).getEmail())).isTrue();
        assertThat(users.listUser(3)).isEqualTo(PreparedUsers.page(3));
        assertThat(users.createUser(PreparedUsers.user(7))).isTrue();
        EchoService echo =
            FeignClients.client(EchoFeignService.class, requests, HOST, port, 20_000, mapper);
        assertThat(echo.string("{a: \"é\"}")).isEqualTo("{a: \"é\"}");
        assertThat(echo.person(PreparedPersons.person(1))).isEqualTo(PreparedPersons.person(1));
        echo.ping();
      }
    }
  }

  @Test
  void waitForASilentServerNoLongerThanTheTimeout() throws Exception {
    try (var silent = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
      UserService users =
          FeignClients.client(
              UserFeignService.class,
              FeignClients.pooled(100),
              HOST,
              silent.getLocalPort(),
              100,
              new ObjectMapper());
      assertThatThrownBy(() -> users.getUser(7)).isInstanceOf(RetryableException.class);
    }
  }

  private static GenericApplicationContext started(int port) {
    var context = new GenericApplicationContext();
    context.registerBean("userService", UserService.class, Contracts.USER::prepared);
    context.registerBean("echoService", EchoService.class, Contracts.ECHO::prepared);
    context.registerBean(MvcServer.class, () -> new MvcServer(HOST, port, "classpath:mvc.xml"));
    context.refresh();
    return context;
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
      return socket.getLocalPort();
    }
  }
}
