// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

class TcpEventsTest {

  @Test
  void findsThemByTheirNames() {
    assertThat(
            TcpEvents.parse(
                List.of(
                    "Ip: Forwarding DefaultTTL",
                    "Ip: 1 64",
                    "Tcp: RtoMin ActiveOpens PassiveOpens AttemptFails EstabResets",
                    "Tcp: 200 41 7 0 3")))
        .isEqualTo(new TcpEvents(41, 3));
  }

  @Test
  void whatIsNotListedIsMissing() {
    assertThat(TcpEvents.parse(List.of())).isEqualTo(TcpEvents.UNKNOWN);
    assertThat(TcpEvents.parse(List.of("Tcp: ActiveOpens EstabResets", "Tcp: 5")))
        .isEqualTo(new TcpEvents(5, -1));
  }

  @Test
  void countsAConnectionThatIsOpenedAndReset() throws Exception {
    Assumptions.assumeTrue(Files.exists(Path.of("/proc/net/snmp")), "Linux alone has the counters");
    TcpEvents before = TcpEvents.read();
    try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      var client = new Socket(server.getInetAddress(), server.getLocalPort());
      Socket accepted = server.accept();
      client.setSoLinger(true, 0); // closes with a reset
      client.close();
      accepted.close();
    }
    TcpEvents after = TcpEvents.read();

    assertThat(after.opened()).isGreaterThan(before.opened());
    assertThat(after.reset()).isGreaterThan(before.reset());
  }
}
