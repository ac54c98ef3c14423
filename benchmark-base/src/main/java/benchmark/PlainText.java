// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;

/**
 * Whether a server takes plain text: it is sent what the clients of every protocol that can be
 * encrypted begin with, each over a connection of its own.
 */
final class PlainText {

  /** HTTP/2: the preface with an empty SETTINGS frame (RFC 9113, section 3.4). */
  private static final byte[] HTTP2 = ascii("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\4\0\0\0\0\0");

  private static final byte[] HTTP1 = ascii("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");

  /**
   * Dubbo's protocol: a two-way request whose body of one byte cannot be read, which the server
   * answers (Dubbo's documentation, "Dubbo2 Protocol Specification").
   */
  private static final byte[] DUBBO = bytes("dabbc2000000000000000001000000014e");

  /** netty-bytes: a request for an operation that does not exist. */
  private static final byte[] FRAME = bytes("0000000500000000ff");

  private static final List<byte[]> GREETINGS = List.of(HTTP2, HTTP1, DUBBO, FRAME);

  /** Longer than a round trip over the slowest link, which takes 4 s. */
  private static final int PATIENCE_MILLIS = 5_000;

  /** What a server answers that expects TLS: an alert. */
  private static final byte ALERT = 21;

  /** What Tomcat answers to a request in plain text where it expects TLS. */
  private static final String REFUSED = "HTTP/1.1 400";

  private PlainText() {}

  /**
   * Whether a server answers one of the greetings, other than by a refusal. Silence is one.
   *
   * @throws IOException if it cannot be reached
   */
  static boolean isTakenBy(InetSocketAddress server) throws IOException {
    for (byte[] greeting : GREETINGS) {
      if (isAnswered(server, greeting)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAnswered(InetSocketAddress server, byte[] greeting) throws IOException {
    try (var socket = new Socket()) {
      socket.setSoTimeout(PATIENCE_MILLIS);
      socket.connect(server, PATIENCE_MILLIS);
      try {
        socket.getOutputStream().write(greeting);
        var answer = new byte[REFUSED.length()]; // a shorter one comes in one piece, too
        int length = socket.getInputStream().read(answer);
        return length > 0
            && answer[0] != ALERT
            && !new String(answer, StandardCharsets.US_ASCII).equals(REFUSED);
      } catch (SocketException | SocketTimeoutException closedOrSilent) {
        return false;
      }
    }
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex);
  }
}
