// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.client.Call;
import benchmark.client.NoSuchCallException;
import benchmark.client.WrongAnswerException;
import benchmark.contract.Contracts;
import benchmark.contract.EchoService;
import benchmark.contract.Operation;
import benchmark.contract.Page;
import benchmark.contract.PreparedEchoService;
import benchmark.contract.PreparedStreamService;
import benchmark.contract.PreparedUserService;
import benchmark.contract.PreparedUsers;
import benchmark.contract.StreamService;
import benchmark.contract.User;
import benchmark.contract.UserService;
import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(60)
class BytesServerTest {

  private static final StreamService<byte[]> STREAMS =
      new PreparedStreamService<>(new BytesMessageType());

  private static final String HOST = "127.0.0.1";

  private int port;
  private BytesServer server;
  private BytesChannel channel;

  @BeforeEach
  void start() throws Exception {
    port = freePort();
    server =
        new BytesServer(
            HOST,
            port,
            new ReadyReplies(new PreparedUserService(), new PreparedEchoService(), STREAMS));
    channel = new BytesChannel(HOST, port, 5_000);
  }

  @AfterEach
  void stop() {
    channel.close();
    server.close();
  }

  @Test
  void answersEveryCallOfTheContract() {
    UserService users = BytesCalls.ofUsers(channel).asService();

    assertThat(Contracts.USER.everyCall())
        .allSatisfy(call -> assertThat(call.call().apply(users)).isEqualTo(call.answer()));
  }

  @ParameterizedTest
  @CsvSource({"standard, service-.*", "tuned, multiThreadIoEventLoopGroup-.*"})
  void theSetUpDecidesWhichThreadsMakeReplies(String setup, String thread) throws Exception {
    LaunchProperties.SETUP.set(setup);
    var seen = new AtomicReference<String>();
    var noting =
        new PreparedEchoService() {
          @Override
          public void ping() {
            seen.set(Thread.currentThread().getName());
          }
        };
    int other = freePort();
    try (var setUp =
            new BytesServer(
                HOST, other, new ReadyReplies(new PreparedUserService(), noting, STREAMS));
        var calls = new BytesChannel(HOST, other, 5_000)) {
      assertThat(setUp).isNotNull();
      BytesCalls.ofEcho(calls).asService().ping();
      assertThat(seen.get()).matches(thread);
    } finally {
      System.clearProperty(LaunchProperties.SETUP.name());
    }
  }

  @Test
  void returnsEveryMessageOfTheEchoContract() {
    EchoService echo = BytesCalls.ofEcho(channel).asService();

    assertThat(Contracts.ECHO.everyCall())
        .allSatisfy(call -> assertThat(call.call().apply(echo)).isEqualTo(call.answer()));
  }

  @Test
  void hasNoReplyToAnyOtherCall() {
    UserService users = BytesCalls.ofUsers(channel).asService();

    assertThatThrownBy(() -> users.getUser(-1))
        .isInstanceOf(NoSuchCallException.class)
        .hasMessage("the server has ready-made bytes for the contract's own calls only");
  }

  @Test
  void givesEachOfManyCallersItsOwnAnswer() throws Exception {
    var calls = BytesCalls.ofUsers(channel);
    Call getUser = calls.prepare(operation("getUser"));
    var callers = Executors.newFixedThreadPool(16);
    try {
      List<Future<Boolean>> done =
          callers.invokeAll(
              IntStream.range(0, 16)
                  .<Callable<Boolean>>mapToObj(
                      first ->
                          () -> {
                            for (int n = first; n < getUser.requests(); n += 16) {
                              assertThat(getUser.call(n)).isEqualTo(PreparedUsers.user(n));
                            }
                            return true;
                          })
                  .toList());
      for (Future<Boolean> caller : done) {
        assertThat(caller.get()).isTrue();
      }
    } finally {
      callers.shutdown();
    }
  }

  @Test
  void seesThatTheBytesOfAReplyAreNotTheRightOnes() throws Exception {
    int otherPort = freePort();
    try (var other =
            new BytesServer(
                HOST,
                otherPort,
                new ReadyReplies(new OtherUsers(), new PreparedEchoService(), STREAMS));
        var toOther = new BytesChannel(HOST, otherPort, 5_000)) {
      assertThat(other).isNotNull();
      Call getUser = BytesCalls.ofUsers(toOther).prepare(operation("getUser"));
      assertThatThrownBy(() -> getUser.call(3))
          .isInstanceOf(WrongAnswerException.class)
          .hasMessageContaining("getUser(3)");
    }
  }

  @Test
  void failsACallAtOnceWhenTheServerEnds() {
    Call existUser = BytesCalls.ofUsers(channel).prepare(operation("existUser"));
    existUser.call(0);
    server.close();

    assertThatThrownBy(() -> existUser.call(0))
        .satisfies(
            failure ->
                assertThat(failure.toString())
                    .containsAnyOf("closed the connection", "Connection refused"));
  }

  /** Often, because it depends on where in a round the event loop is. */
  @RepeatedTest(5)
  void closesItsConnectionsWhenItEnds() throws Exception {
    try (var connection = new Socket(HOST, port)) {
      connection.setSoTimeout(2_000);
      connection.getOutputStream().write(0);

      server.close();

      assertThat(connection.getInputStream().read()).isEqualTo(-1);
    } catch (SocketException reset) {
      assertThat(reset).hasMessageContaining("reset");
    }
  }

  @Test
  void failsACallThatNobodyAnswers() throws Exception {
    try (var silent = new ServerSocket(0, 1, InetAddress.getByName(HOST));
        var impatient = new BytesChannel(HOST, silent.getLocalPort(), 200)) {
      assertThatThrownBy(
              () -> BytesCalls.ofUsers(impatient).prepare(operation("existUser")).call(0))
          .hasMessage("No reply came in time");
    }
  }

  @Test
  void closesAConnectionThatClaimsAFrameBeyondTheLimit() throws Exception {
    try (var socket = new Socket(HOST, port)) {
      socket.getOutputStream().write(ByteBuffer.allocate(4).putInt(256 << 20).array());

      assertThat(socket.getInputStream().read()).isNegative();
    }
  }

  private static Operation<UserService> operation(String name) {
    return Contracts.USER.operations().stream()
        .filter(operation -> operation.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static int freePort() throws IOException {
    try (var socket = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
      return socket.getLocalPort();
    }
  }

  /** Answers with the next user. */
  private static final class OtherUsers implements UserService {

    @Override
    public boolean existUser(String email) {
      return true;
    }

    @Override
    public boolean createUser(User user) {
      return true;
    }

    @Override
    public User getUser(long id) {
      return PreparedUsers.user((id + 1) % PreparedUsers.TOTAL);
    }

    @Override
    public Page<User> listUser(int pageNo) {
      return PreparedUsers.page(pageNo);
    }
  }
}
