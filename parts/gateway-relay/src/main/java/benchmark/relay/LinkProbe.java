// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.relay;

import benchmark.launch.Link;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * What a link is like when nobody else uses it, as seen by a connection through it to what sends
 * back whatever it gets.
 *
 * @param roundTripNanos the shortest time of some bytes, one by one, there and back
 * @param bytesPerSecond infinity for a link without a limit, which is not tried
 */
record LinkProbe(long roundTripNanos, double bytesPerSecond) {

  private static final int ROUND_TRIPS = 5;
  private static final long PATIENCE_NANOS = 500_000_000;
  private static final double SECONDS = 0.2;
  private static final int LEAST_BYTES = 20_000;
  private static final int MOST_BYTES = 32 << 20;
  private static final int PIECE = 16 << 10;

  static LinkProbe of(Link link, Lane toServer, Lane toClient) throws IOException {
    InetAddress here = InetAddress.getLoopbackAddress();
    try (var echo = new ServerSocket(0, 1, here);
        Relay relay =
            Relay.listen(
                new InetSocketAddress(here, 0), echo.getLocalSocketAddress(), toServer, toClient);
        var socket = new Socket()) {
      daemon(() -> sendBack(echo));
      socket.setTcpNoDelay(true);
      socket.connect(relay.address());
      long begin = System.nanoTime();
      long shortest = Long.MAX_VALUE;
      for (int trip = 0;
          trip == 0 || trip < ROUND_TRIPS && System.nanoTime() - begin < PATIENCE_NANOS;
          trip++) {
        shortest = Math.min(shortest, nanosOf(socket, 1));
      }
      if (!link.hasRate()) {
        return new LinkProbe(shortest, link.bytesPerSecond());
      }
      int bytes =
          (int) Math.max(LEAST_BYTES, Math.min(MOST_BYTES, link.bytesPerSecond() * SECONDS));
      long nanos = nanosOf(socket, bytes) - 2 * link.delayNanos();
      return new LinkProbe(shortest, bytes * 1e9 / nanos);
    }
  }

  /** The time until so many bytes have come back. */
  private static long nanosOf(Socket socket, int bytes) throws IOException {
    long begin = System.nanoTime();
    daemon(
        () -> {
          for (int left = bytes; left > 0; left -= PIECE) {
            socket.getOutputStream().write(new byte[Math.min(left, PIECE)]);
          }
        });
    InputStream back = socket.getInputStream();
    for (long left = bytes; left > 0; ) {
      long read = back.read(new byte[PIECE], 0, (int) Math.min(left, PIECE));
      if (read < 0) {
        throw new IOException("what was sent through the link did not come back");
      }
      left -= read;
    }
    return System.nanoTime() - begin;
  }

  private static void sendBack(ServerSocket echo) throws IOException {
    try (Socket socket = echo.accept()) {
      socket.setTcpNoDelay(true);
      socket.getInputStream().transferTo(socket.getOutputStream());
    }
  }

  private interface Task {
    void run() throws IOException;
  }

  /** Runs a task beside the probe, which sees by itself if it fails. */
  private static void daemon(Task task) {
    Lane.daemon(
        () -> {
          try {
            task.run();
          } catch (IOException closed) {
            // the probe has ended
          }
        },
        "probe");
  }
}
