// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import benchmark.FlightRecording;
import benchmark.JvmCounters;
import benchmark.Orders;
import benchmark.launch.CountersToken;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/**
 * Reports this server's counters to whoever connects: one line, then the connection is closed.
 * Clients ask right before and after every measured iteration. On the loopback address it reads
 * nothing, so that there is nothing to attack; elsewhere it reads one line, and answers only if
 * that is the token. A server that takes {@link Orders} then listens for one. It answers, or closes
 * the connection, for as long as this JVM runs: who asks never waits for an endpoint that has died.
 */
public final class CountersEndpoint {

  /** How long somebody who has connected may keep others from their answers. */
  private static final int PATIENCE_MILLIS = 1_000;

  /** How long the next connection waits when one could not be answered. */
  static final Duration PAUSE = Duration.ofMillis(100);

  private final ServerSocket socket;
  private final CountersToken token;
  private Path recording;

  private CountersEndpoint(ServerSocket socket, CountersToken token, Path recording) {
    this.socket = socket;
    this.token = token;
    this.recording = recording;
  }

  /**
   * Starts answering on a port of the loopback address.
   *
   * @param port 0 for a free one
   * @param recording the file for a flight recording that starts with the first reading, which is
   *     when measuring starts; {@code null} for none
   * @return the port
   * @throws IOException if no port can be opened
   */
  public static int start(int port, Path recording) throws IOException {
    return start(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), null, recording);
  }

  /**
   * Starts answering other hosts.
   *
   * @param token what they must know
   * @param recording as above
   * @return the port
   * @throws IOException if the port cannot be opened
   */
  public static int start(InetSocketAddress address, CountersToken token, Path recording)
      throws IOException {
    var socket = new ServerSocket();
    socket.bind(address);
    start(socket, token, recording);
    return socket.getLocalPort();
  }

  /** Starts answering whoever connects to a socket, until it is closed. */
  static void start(ServerSocket socket, CountersToken token, Path recording) {
    var thread = new Thread(new CountersEndpoint(socket, token, recording)::answer, "counters");
    thread.setDaemon(true);
    thread.start();
  }

  /**
   * Whatever goes wrong goes wrong for one reading: the next one may find this JVM with memory and
   * descriptors again. Without the pause a lack of these would keep a CPU of the server busy.
   */
  private void answer() {
    while (!socket.isClosed()) {
      try {
        Socket connection = socket.accept();
        boolean kept = false;
        try {
          kept = answers(connection) && Orders.areTaken();
        } finally {
          if (!kept) {
            connection.close();
          }
        }
        if (kept) {
          var thread = new Thread(() -> Orders.serve(connection), "orders");
          thread.setDaemon(true);
          thread.start();
        }
      } catch (IOException | RuntimeException | Error once) {
        LockSupport.parkNanos(PAUSE.toNanos());
      }
    }
  }

  private boolean answers(Socket connection) throws IOException {
    if (token != null && !knowsToken(connection)) {
      return false;
    }
    record();
    String line = JvmCounters.read().toLine() + "\n";
    connection.getOutputStream().write(line.getBytes(StandardCharsets.US_ASCII));
    return true;
  }

  private void record() {
    if (recording == null) {
      return;
    }
    Path file = recording;
    recording = null;
    try {
      FlightRecording.start(file);
    } catch (IllegalStateException noRecorder) {
      System.err.println(noRecorder.getMessage());
    }
  }

  private boolean knowsToken(Socket connection) throws IOException {
    connection.setSoTimeout(PATIENCE_MILLIS);
    long end = System.nanoTime() + PATIENCE_MILLIS * 1_000_000L;
    var line = new StringBuilder();
    InputStream in = connection.getInputStream();
    for (int next = in.read(); next >= 0 && next != '\n'; next = in.read()) {
      if (line.length() == CountersToken.LONGEST || System.nanoTime() > end) {
        return false;
      }
      line.append((char) next);
    }
    return token.matches(line.toString());
  }
}
