// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.armeria;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.PreparedUserService;
import benchmark.launch.LaunchProperties;
import benchmark.proto.ExistUserRequest;
import benchmark.proto.GetUserRequest;
import benchmark.proto.UserRpcGrpc;
import benchmark.protobuf.ProtoUserAdapter;
import benchmark.protobuf.ProtoUserService;
import benchmark.stubs.GrpcUserClient;
import benchmark.stubs.GrpcUserService;
import benchmark.stubs.StubChannel;
import io.grpc.StatusRuntimeException;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(60)
class ArmeriaServerTest {

  private static final String HOST = "127.0.0.1";

  private final ProtoUserAdapter users = new ProtoUserAdapter(new PreparedUserService());

  @AfterEach
  void forgetTheSetUp() {
    System.clearProperty(LaunchProperties.SETUP.name());
  }

  @ParameterizedTest
  @CsvSource({"standard, armeria-common-blocking-tasks-.*", "tuned, armeria-common-worker-.*"})
  void theSetUpDecidesWhichThreadsCallTheService(String setup, String thread) throws Exception {
    LaunchProperties.SETUP.set(setup);
    var seen = new AtomicReference<String>();
    ProtoUserService noting = before(() -> seen.set(Thread.currentThread().getName()));
    try (var server = new Connected(noting, 20_000)) {
      assertThat(server.client.getUser(idRequest(17)).getUser().getId()).isEqualTo(17);
      assertThat(seen.get()).matches(thread);
    }
  }

  @Test
  void refusesAMessageBeyondTheLimitAndAnswersTheNext() throws Exception {
    try (var server = new Connected(users, 20_000)) {
      var large =
          ExistUserRequest.newBuilder().setEmail("x".repeat(StubChannel.MAX_MESSAGE_BYTES + 1));
      assertThatThrownBy(() -> server.client.existUser(large.build()))
          .isInstanceOf(StatusRuntimeException.class)
          .hasMessageContaining("RESOURCE_EXHAUSTED");
      assertThat(server.client.getUser(idRequest(17)).getUser().getId()).isEqualTo(17);
    }
  }

  @Test
  void failsACallThatTakesTooLong() throws Exception {
    var released = new CountDownLatch(1);
    ProtoUserService waiting =
        before(
            () -> {
              try {
                released.await();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    try (var server = new Connected(waiting, 300)) {
      assertThatThrownBy(() -> server.client.getUser(idRequest(17)))
          .isInstanceOf(StatusRuntimeException.class)
          .hasMessageContaining("DEADLINE_EXCEEDED");
      released.countDown();
    }
  }

  /** The service, which does something before each answer. */
  private ProtoUserService before(Runnable something) {
    return (ProtoUserService)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            new Class<?>[] {ProtoUserService.class},
            (proxy, method, arguments) -> {
              something.run();
              return method.invoke(users, arguments);
            });
  }

  private static GetUserRequest idRequest(long id) {
    return GetUserRequest.newBuilder().setId(id).build();
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
      return socket.getLocalPort();
    }
  }

  private static final class Connected implements AutoCloseable {

    private final ArmeriaServer server;
    private final ArmeriaChannels channels;
    private final GrpcUserClient client;

    Connected(ProtoUserService service, long timeoutMillis) throws IOException {
      int port = freePort();
      server = new ArmeriaServer(HOST, port, List.of(new GrpcUserService(service)));
      channels = new ArmeriaChannels(HOST + ":" + port, timeoutMillis);
      client = new GrpcUserClient(channels.to(UserRpcGrpc.getServiceDescriptor()));
    }

    @Override
    public void close() {
      channels.close();
      server.close();
    }
  }
}
