// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import benchmark.FlightRecording;
import benchmark.JvmCounters;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Tells this server's counters to whoever connects from the same host: one line, then the
 * connection is closed. Clients ask right before and after every measured iteration. Listens on the
 * loopback address only and reads nothing, so that there is nothing to attack.
 */
public final class CountersEndpoint {

  private final ServerSocket socket;
  private Path recording;

  private CountersEndpoint(ServerSocket socket, Path recording) {
    this.socket = socket;
    this.recording = recording;
  }

  /**
   * Starts answering on a free port.
   *
   * @param recording the file for a flight recording that starts with the first reading, which is
   *     when measuring starts; {@code null} for none
   * @return the port
   * @throws IOException if no port can be opened
   */
  public static int start(Path recording) throws IOException {
    var socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    var thread = new Thread(new CountersEndpoint(socket, recording)::answer, "counters");
    thread.setDaemon(true);
    thread.start();
    return socket.getLocalPort();
  }

  private void answer() {
    while (true) {
      try (var connection = socket.accept()) {
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
}
