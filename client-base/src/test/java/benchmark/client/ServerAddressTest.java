// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.ServerSocket;
import org.junit.jupiter.api.Test;

class ServerAddressTest {

  private static final PairServer FOREIGN = new PairServer("dubbo-kryo", true);

  @Test
  void acceptsWhatListens() throws Exception {
    try (var socket = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
      assertThatCode(
              () -> new ServerAddress("127.0.0.1", socket.getLocalPort()).requireReachable(FOREIGN))
          .doesNotThrowAnyException();
    }
  }

  @Test
  void namesTheCommandThatStartsTheMissingServer() throws Exception {
    int port;
    try (var socket = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
      port = socket.getLocalPort();
    }

    assertThatThrownBy(() -> new ServerAddress("127.0.0.1", port).requireReachable(FOREIGN))
        .isInstanceOf(UnreachableServerException.class)
        .hasMessageMatching(
            "No server answers at 127\\.0\\.0\\.1:%d \\(Connection refused.*\\)\\. Start it there"
                    .formatted(port)
                + " first: \\./benchmark\\.sh -p %d dubbo-kryo-server".formatted(port));
  }

  @Test
  void doesNotAskToStartAServerThatTheRunHasStarted() throws Exception {
    int port;
    try (var socket = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
      port = socket.getLocalPort();
    }

    assertThatThrownBy(
            () ->
                new ServerAddress("127.0.0.1", port)
                    .requireReachable(new PairServer("dubbo-kryo", false)))
        .isInstanceOf(UnreachableServerException.class)
        .hasMessageEndingWith(
            "). It was started and has ended, or a firewall is between them: see its log.");
  }

  /** An address that is kept for documentation: nobody answers there. */
  @Test
  void namesTheHostOfAMissingServerElsewhere() {
    assertThatThrownBy(() -> new ServerAddress("192.0.2.1", 8080).requireReachable(FOREIGN))
        .isInstanceOf(UnreachableServerException.class)
        .hasMessageEndingWith(
            "Start it there first: ./benchmark.sh -s 192.0.2.1 -p 8080 dubbo-kryo-server");
  }

  @Test
  void saysThatAHostDoesNotResolve() {
    assertThatThrownBy(
            () -> new ServerAddress("no-such-host.invalid", 8080).requireReachable(FOREIGN))
        .isInstanceOf(UnreachableServerException.class)
        .hasMessage(
            "The host 'no-such-host.invalid' does not resolve. Check its spelling, or give an"
                + " address with -s.");
  }
}
