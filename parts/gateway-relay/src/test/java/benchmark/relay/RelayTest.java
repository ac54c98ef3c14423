// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.relay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.launch.Link;
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Bounds that hold on any machine: a link is never too fast. */
@Timeout(60)
class RelayTest {

  private static final int SECOND = 1_000_000_000;
  private static final int MILLIS = 1_000_000;

  private final List<AutoCloseable> open = new ArrayList<>();
  private Lane toServer;
  private Lane toClient;

  @AfterEach
  void closeAll() throws Exception {
    for (AutoCloseable it : open) {
      it.close();
    }
  }

  @Test
  void passesEveryByteAndTheEndOfEitherSide() throws IOException {
    Socket client = connect(relay(Link.NONE, echo()));
    byte[] sent = random(3_000_000);
    CompletableFuture<byte[]> back = read(client);
    client.getOutputStream().write(sent);
    client.shutdownOutput();

    assertThat(back.join()).isEqualTo(sent);
    assertThat(toServer.delivered().sum()).isEqualTo(sent.length);
    assertThat(toClient.delivered().sum()).isEqualTo(sent.length);
  }

  @Test
  void passesEveryByteThroughALinkThatDelaysAndLimits() throws IOException {
    Socket client = connect(relay(Link.of(Map.of(Link.DELAY, "3ms", Link.RATE, "80Mbit")), echo()));
    byte[] sent = random(1_000_000);
    CompletableFuture<byte[]> back = read(client);
    client.getOutputStream().write(sent);
    client.shutdownOutput();

    assertThat(back.join()).isEqualTo(sent);
  }

  @Test
  void delaysEachDirectionButNotOneMessageByAnother() throws IOException {
    Socket client = connect(relay(Link.of(Map.of(Link.DELAY, "25ms")), echo()));
    int messages = 100;
    long begin = System.nanoTime();
    for (int message = 0; message < messages; message++) {
      client.getOutputStream().write(message);
    }
    assertThat(client.getInputStream().read()).isZero();
    assertThat(System.nanoTime() - begin).isGreaterThanOrEqualTo(50L * MILLIS);
    client.getInputStream().readNBytes(messages - 1);
    assertThat(System.nanoTime() - begin).isLessThan(messages * 25L * MILLIS);
  }

  @Test
  void limitsWhatAllConnectionsSendTogether() throws IOException {
    Relay relay = relay(Link.of(Map.of(Link.RATE, "8Mbit")), echo());
    List<Socket> clients = List.of(connect(relay), connect(relay));
    long begin = System.nanoTime();
    List<CompletableFuture<byte[]>> back = clients.stream().map(RelayTest::read).toList();
    for (Socket client : clients) {
      client.getOutputStream().write(new byte[150_000]);
      client.shutdownOutput();
    }
    back.forEach(CompletableFuture::join);

    assertThat(System.nanoTime() - begin).isGreaterThanOrEqualTo(3L * SECOND / 10);
    assertThat(toClient.delivered().sum()).isEqualTo(300_000);
  }

  @Test
  void aReceiverThatDoesNotReadHoldsUpNobodyElse() throws IOException {
    var silent = new CompletableFuture<Socket>();
    ServerSocket server = listen();
    inBackground(
        () -> {
          silent.complete(server.accept());
          try (Socket second = server.accept()) {
            second.getInputStream().transferTo(second.getOutputStream());
          }
        });
    Relay relay = relay(Link.of(Map.of(Link.DELAY, "1ms")), server);
    Socket flooding = connect(relay);
    open.add(silent.join());
    inBackground(() -> flooding.getOutputStream().write(new byte[64 << 20]));
    Socket other = connect(relay);
    other.getOutputStream().write(42);

    assertThat(other.getInputStream().read()).isEqualTo(42);
  }

  @Test
  void aBreakOfOneSideIsOneOfTheOther() throws IOException {
    ServerSocket server = listen();
    inBackground(
        () -> {
          Socket accepted = server.accept();
          accepted.getInputStream().read();
          accepted.setSoLinger(true, 0);
          accepted.close();
        });
    Socket client = connect(relay(Link.of(Map.of(Link.DELAY, "1ms")), server));
    client.getOutputStream().write(1);

    assertThatThrownBy(() -> client.getInputStream().read())
        .isInstanceOf(IOException.class)
        .hasMessageContaining("reset");
  }

