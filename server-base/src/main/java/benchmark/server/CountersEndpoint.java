// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import benchmark.FlightRecording;
import benchmark.JvmCounters;
import benchmark.launch.CountersToken;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Tells this server's counters to whoever connects: one line, then the connection is closed.
 * Clients ask right before and after every measured iteration. On the loopback address it reads
 * nothing, so that there is nothing to attack; elsewhere it reads one line, and answers only if
 * that is the token.
 */
public final class CountersEndpoint {

  /** How long somebody who has connected may keep others from their answers. */
  private static final int PATIENCE_MILLIS = 1_000;

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
    var thread = new Thread(new CountersEndpoint(socket, token, recording)::answer, "counters");
    thread.setDaemon(true);
    thread.start();
    return socket.getLocalPort();
  }

  private void answer() {
    while (true) {
      try (var connection = socket.accept()) {
        if (token != null && !knowsToken(connection)) {
          continue;
        }
        if (recording != null) {
          FlightRecording.start(recording);
          recording = null;
        }
        String line = JvmCounters.read().toLine() + "\n";
        connection.getOutputStream().write(line.getBytes(StandardCharsets.US_ASCII));
      } catch (IOException clientIsGone) {
        // the next one may be healthier
      }
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
