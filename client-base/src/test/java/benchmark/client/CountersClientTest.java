// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.JvmCounters;
import benchmark.launch.CountersToken;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CountersClientTest {

  private static final CountersToken TOKEN = CountersToken.random();

  private ServerSocket socket;

  @BeforeEach
  void listen() throws IOException {
    socket = new ServerSocket(0, 5, InetAddress.getByName("127.0.0.1"));
    var thread = new Thread(this::answer, "server");
    thread.setDaemon(true);
    thread.start();
  }

  @AfterEach
  void close() throws IOException {
    socket.close();
  }

  private void answer() {
    while (true) {
      try (var connection = socket.accept();
          var reader = new BufferedReader(new InputStreamReader(connection.getInputStream()))) {
        if (TOKEN.matches(reader.readLine())) {
          connection.getOutputStream().write("1 2 3 4 5 6 7 8 9 10 11 12\n".getBytes());
        }
      } catch (IOException closed) {
        if (socket.isClosed()) {
          return;
        }
      }
    }
  }

  @Test
  void showsItsTokenToAServerElsewhere() {
    CountersClient client = client(TOKEN);

    assertThat(client.read()).isNotEqualTo(JvmCounters.UNKNOWN);
    assertThatCode(client::requireAnswer).doesNotThrowAnyException();
  }

  @Test
  void saysThatTheTokenIsAnother() {
    CountersClient client = client(CountersToken.random());

    assertThat(client.read()).isEqualTo(JvmCounters.UNKNOWN);
    assertThatThrownBy(client::requireAnswer)
        .isInstanceOf(UnreachableServerException.class)
        .hasMessage(
            "The server's counters at 127.0.0.1:%d cannot be read (it does not accept the token)."
                    .formatted(socket.getLocalPort())
                + " Copy the command that the server printed when it started, with its BENCHMARK_TOKEN;"
                + " without it the server's costs are left out.");
  }

  @Test
  void asksNobodyWhereNoServerTells() {
    var client = new CountersClient(Optional.empty(), 0, Optional.empty());

    assertThat(client.read()).isEqualTo(JvmCounters.UNKNOWN);
    assertThatCode(client::requireAnswer).doesNotThrowAnyException();
  }

  private CountersClient client(CountersToken token) {
    return new CountersClient(Optional.of("127.0.0.1"), socket.getLocalPort(), Optional.of(token));
  }
}
