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
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Words that a JVM obeys, besides reporting its counters: whoever has read these may send one over
 * the same connection. Thread-safe.
 */
public final class Orders {

  private static final int PATIENCE_MILLIS = 5_000;

  private static final Map<String, Order> TAKEN = new ConcurrentHashMap<>();

  private Orders() {}

  /** What is to be done at a word. */
  public interface Order {

    /** Does it, says so, and returns when it is over. */
    void obey(Conversation with) throws IOException;
  }

  /** A connection between who gives an order and who obeys. */
  public static final class Conversation implements AutoCloseable {

    private final Socket socket;
    private final BufferedReader lines;

    private Conversation(Socket socket) throws IOException {
      this.socket = socket;
      socket.setSoTimeout(PATIENCE_MILLIS);
      lines =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
    }

    /** Sends a line. */
    public void say(String line) throws IOException {
      socket.getOutputStream().write((line + "\n").getBytes(StandardCharsets.US_ASCII));
    }

    /** The next line, for which it waits for some seconds; null if there is none to come. */
    public String hear() throws IOException {
      return lines.readLine();
    }

    /** Waits until the other side has closed the connection, however long that takes. */
    public void awaitEnd() throws IOException {
      socket.setSoTimeout(0);
      lines.readLine();
    }

    @Override
    public void close() {
      try {
        socket.close();
      } catch (IOException gone) {
        // the other side sees the same
      }
    }
  }

  /** Obeys a word from now on. */
  public static void take(String word, Order order) {
    TAKEN.put(word, order);
  }

  /** Whether there is anything to obey. */
  public static boolean areTaken() {
    return !TAKEN.isEmpty();
  }

  /** Obeys whoever has connected, and closes the connection. */
  public static void serve(Socket connection) {
    try (var with = new Conversation(connection)) {
      Order order = TAKEN.get(String.valueOf(with.hear()));
      if (order != null) {
        order.obey(with);
      }
    } catch (IOException gone) {
      // whoever asks sees it
    }
  }

  /**
   * Gives an order.
   *
   * @param counters where the JVM reports its counters
   * @param token what it asks for; null if it asks for none
   * @return the connection; the answer is the next line
   * @throws IOException if nobody is there
   */
  public static Conversation give(InetSocketAddress counters, CountersToken token, String word)
      throws IOException {
    var socket = new Socket();
    try {
      socket.connect(counters, PATIENCE_MILLIS);
      var with = new Conversation(socket);
      if (token != null) {
        with.say(token.text());
      }
      with.say(word);
      with.hear(); // the counters
      return with;
    } catch (IOException unreachable) {
      socket.close();
      throw unreachable;
    }
  }
}
