// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;

/**
 * Tries ports at a place where nothing but a JDK is. Arguments: {@code listen HOST PORT} accepts
 * connections until its standard input ends, and says first that it does; {@code ask HOST PORT
 * WORDS} connects, says the words, and prints what it hears until the other side closes or is
 * silent for a second. Exit status 1, with the reason on standard output, if that cannot be done.
 */
public final class PortProbe {

  /** What is printed when a port listens. */
  public static final String LISTENS = "LISTENS";

  private static final int ANSWER_MILLIS = 1_000;

  private PortProbe() {}

  public static void main(String[] args) {
    var address = new InetSocketAddress(args[1], Integer.parseInt(args[2]));
    try {
      if (args[0].equals("listen")) {
        Lifeline.attach();
        listen(address);
      } else {
        ask(address, args[3]);
      }
    } catch (IOException e) {
      System.out.println(e.getMessage());
      System.exit(1);
    }
  }

  private static void listen(InetSocketAddress address) throws IOException {
    try (var socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(address);
      System.out.println(LISTENS);
      while (true) {
        socket.accept().close();
      }
    }
  }

  private static void ask(InetSocketAddress address, String words) throws IOException {
    try (var socket = new Socket()) {
      socket.connect(address, Defaults.REACH_TIMEOUT_MILLIS);
      socket.setSoTimeout(ANSWER_MILLIS);
      try {
        socket.getOutputStream().write(words.getBytes(StandardCharsets.UTF_8));
        InputStream heard = socket.getInputStream();
        for (int next = heard.read(); next >= 0; next = heard.read()) {
          System.out.write(next);
        }
      } catch (SocketTimeoutException silent) {
        // what was heard so far is the answer
      }
      System.out.flush();
    }
  }
}
