// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.launch.CountersToken;
import java.io.IOException;
import java.net.InetSocketAddress;
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

  /** What calls of this server wait for; null while they are not held. */
  private static volatile CountDownLatch held;

  private final Orders.Conversation server;

  private HeldCalls(Orders.Conversation server) {
    this.server = server;
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
    try {
      Orders.Conversation server = Orders.give(counters, token.orElse(null), HOLD);
      if (HELD.equals(answer(server))) {
        return Optional.of(new HeldCalls(server));
      }
      server.close();
    } catch (IOException unreachable) {
      // its calls are not held
    }
    return Optional.empty();
  }

  private static String answer(Orders.Conversation server) throws IOException {
    try {
      return server.hear();
    } catch (IOException none) {
      server.close();
      throw none;
    }
  }

  /** Lets them go. */
  @Override
  public void close() {
    server.close();
  }

  /** Lets clients of this server have its calls held, each until its connection ends. */
  public static void offer() {
    Orders.take(HOLD, HeldCalls::hold);
  }

  private static void hold(Orders.Conversation client) throws IOException {
    var latch = new CountDownLatch(1);
    held = latch;
    try {
      client.say(HELD);
      client.awaitEnd();
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
}
