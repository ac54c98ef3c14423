// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
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
    System.clearProperty(LaunchProperties.KEY + "tls");
    System.clearProperty(LaunchProperties.TLS.name());
    server.close();
  }

  @Test
  void plainTextIsSeenWhereNoEngineWasUsedAndTheServerTakesIt() {
    serve(true);

    assertThat(Tls.seen(Set.of("java.lang.String"))).isEqualTo("off");
    assertThat(Tls.seen(Set.of("sun.security.ssl.SSLEngineImpl")))
        .as("loaded, and not used")
        .isEqualTo("off");
  }

  @Test
  void aServerThatIsNotThereIsSeenAsNeither() throws IOException {
    server.close();

    assertThat(Tls.seen(Set.of("java.lang.String"))).startsWith("on:the server cannot be asked, ");
  }

  @Test
  void encryptionThatWasAskedForIsNotSeenWithoutAnEngineOrWherePlainTextIsAnswered() {
    System.setProperty(LaunchProperties.KEY + "tls", "on");
    LaunchProperties.TLS.set(Path.of("."));
    serve(true);

    assertThat(Tls.seen(Set.of("java.lang.String"))).isEqualTo("off:no engine of TLS was used");
    assertThat(Tls.seen(Set.of("sun.security.ssl.HandshakeContext")))
        .isEqualTo("off:plain text is answered");
  }

  @Test
  void aServerThatRefusesPlainTextIsNoneWithoutTls() {
    serve(false);

    assertThat(Tls.seen(Set.of("java.lang.String"))).isEqualTo("on:plain text is refused");
  }

  @Test
  void anEngineThatWasUsedIsSeen() {
    assertThat(Tls.seen(Set.of("sun.security.ssl.HandshakeContext")))
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
