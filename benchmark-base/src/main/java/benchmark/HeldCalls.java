// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.launch.CountersToken;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/**
 * Calls that a server does not answer until its client lets them go: what shows that a call's
 * timeout acts. A client asks for it over a connection to the server's counters, and lets calls go
 * by closing that. Thread-safe.
 */
public final class HeldCalls implements AutoCloseable {

  private static final String HOLD = "hold";
  private static final String HELD = "held";
  private static final int PATIENCE_MILLIS = 5_000;

  /** What calls of this server wait for; null while they are not held. */
  private static volatile CountDownLatch held;

  private final Socket socket;

  private HeldCalls(Socket socket) {
    this.socket = socket;
  }

  /**
   * Has a server hold its calls.
   *
   * @param counters where it reports its counters
   * @param token what it asks for
   * @return what lets them go; empty if the server does not hold calls
   */
  public static Optional<HeldCalls> begin(
      InetSocketAddress counters, Optional<CountersToken> token) {
    var socket = new Socket();
    try {
      socket.connect(counters, PATIENCE_MILLIS);
      socket.setSoTimeout(PATIENCE_MILLIS);
      String words = token.map(it -> it.text() + "\n").orElse("") + HOLD + "\n";
      socket.getOutputStream().write(words.getBytes(StandardCharsets.US_ASCII));
      BufferedReader answers = reader(socket);
      answers.readLine(); // the counters
      if (HELD.equals(answers.readLine())) {
        return Optional.of(new HeldCalls(socket));
      }
      socket.close();
    } catch (IOException unreachable) {
      closeQuietly(socket);
    }
    return Optional.empty();
  }

  /** Lets them go. */
  @Override
  public void close() {
    closeQuietly(socket);
  }

  private static void closeQuietly(Socket socket) {
    try {
      socket.close();
    } catch (IOException gone) {
      // the server lets calls go then, too
    }
  }

  /**
   * Holds the calls of this server if whoever has connected wants that, until the connection ends,
   * and closes it.
   */
  public static void serve(Socket connection) {
    try (connection) {
      connection.setSoTimeout(PATIENCE_MILLIS);
      BufferedReader words = reader(connection);
      if (HOLD.equals(words.readLine())) {
        hold(connection, words);
      }
    } catch (IOException gone) {
      // whoever asks sees it
    }
  }

  private static void hold(Socket connection, BufferedReader words) throws IOException {
    var latch = new CountDownLatch(1);
    held = latch;
    try {
      connection.setSoTimeout(0);
      connection.getOutputStream().write((HELD + "\n").getBytes(StandardCharsets.US_ASCII));
      words.readLine(); // nothing follows but the end
    } finally {
      end(latch);
    }
  }

  /** Another client may have its calls held meanwhile. */
  private static synchronized void end(CountDownLatch latch) {
    if (held == latch) {
      held = null;
    }
    latch.countDown();
  }

  /** To be called by a server before each call: waits for as long as calls are held. */
  public static void await() {
    CountDownLatch latch = held;
    if (latch == null) {
      return;
    }
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static BufferedReader reader(Socket socket) throws IOException {
    return new BufferedReader(
        new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
  }
}
