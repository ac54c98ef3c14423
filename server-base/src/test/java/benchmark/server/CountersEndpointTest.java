// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.JvmCounters;
import benchmark.launch.CountersToken;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CountersEndpointTest {

  @Test
  void answersEveryConnectionWithOneLineOfCounters() throws Exception {
    int port = CountersEndpoint.start(0, null);
    JvmCounters first = ask(port);
    JvmCounters second = ask(port);

    assertThat(first.cpuNanos()).isPositive();
    assertThat(second.cpuNanos()).isGreaterThanOrEqualTo(first.cpuNanos());
  }

  @Test
  void survivesAClientThatGoesAwayAtOnce() throws Exception {
    int port = CountersEndpoint.start(0, null);
    for (int i = 0; i < 3; i++) {
      var socket = new Socket(InetAddress.getLoopbackAddress(), port);
      socket.setSoLinger(true, 0); // a reset instead of an orderly end
      socket.close();
    }

    assertThat(ask(port).cpuNanos()).isPositive();
  }

  @Test
  void cannotBeReachedFromElsewhere() throws Exception {
    int port = CountersEndpoint.start(0, null);
    List<InetAddress> outside =
        NetworkInterface.networkInterfaces()
            .flatMap(NetworkInterface::inetAddresses)
            .filter(address -> !address.isLoopbackAddress())
            .toList();

    assertThat(outside)
        .allSatisfy(
            address ->
                org.assertj.core.api.Assertions.assertThatThrownBy(
                        () -> new Socket(address, port).close())
                    .isInstanceOf(java.net.ConnectException.class));
  }

  @Test
  void answersOnOtherAddressesOnlyWhoKnowsTheToken() throws Exception {
    var token = CountersToken.random();
    int port = CountersEndpoint.start(anywhere(), token, null);

    assertThat(ask(port, token.text() + "\n")).matches("(-?\\d+ ){11}-?\\d+\n");
    assertThat(ask(port, CountersToken.random().text() + "\n")).isEmpty();
    assertThat(ask(port, token.text().substring(1) + "\n")).isEmpty();
    assertThat(ask(port, "\n")).isEmpty();
    assertThat(ask(port, "x".repeat(CountersToken.LONGEST + 1))).isEmpty();
    assertThat(ask(port, token.text() + "\n")).isNotEmpty();
  }

  @Test
  void waitsForNobodyWhoSaysNothing() throws Exception {
    var token = CountersToken.random();
    int port = CountersEndpoint.start(anywhere(), token, null);
    try (var silent = new Socket(InetAddress.getLoopbackAddress(), port)) {
      assertThat(silent.getInputStream().readAllBytes()).isEmpty();
      assertThat(ask(port, token.text() + "\n")).isNotEmpty();
    }
  }

  @Test
  void recordsFromTheFirstReadingOn(@TempDir Path folder) throws Exception {
    int port = CountersEndpoint.start(0, folder.resolve("server.jfr"));
    assertThat(recordings()).isEmpty();
    ask(port);
    ask(port);

    var recordings = recordings();
    assertThat(recordings).hasSize(1);
    assertThat(recordings.get(0).getDestination()).isEqualTo(folder.resolve("server.jfr"));
    recordings.get(0).close();
    assertThat(Files.exists(folder)).isTrue();
  }

  private static InetSocketAddress anywhere() {
    return new InetSocketAddress("127.0.0.1", 0);
  }

  private static String ask(int port, String token) throws Exception {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.getOutputStream().write(token.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
    } catch (SocketException closedBeforeItWasRead) {
      return "";
    }
  }

  private static List<jdk.jfr.Recording> recordings() {
    return jdk.jfr.FlightRecorder.getFlightRecorder().getRecordings();
  }

  private static JvmCounters ask(int port) throws Exception {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      assertThat(answer).matches("(-?\\d+ ){11}-?\\d+\n");
      return JvmCounters.parse(answer.strip());
    }
  }
}
