// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@EnabledOnOs(OS.LINUX) // elsewhere, 127.0.0.1 is the only loopback address that sockets can have
class RelayTest {

  private static final String CLONE = "127.1.2.3";

  private ServerSocket provider;
  private Relay relay;

  @BeforeEach
  void start() throws IOException {
    provider = new ServerSocket(0, 10, InetAddress.getByName("127.0.0.1"));
    relay = new Relay((InetSocketAddress) provider.getLocalSocketAddress(), 1);
  }

  @AfterEach
  void stop() throws IOException {
    provider.close();
  }

  @Test
  void passesOnWhatIsSentAndEndsConnectionsOfACloneThatLeaves() throws IOException {
    relay.open(CLONE);
    try (Socket consumer = new Socket(CLONE, provider.getLocalPort());
        Socket real = provider.accept()) {
      consumer.getOutputStream().write(7);
      assertThat(real.getInputStream().read()).isEqualTo(7);
      real.getOutputStream().write(8);
      assertThat(consumer.getInputStream().read()).isEqualTo(8);

      relay.close(CLONE);

      assertThat(consumer.getInputStream().read()).as("the end of the stream").isEqualTo(-1);
      assertThat(real.getInputStream().read()).as("the end of the stream").isEqualTo(-1);
    }
    assertThatThrownBy(() -> new Socket(CLONE, provider.getLocalPort()).close())
        .isInstanceOf(ConnectException.class);
  }

  @Test
  void aCloneMayComeBackAtOnce() throws IOException {
    for (int time = 0; time < 500; time++) {
      relay.open(CLONE);
      relay.close(CLONE);
    }
  }
}
