// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.JvmCounters;
import benchmark.launch.LaunchProperties;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class WireBytesTest {

  /** What iproute2's ss 6.1 prints for two connections to one port. */
  private static final String SS =
      """
      0 0 127.0.0.1:45016 127.0.0.1:8080 users:(("java",pid=4711,fd=40)) ino:1 sk:1 <-> cubic \
      wscale:7,7 rto:204 rtt:0.1/0.05 mss:32768 bytes_sent:1000 bytes_acked:1000 \
      bytes_received:2000 segs_out:9
      0 0 127.0.0.1:45017 127.0.0.1:8080 users:(("java",pid=4711,fd=41)) ino:2 sk:2 <-> cubic \
      bytes_sent:30 bytes_acked:30 bytes_received:40 segs_out:9
      0 0 127.0.0.1:45018 127.0.0.1:8080 users:(("java",pid=47110,fd=41)) ino:3 sk:3 <-> cubic \
      bytes_sent:7 bytes_received:7
      0 0 [::ffff:127.0.0.1]:8080 [::ffff:127.0.0.1]:45016 users:(("java",pid=99,fd=9)) \
      bytes_sent:5 bytes_received:5
      """;

  private static final ServerPorts ONE_PORT = new ServerPorts(List.of(8080), List.of(8080));
  private static final ServerPorts BEHIND_GATEWAY = new ServerPorts(List.of(9090), List.of(8080));

  @Test
  void ofAServerBehindAGatewayAreThoseOfTheGateway() {
    String ss =
        """
        0 0 127.0.0.1:45016 127.0.0.1:9090 users:(("java",pid=4711,fd=40)) bytes_sent:3
        0 0 127.0.0.1:8080 127.0.0.1:40001 users:(("java",pid=99,fd=9)) bytes_sent:5
        0 0 127.0.0.1:8080 127.0.0.1:40002 users:(("java",pid=99,fd=10)) bytes_sent:5
        """;
    assertThat(WireBytes.parse(ss, 4711, BEHIND_GATEWAY))
        .isEqualTo(new WireBytes(3, 0, 1, 2, Set.of("127.0.0.1:45016")));
    assertThat(BEHIND_GATEWAY.filter()).isEqualTo("( dport = :9090 or sport = :8080 )");
  }

  @Test
  void addsUpTheConnectionsOfOneProcess() {
    assertThat(WireBytes.parse(SS, 4711, ONE_PORT))
        .isEqualTo(new WireBytes(1030, 2040, 2, 1, Set.of("127.0.0.1:45016", "127.0.0.1:45017")));
    List<Integer> ports = List.of(8079, 8080);
    assertThat(WireBytes.parse(SS, 47110, new ServerPorts(ports, ports)))
        .isEqualTo(new WireBytes(7, 7, 1, 1, Set.of("127.0.0.1:45018")));
  }

  @Test
  void thePortsOfAServerFollowEachOther() {
    LaunchProperties.PORT.set(8079);
    LaunchProperties.PORTS.set(2);
    try {
      List<Integer> ports = List.of(8079, 8080);
      assertThat(ServerPorts.fromSystemProperties()).isEqualTo(new ServerPorts(ports, ports));
    } finally {
      System.clearProperty(LaunchProperties.PORT.name());
      System.clearProperty(LaunchProperties.PORTS.name());
    }
  }

  @Test
  void addsUpThousandsOfConnections() {
    var ss = new StringBuilder();
    for (int port = 10_000; port < 15_000; port++) {
      ss.append(
              "0 0 127.0.0.1:%d 127.0.0.1:8080 users:((\"java\",pid=4711,fd=%1$d))".formatted(port))
          .append(" bytes_sent:3 bytes_received:4\n")
          .append(
              "0 0 127.0.0.1:8080 127.0.0.1:%d users:((\"java\",pid=99,fd=%1$d))\n"
                  .formatted(port));
    }
    WireBytes all = WireBytes.parse(ss.toString(), 4711, ONE_PORT);
    assertThat(all).isEqualTo(new WireBytes(15_000, 20_000, 5_000, 5_000, all.addresses()));
    assertThat(all.addresses()).hasSize(5_000).contains("127.0.0.1:14999");
  }

  @Test
  void aCounterThatIsLeftOutIsZero() {
    assertThat(
            WireBytes.parse(
                "0 0 [::1]:1234 … users:((\"java\",pid=5,fd=4)) bytes_sent:9", 5, ONE_PORT))
        .isEqualTo(new WireBytes(9, 0, 1, -1, Set.of("[::1]:1234")));
  }

  @Test
  void aProcessWithoutConnectionsHasNoFigures() {
    assertThat(WireBytes.parse(SS, 471, ONE_PORT))
        .isEqualTo(new WireBytes(JvmCounters.MISSING, -1, -1, -1, Set.of()));
    assertThat(WireBytes.parse("", 4711, ONE_PORT))
        .isEqualTo(new WireBytes(JvmCounters.MISSING, -1, -1, -1, Set.of()));
  }

  @Test
  void countsTheConnectionsThatWereNotThereBefore() {
    WireBytes before = WireBytes.parse(SS, 4711, ONE_PORT);
    WireBytes after = WireBytes.parse(SS.replace(":45017 ", ":45099 "), 4711, ONE_PORT);

    assertThat(after.newSince(before)).isEqualTo(1);
    assertThat(before.newSince(before)).isZero();
    assertThat(after.newSince(WireBytes.UNKNOWN)).isEqualTo(JvmCounters.MISSING);
    assertThat(WireBytes.UNKNOWN.newSince(before)).isEqualTo(JvmCounters.MISSING);
  }
}
