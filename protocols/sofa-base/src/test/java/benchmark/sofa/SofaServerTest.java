// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.sofa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.PreparedUserService;
import benchmark.contract.PreparedUsers;
import benchmark.contract.UserService;
import com.alipay.sofa.rpc.codec.SerializerFactory;
import com.alipay.sofa.rpc.core.exception.SofaRpcException;
import com.caucho.hessian.io.HessianProtocolException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class SofaServerTest {

  private static final String HOST = "127.0.0.1";

  @Test
  void answersOverTheWire() throws Exception {
    int port = freePort();
    UserService prepared = new PreparedUserService();
    try (var server = new SofaServer(HOST, port, Map.of(UserService.class.getName(), prepared));
        var clients = new SofaClients(HOST + ":" + port, 20_000, 1, "hessian2", false)) {
      assertThat(server).isNotNull();
      UserService users = clients.of(UserService.class);
      assertThat(users.getUser(17)).isEqualTo(PreparedUsers.user(17));
      assertThat(users.listUser(3)).isEqualTo(PreparedUsers.page(3));
      assertThat(users.createUser(PreparedUsers.user(7))).isTrue();
    }
  }

  @Test
  void failsACallWhereNobodyListens() throws Exception {
    try (var clients = new SofaClients(HOST + ":" + freePort(), 1_000, 1, "hessian2", true)) {
      UserService users = clients.of(UserService.class);
      assertThatThrownBy(() -> users.getUser(17)).isInstanceOf(SofaRpcException.class);
    }
  }

  @Test
  void readsListedClassesOnly() throws Exception {
    assertThat(SerializerFactory.getSerializer("hessian2")).isInstanceOf(AllowListHessian.class);
    var factory = new AllowListFactory();
    assertThat(factory.getDeserializer("benchmark.contract.User")).isNotNull();
    for (String type : new String[] {"java.io.File", "[java.io.File", "evil.pkg.Gadget"}) {
      assertThatThrownBy(() -> factory.getDeserializer(type))
          .isInstanceOf(HessianProtocolException.class)
          .hasMessageContaining("The class " + type + " is not allowed");
    }
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
      return socket.getLocalPort();
    }
  }
}
