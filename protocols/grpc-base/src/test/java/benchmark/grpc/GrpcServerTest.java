// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.grpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.contract.PreparedUserService;
import benchmark.launch.LaunchProperties;
import benchmark.proto.CreateUserReply;
import benchmark.proto.CreateUserRequest;
import benchmark.proto.ExistUserReply;
import benchmark.proto.ExistUserRequest;
import benchmark.proto.GetUserReply;
import benchmark.proto.GetUserRequest;
import benchmark.proto.ListUserReply;
import benchmark.proto.ListUserRequest;
import benchmark.protobuf.ProtoUserAdapter;
import benchmark.protobuf.ProtoUserService;
import benchmark.stubs.GrpcUserClient;
import benchmark.stubs.GrpcUserService;
import benchmark.stubs.StubChannel;
import io.grpc.StatusRuntimeException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(60)
class GrpcServerTest {

  private static final String HOST = "127.0.0.1";

  private final ProtoUserAdapter users = new ProtoUserAdapter(new PreparedUserService());

  @Test
  void answersOverTheWire() throws Exception {
    int port = freePort();
    try (var server = server(port, users);
        var channel = new GrpcChannel(HOST + ":" + port, 20_000)) {
      assertThat(server).isNotNull();
      var client = new GrpcUserClient(channel);
      assertThat(client.getUser(idRequest(17)).getUser().getId()).isEqualTo(17);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "shipped, grpc-default-executor-.*",
    "standard, service-.*",
    "tuned, grpc-nio-worker-.*"
  })
  void theSetUpDecidesWhichThreadsCallTheService(String setup, String thread) throws Exception {
    LaunchProperties.SETUP.set(setup);
    int port = freePort();
    var seen = new AtomicReference<String>();
    var service = new NotingMessages(users, seen);
    try (var server = server(port, service);
        var channel = new GrpcChannel(HOST + ":" + port, 20_000)) {
      assertThat(server).isNotNull();
      new GrpcUserClient(channel).getUser(idRequest(17));
      assertThat(seen.get()).matches(thread);
    }
  }

  @AfterEach
  void forgetTheSetUp() {
    System.clearProperty(LaunchProperties.SETUP.name());
  }

  @Test
  void refusesAMessageBeyondTheLimitAndAnswersTheNext() throws Exception {
    int port = freePort();
    try (var server = server(port, users);
        var channel = new GrpcChannel(HOST + ":" + port, 20_000)) {
      assertThat(server).isNotNull();
      var client = new GrpcUserClient(channel);
      var large =
          ExistUserRequest.newBuilder().setEmail("x".repeat(StubChannel.MAX_MESSAGE_BYTES + 1));
      assertThatThrownBy(() -> client.existUser(large.build()))
          .isInstanceOf(StatusRuntimeException.class);
      assertThat(client.getUser(idRequest(17)).getUser().getId()).isEqualTo(17);
    }
  }

  @Test
  void failsACallThatTakesTooLong() throws Exception {
    int port = freePort();
    var released = new CountDownLatch(1);
    try (var server = server(port, new WaitingMessages(users, released));
        var channel = new GrpcChannel(HOST + ":" + port, 300)) {
      assertThat(server).isNotNull();
      var client = new GrpcUserClient(channel);
      assertThatThrownBy(() -> client.getUser(idRequest(17)))
          .isInstanceOf(StatusRuntimeException.class)
          .hasMessageContaining("DEADLINE_EXCEEDED");
      released.countDown();
    }
  }

  @Test
  void failsACallAtOnceWhereNobodyListens() throws Exception {
    try (var channel = new GrpcChannel(HOST + ":" + freePort(), 20_000)) {
      var client = new GrpcUserClient(channel);
      long start = System.nanoTime();
      assertThatThrownBy(() -> client.getUser(idRequest(17)))
          .isInstanceOf(StatusRuntimeException.class)
          .hasMessageContaining("UNAVAILABLE");
      assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(10));
    }
  }

  private static GrpcServer server(int port, ProtoUserService service) throws IOException {
    return new GrpcServer(HOST, port, List.of(new GrpcUserService(service)));
  }

  private static GetUserRequest idRequest(long id) {
    return GetUserRequest.newBuilder().setId(id).build();
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
      return socket.getLocalPort();
    }
  }

  /** Notes which thread calls it. */
  private record NotingMessages(ProtoUserAdapter users, AtomicReference<String> seen)
      implements ProtoUserService {

    @Override
    public GetUserReply getUser(GetUserRequest request) {
      seen.set(Thread.currentThread().getName());
      return users.getUser(request);
    }

    @Override
    public ExistUserReply existUser(ExistUserRequest request) {
      return users.existUser(request);
    }

    @Override
    public CreateUserReply createUser(CreateUserRequest request) {
      return users.createUser(request);
    }

    @Override
    public ListUserReply listUser(ListUserRequest request) {
      return users.listUser(request);
    }
  }

  /** Answers one kind of call late. */
  private record WaitingMessages(ProtoUserAdapter users, CountDownLatch released)
      implements ProtoUserService {

    @Override
    public GetUserReply getUser(GetUserRequest request) {
      try {
        released.await();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      return users.getUser(request);
    }

    @Override
    public ExistUserReply existUser(ExistUserRequest request) {
      return users.existUser(request);
    }

    @Override
    public CreateUserReply createUser(CreateUserRequest request) {
      return users.createUser(request);
    }

    @Override
    public ListUserReply listUser(ListUserRequest request) {
      return users.listUser(request);
    }
  }
}
