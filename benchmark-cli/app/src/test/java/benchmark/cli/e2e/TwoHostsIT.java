// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.results.StoredRun;
import benchmark.launch.CountersToken;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Both hosts are this one, at an address of its network if it has one. */
@DisplayName("a server and a client on two hosts")
class TwoHostsIT {

  private static final String PAIR = "netty-bytes";

  @TempDir Path results;

  @Tag("every-pair")
  @Test
  void theClientKeepsResultsWithTheCostsOfBothSides() throws Exception {
    String host = address();
    int port = Tools.freePort();
    try (Run server =
        Script.ofProject().start(ShortRun.quickly("-s", host, "-p", "" + port, PAIR + "-server"))) {
      server.awaitStdout("READY " + host + ":" + port + " counters " + (port + 1) + "\n");
      MatchResult command =
          server.awaitStderr("BENCHMARK_TOKEN=(\\S+) ./benchmark.sh -s (\\S+) -p (\\d+) (\\S+)\n");
      assertThat(command.group(2)).isEqualTo(host);
      assertThat(command.group(4)).isEqualTo(PAIR + "-client");
      String token = command.group(1);

      CommandResult client = client(host, port, token);
      assertThat(client.status()).as(client.toString()).isZero();
      assertThat(client.stdout())
          .containsPattern(" server +[0-9.]+ +[0-9.]+")
          .contains("Results: " + results);
      Path run = Tools.onlyFolder(results);
      StoredRun stored = StoredRun.read(run);
      assertThat(stored.record().processes().commandLine("server")).isEmpty();
      assertThat(stored.costs().values())
          .isNotEmpty()
          .allSatisfy(cost -> assertThat(cost.server().cpuMicros()).isPositive());
      for (String file : Tools.names(run)) {
        assertThat(Files.readString(run.resolve(file))).as(file).doesNotContain(token);
      }

      CommandResult stranger = client(host, port, CountersToken.random().text());
      assertThat(stranger.status()).isEqualTo(1);
      assertThat(stranger.stderr()).contains("it does not accept the token", "BENCHMARK_TOKEN");

      try (var socket = new Socket(InetAddress.getByName(host), port + 1)) {
        socket.shutdownOutput();
        assertThat(socket.getInputStream().readAllBytes()).isEmpty();
      }
    }
  }

  private CommandResult client(String host, int port, String token) {
    return Script.ofProject()
        .with(CountersToken.VARIABLE, token)
        .run(ShortRun.of("-s", host, "-p", "" + port, "-o", results.toString(), PAIR + "-client"));
  }

  private static String address() throws Exception {
    return NetworkInterface.networkInterfaces()
        .flatMap(NetworkInterface::inetAddresses)
        .filter(it -> it instanceof java.net.Inet4Address && !it.isLoopbackAddress())
        .findFirst()
        .map(InetAddress::getHostAddress)
        .orElse("127.0.0.1");
  }
}
