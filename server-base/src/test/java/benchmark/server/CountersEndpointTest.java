// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.HeldCalls;
import benchmark.JvmCounters;
import benchmark.launch.CountersToken;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CountersEndpointTest {

  /** Fourteen on Linux, which also counts the threads of the collector; twelve elsewhere. */
  private static final String NUMBERS =
      "(-?\\d+ ){%d}-?\\d+\n".formatted(OS.LINUX.isCurrentOs() ? 13 : 11);

  @Test
  void answersEveryConnectionWithOneLineOfCounters() throws Exception {
    int port = CountersEndpoint.start(0, null);
    JvmCounters first = ask(port);
    JvmCounters second = ask(port);

    assertThat(first.cpuNanos()).isPositive();
    assertThat(second.cpuNanos()).isGreaterThanOrEqualTo(first.cpuNanos());
  }

  @Test
  void holdsCallsOnlyWhereItShould() throws Exception {
    var counters =
        new InetSocketAddress(InetAddress.getLoopbackAddress(), CountersEndpoint.start(0, null));
    assertThat(HeldCalls.begin(counters, Optional.empty())).isEmpty();
    HeldCalls.offer();
    HeldCalls holding = HeldCalls.begin(counters, Optional.empty()).orElseThrow();
    CompletableFuture<Void> call = CompletableFuture.runAsync(HeldCalls::await);
    assertThat(ask(counters.getPort()).cpuNanos()).isPositive();
    assertThat(call).isNotDone();
    holding.close();
    assertThat(call).succeedsWithin(Duration.ofMinutes(1));
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

    assertThat(ask(port, token.text() + "\n")).matches(NUMBERS);
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

  /** A connection that nobody accepts would cost each reading its time-out. */
  @Test
  void answersAlthoughItCannotRecord(@TempDir Path folder) throws Exception {
    int port = CountersEndpoint.start(0, folder.resolve("missing").resolve("server.jfr"));

    assertThat(ask(port).cpuNanos()).isPositive();
    assertThat(ask(port).cpuNanos()).isPositive();
    assertThat(recordings()).isEmpty();
  }

  /** As when the JVM has no file descriptors left, or no memory. */
  @ParameterizedTest
  @ValueSource(
      classes = {SocketException.class, IllegalStateException.class, OutOfMemoryError.class})
  void goesOnWithoutHasteWhenAConnectionCannotBeAccepted(Class<? extends Throwable> failure)
      throws Exception {
    var attempts = new AtomicInteger();
    var failing = new AtomicBoolean(true);
    var socket =
        new ServerSocket(0, 5, InetAddress.getLoopbackAddress()) {
          @Override
          public Socket accept() throws IOException {
            if (failing.get()) {
              attempts.incrementAndGet();
              CountersEndpointTest.<RuntimeException>sneak(failure);
            }
            return super.accept();
          }
        };
    try (socket) {
      long start = System.nanoTime();
      CountersEndpoint.start(socket, null, null);
      while (attempts.get() < 4) {
        Thread.onSpinWait();
      }
      assertThat(Duration.ofNanos(System.nanoTime() - start))
          .isGreaterThanOrEqualTo(CountersEndpoint.PAUSE.multipliedBy(2));
      failing.set(false);

      assertThat(ask(socket.getLocalPort()).cpuNanos()).isPositive();
    }
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void sneak(Class<? extends Throwable> failure) throws T {
    try {
      throw (T) failure.getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static InetSocketAddress anywhere() {
    return new InetSocketAddress("127.0.0.1", 0);
  }

  private static String ask(int port, String token) throws Exception {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.getOutputStream().write(token.getBytes(StandardCharsets.US_ASCII));
      return line(socket);
    } catch (SocketException closedBeforeItWasRead) {
      return "";
    }
  }

  private static List<jdk.jfr.Recording> recordings() {
    return jdk.jfr.FlightRecorder.getFlightRecorder().getRecordings();
  }

  /** With its end; nothing if there is none. An endpoint that takes orders goes on listening. */
  private static String line(Socket socket) throws IOException {
    var reader =
        new BufferedReader(
            new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
    String line = reader.readLine();
    return line == null ? "" : line + "\n";
  }

  private static JvmCounters ask(int port) throws Exception {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      String answer = line(socket);
      assertThat(answer).matches(NUMBERS);
      return JvmCounters.parse(answer.strip());
    }
  }
}
