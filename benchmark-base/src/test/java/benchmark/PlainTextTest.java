// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.util.HexFormat;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("plain text")
class PlainTextTest {

  @ParameterizedTest(name = "to {0} is answered {1}: taken {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          505249 | 000000040000000000         | true
          474554 | 485454502f312e3120343034   | true
          dabbc2 | dabb0214                   | true
          000000 | 000000050000000001         | true
          474554 | 485454502f312e3120343030   | false
          505249 | 15030300020250             | false
          ffffff | 00                         | false
          """)
  void isTakenIfAGreetingIsAnswered(String greeting, String answer, boolean taken)
      throws IOException {
    try (var server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
      new Thread(() -> serve(server, greeting, HexFormat.of().parseHex(answer))).start();

      assertThat(
              PlainText.isTakenBy(
                  new InetSocketAddress(server.getInetAddress(), server.getLocalPort())))
          .isEqualTo(taken);
    }
  }

  /** Answers what begins in one way, and closes all else. */
  private static void serve(ServerSocket server, String greeting, byte[] answer) {
    try {
      while (true) {
        try (var socket = server.accept()) {
          byte[] begin = socket.getInputStream().readNBytes(greeting.length() / 2);
          if (HexFormat.of().formatHex(begin).equals(greeting)) {
            socket.getOutputStream().write(answer);
          }
        }
      }
    } catch (IOException closed) {
      // the test has seen enough
    }
  }
}
