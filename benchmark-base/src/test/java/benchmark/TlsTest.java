// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class TlsTest {

  private ServerSocket server;

  @BeforeEach
  void listen() throws IOException {
    server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    LaunchProperties.PORT.set(server.getLocalPort());
  }

  @AfterEach
  void close() throws IOException {
    System.clearProperty(LaunchProperties.PORT.name());
    server.close();
  }

  @Test
  void plainTextIsSeenWhereNoEngineWasLoadedAndTheServerTakesIt() {
    serve(true);

    assertThat(Tls.seen(Set.of("java.lang.String"))).isEqualTo("off");
  }

  @Test
  void aServerThatRefusesPlainTextIsNoneWithoutTls() {
    serve(false);

    assertThat(Tls.seen(Set.of("java.lang.String"))).isEqualTo("on:plain text is refused");
  }

  @Test
  void anEngineThatWasUsedIsSeen() {
    assertThat(
            Tls.seen(Set.of("sun.security.ssl.SSLEngineImpl", "sun.security.ssl.HandshakeContext")))
        .isEqualTo("on:an engine of TLS was used, jdk");
    assertThat(Tls.seen(Set.of("io.netty.internal.tcnative.SSLContext")))
        .isEqualTo("on:an engine of TLS was used, openssl");
  }

  private void serve(boolean answers) {
    new Thread(
            () -> {
              try {
                while (true) {
                  try (var socket = server.accept()) {
                    socket.getInputStream().read();
                    if (answers) {
                      socket.getOutputStream().write('H');
                    }
                  }
                }
              } catch (IOException closed) {
                // the test has ended
              }
            })
        .start();
  }
}