  @Test
  void breaksAllConnectionsAtOnceAndTakesNewOnes() throws IOException {
    Relay relay = relay(Link.NONE, echo());
    Socket client = connect(relay);
    Socket other = connect(relay);
    for (Socket each : List.of(client, other)) {
      each.getOutputStream().write(1);
      assertThat(each.getInputStream().read()).isEqualTo(1);
    }

    assertThat(relay.breakAll()).isEqualTo(2);
    assertThatThrownBy(() -> client.getInputStream().read()).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> other.getInputStream().read()).isInstanceOf(IOException.class);
    assertThat(relay.breakAll()).isZero();
    Socket again = connect(relay);
    again.getOutputStream().write(2);
    assertThat(again.getInputStream().read()).isEqualTo(2);
  }

  @Test
  void passesDatagramsAndLosesSomeOfThem() throws IOException {
    Link link = Link.of(Map.of(Link.DELAY, "5ms", Link.LOSS, "20%"));
    toServer = Lane.start(link, "to-server");
    toClient = Lane.start(link, "to-client");
    var server = new DatagramSocket(0, InetAddress.getLoopbackAddress());
    open.add(server);
    inBackground(
        () -> {
          var packet = new DatagramPacket(new byte[100], 100);
          while (true) {
            server.receive(packet);
            server.send(packet);
          }
        });
    var client = new DatagramSocket(0, InetAddress.getLoopbackAddress());
    open.add(client);
    SocketAddress relay =
        Datagrams.relay(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
            server.getLocalSocketAddress(),
            toServer,
            toClient);
    int sent = 300;
    long begin = System.nanoTime();
    for (int number = 0; number < sent; number++) {
      client.send(new DatagramPacket(new byte[] {(byte) number}, 1, relay));
    }
    client.receive(new DatagramPacket(new byte[100], 100));

    assertThat(System.nanoTime() - begin).isGreaterThanOrEqualTo(10L * MILLIS);
    while (toServer.datagrams().sum() < sent) {
      Thread.onSpinWait();
    }
    assertThat(toServer.lost().sum()).isBetween(30L, 100L);
  }

  @Test
  void withoutItsServerItBreaksConnections() throws IOException {
    ServerSocket server = listen();
    server.close();
    Socket client = connect(relay(Link.NONE, server));

    assertThatThrownBy(() -> client.getInputStream().read()).isInstanceOf(IOException.class);
  }

  @Test
  void aLinkIsMeasuredAsAConnectionSeesIt() throws IOException {
    Link link = Link.of(Map.of(Link.DELAY, "4ms", Link.RATE, "20Mbit"));
    LinkProbe probe =
        LinkProbe.of(link, Lane.start(link, "to-server"), Lane.start(link, "to-client"));

    assertThat(probe.roundTripNanos()).isGreaterThanOrEqualTo(8L * MILLIS);
    assertThat(probe.bytesPerSecond()).isPositive().isLessThanOrEqualTo(2_500_000);
  }

  private Relay relay(Link link, ServerSocket server) throws IOException {
    toServer = Lane.start(link, "to-server");
    toClient = Lane.start(link, "to-client");
    Relay relay =
        Relay.listen(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
            new InetSocketAddress(InetAddress.getLoopbackAddress(), server.getLocalPort()),
            toServer,
            toClient);
    open.add(relay);
    return relay;
  }

  private ServerSocket listen() throws IOException {
    var server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    open.add(server);
    return server;
  }

  private ServerSocket echo() throws IOException {
    ServerSocket server = listen();
    inBackground(
        () -> {
          while (true) {
            Socket accepted = server.accept();
            inBackground(
                () -> {
                  try (accepted) {
                    accepted.getInputStream().transferTo(accepted.getOutputStream());
                  }
                });
          }
        });
    return server;
  }

  private Socket connect(Relay relay) throws IOException {
    var socket = new Socket();
    socket.setTcpNoDelay(true);
    socket.connect(relay.address());
    open.add(socket);
    return socket;
  }

  private static CompletableFuture<byte[]> read(Socket client) {
    var read = new CompletableFuture<byte[]>();
    inBackground(() -> read.complete(client.getInputStream().readAllBytes()));
    return read.orTimeout(50, TimeUnit.SECONDS);
  }

  private static byte[] random(int length) {
    var bytes = new byte[length];
    new Random(1).nextBytes(bytes);
    return bytes;
  }

  private interface Task {
    void run() throws IOException;
  }

  private static void inBackground(Task task) {
    var thread =
        new Thread(
            () -> {
              try {
                task.run();
              } catch (IOException closed) {
                // the test has ended
              }
            });
    thread.setDaemon(true);
    thread.start();
  }
}
