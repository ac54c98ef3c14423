// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.thrift;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.PreparedEchoService;
import benchmark.contract.PreparedUserService;
import benchmark.contract.PreparedUsers;
import benchmark.contract.UserService;
import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.thrift.protocol.TCompactProtocol;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(60)
class ThriftServerTest {

  private static final String HOST = "127.0.0.1";

  private final UserService users = new PreparedUserService();

  @AfterEach
  void forgetTheSetUp() {
    System.clearProperty(LaunchProperties.SETUP.name());
  }

  @ParameterizedTest
  @CsvSource({"shipped, pool-.*", "standard, service-.*", "tuned, Thread-.*"})
  void theSetUpDecidesWhichThreadsCallTheService(String setup, String thread) throws Exception {
    LaunchProperties.SETUP.set(setup);
    var seen = new AtomicReference<String>();
    try (var server =
        new Connected(before(() -> seen.set(Thread.currentThread().getName())), 20_000)) {
      assertThat(server.users.getUser(17)).isEqualTo(PreparedUsers.user(17));
      assertThat(seen.get()).matches(thread);
    }
  }

  @Test
  void refusesAMessageBeyondTheLimitAndAnswersTheNext() throws Exception {
    try (var server = new Connected(users, 20_000)) {
      String large = "x".repeat(ThriftServer.MAX_FRAME_BYTES + 1);
      assertThatThrownBy(() -> server.users.existUser(large))
          .isInstanceOf(FailedCallException.class);
      assertThat(server.users.getUser(17)).isEqualTo(PreparedUsers.user(17));
    }
  }

  @Test
  void endsAConnectionThatIsSilentAndOpensAnother() throws Exception {
    var released = new CountDownLatch(1);
    try (var server = new Connected(before(() -> await(released)), 300)) {
      assertThatThrownBy(() -> server.users.getUser(17))
          .isInstanceOf(FailedCallException.class)
          .hasMessageContaining("timed out");
      released.countDown();
      assertThat(server.users.getUser(18)).isEqualTo(PreparedUsers.user(18));
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The service, which does something before each answer. */
  private UserService before(Runnable something) {
    return (UserService)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {UserService.class},
            (proxy, method, arguments) -> {
              something.run();
              return method.invoke(users, arguments);
            });
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
      return socket.getLocalPort();
    }
  }

  private static final class Connected implements AutoCloseable {

    private final ThriftServer server;
    private final ThriftConnections connections;
    private final UserService users;

    Connected(UserService service, int timeoutMillis) throws Exception {
      int port = freePort();
      var protocol = new TCompactProtocol.Factory();
      server =
          new ThriftServer(
              HOST,
              port,
              protocol,
              new ThriftUserAdapter(service),
              new ThriftEchoAdapter(new PreparedEchoService()));
      connections = new ThriftConnections(HOST, port, timeoutMillis, protocol);
      users = new ThriftUserCalls(connections).asService();
    }

    @Override
    public void close() {
      connections.close();
      server.close();
    }
  }
}
