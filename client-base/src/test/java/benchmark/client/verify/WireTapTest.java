// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("the tap between client and server")
class WireTapTest {

  @Test
  void keepsWhatPassesAndSwapsNames() throws IOException {
    try (var server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
        var tap = WireTap.before((InetSocketAddress) server.getLocalSocketAddress(), 1);
        var client = new Socket(InetAddress.getLoopbackAddress(), tap.port());
        var served = server.accept()) {
      client.getOutputStream().write("abc".getBytes(StandardCharsets.US_ASCII));
      assertThat(served.getInputStream().readNBytes(3)).asString().isEqualTo("abc");

      tap.mark();
      tap.swap("name", "evil");
      client.getOutputStream().write("my name!".getBytes(StandardCharsets.US_ASCII));
      assertThat(served.getInputStream().readNBytes(8)).asString().isEqualTo("my evil!");

      assertThat(tap.stopSwapping()).isEqualTo(1);
      assertThat(tap.connections()).isEqualTo(1);
      assertThat(tap.sentBytes()).isEqualTo(11);
      assertThat(tap.recorded().opening()).asString().isEqualTo("abc");
      assertThat(tap.recorded().request()).asString().isEqualTo("my evil!");
      assertThat(tap.recorded().server()).isEqualTo(server.getLocalSocketAddress());
    }
  }

  @Test
  void hangsUpWhenThereIsNoServer() throws IOException {
    InetSocketAddress nobody;
    try (var server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
      nobody = (InetSocketAddress) server.getLocalSocketAddress();
    }
    try (var tap = WireTap.before(nobody, 1);
        var client = new Socket(InetAddress.getLoopbackAddress(), tap.port())) {
      assertThat(client.getInputStream().read()).isEqualTo(-1);
      assertThat(tap.connections()).isZero();
    }
  }

  @Test
  void aNameThatGoesOnIsAnotherName() {
    byte[] bytes = "User UserService User".getBytes(StandardCharsets.US_ASCII);

    int count =
        WireTap.swapNames(
            bytes,
            bytes.length,
            "User".getBytes(StandardCharsets.US_ASCII),
            "Evil".getBytes(StandardCharsets.US_ASCII));

    assertThat(count).isEqualTo(2);
    assertThat(bytes).asString().isEqualTo("Evil UserService Evil");
  }
}
