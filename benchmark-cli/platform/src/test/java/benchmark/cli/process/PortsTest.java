// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.cli.error.UserError;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;

class PortsTest {

  @Test
  void findsTheProcessThatListens() throws Exception {
    assumeTrue(Files.exists(Path.of("/proc/net/tcp")), "there is no /proc/net/tcp on this system");
    try (var socket = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
      assertThat(Ports.holder(socket.getLocalPort()).orElseThrow())
          .startsWith(ProcessHandle.current().pid() + " (java");
    }
  }

  @Test
  void findsNobodyAtAFreePort() {
    assertThat(Ports.holder(Place.LOCAL.freePorts("localhost", 1))).isEmpty();
  }

  @Test
  void findsFreePortsThatNoConnectionTakes() {
    for (int i = 0; i < 20; i++) {
      assertThat(Place.LOCAL.freePorts("127.0.0.1", 2))
          .isBetween(Ports.LOWEST, Ports.FIRST_OF_CONNECTIONS - 2);
    }
  }

  @Test
  void aTakenPortIsRefusedAndAFreeOneIsNot() throws Exception {
    int port = Place.LOCAL.freePorts("127.0.0.1", 1); // of those that no connection takes meanwhile
    try (var socket = new ServerSocket(port, 1, InetAddress.getByName("127.0.0.1"))) {
      assertThat(socket.isBound()).isTrue();
      assertThatThrownBy(() -> Place.LOCAL.requireFree("127.0.0.1", port, 1))
          .isInstanceOf(UserError.class)
          .hasMessageStartingWith("A server cannot listen on 127.0.0.1:" + port + ": ")
          .hasMessageContaining("-p");
    }
    // a child that another test starts meanwhile has this JVM's sockets, too, until it closes them
    Awaitility.await()
        .untilAsserted(
            () ->
                assertThatCode(() -> Place.LOCAL.requireFree("127.0.0.1", port, 1))
                    .doesNotThrowAnyException());
  }

  @Test
  void aHostThatDoesNotResolveIsRefused() {
    assertThatThrownBy(() -> Place.LOCAL.freePorts("no-such-host.invalid", 1))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "The host 'no-such-host.invalid' does not resolve. Check its spelling, or give an"
                + " address with -s.");
  }
}
