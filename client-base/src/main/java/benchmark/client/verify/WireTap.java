// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A relay between this client and its server that knows no protocol. It keeps the first bytes of
 * each connection, and can put one name in place of another as long as the two. Thread-safe.
 */
final class WireTap implements AutoCloseable {

  private static final int KEPT = 1 << 20;

  private final ServerSocket listener;
  private final InetSocketAddress server;
  private final AtomicInteger connections = new AtomicInteger();
  private final AtomicInteger swaps = new AtomicInteger();
  private final AtomicLong sentBytes = new AtomicLong();
  private volatile ByteArrayOutputStream sent = new ByteArrayOutputStream();
  private volatile boolean swapping;
  private volatile byte[] from;
  private volatile byte[] to;

  private WireTap(ServerSocket listener, InetSocketAddress server) {
    this.listener = listener;
    this.server = server;
  }

  /** Starts relaying from a free port of the host to a server on the same host. */
  static WireTap before(InetSocketAddress server) throws IOException {
    InetAddress address = server.getAddress();
    var tap = new WireTap(new ServerSocket(0, 50, address), server);
    daemon("tap", tap::accept);
    return tap;
  }

  int port() {
    return listener.getLocalPort();
  }

  /** How many connections there have been. */
  int connections() {
    return connections.get();
  }

  /** How many bytes have gone to the server. */
  long sentBytes() {
    return sentBytes.get();
  }

  /** The first bytes of the connection that has sent something to the server last. */
  byte[] sent() {
    synchronized (sent) {
      return sent.toByteArray();
    }
  }

  /** From now on, puts one name in place of another one of the same length, both ways. */
  void swap(String name, String other) {
    from = name.getBytes(StandardCharsets.ISO_8859_1);
    to = other.getBytes(StandardCharsets.ISO_8859_1);
    swaps.set(0);
    swapping = true;
  }

  /** Relays as it comes again, and tells how many names have been swapped. */
  int stopSwapping() {
    swapping = false;
    return swaps.get();
  }

  private void accept() {
    while (!listener.isClosed()) {
      try {
        relay(listener.accept());
      } catch (IOException closed) {
        // the loop ends
      }
    }
  }

  /**
   * Connects a client to the server. If the server refuses, the client's connection is closed, as
   * the server would do.
   */
  private void relay(Socket client) throws IOException {
    var upstream = new Socket();
    try {
      upstream.connect(server);
      client.setTcpNoDelay(true);
      upstream.setTcpNoDelay(true);
    } catch (IOException failure) {
      System.err.println("The tap cannot reach " + server + ": " + failure);
      client.close();
      upstream.close();
      return;
    }
    var up = new ByteArrayOutputStream();
    connections.incrementAndGet();
    daemon("tap up", () -> pump(client, upstream, up));
    daemon("tap down", () -> pump(upstream, client, null));
  }

  /**
   * Relays one direction.
   *
   * @param kept takes the first bytes; null for those from the server
   */
  private void pump(Socket source, Socket target, ByteArrayOutputStream kept) {
    byte[] buffer = new byte[1 << 16];
    try (source;
        target) {
      InputStream in = source.getInputStream();
      OutputStream out = target.getOutputStream();
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        if (swapping) {
          swaps.addAndGet(swapNames(buffer, read, from, to));
        }
        if (kept != null) {
          sent = kept;
          sentBytes.addAndGet(read);
          synchronized (kept) {
            kept.write(buffer, 0, Math.min(read, Math.max(0, KEPT - kept.size())));
          }
        }
        out.write(buffer, 0, read);
      }
    } catch (IOException gone) {
      // both sides are closed
    }
  }

  /**
   * Swaps whole names: one that goes on with a letter is another name.
   *
   * @return how many there were
   */
  static int swapNames(byte[] bytes, int length, byte[] name, byte[] other) {
    int count = 0;
    for (int at = 0; at + name.length <= length; at++) {
      if (startsWith(bytes, at, name)
          && (at + name.length == length || !Character.isLetter(bytes[at + name.length]))) {
        System.arraycopy(other, 0, bytes, at, other.length);
        count++;
      }
    }
    return count;
  }

  private static boolean startsWith(byte[] bytes, int at, byte[] name) {
    for (int i = 0; i < name.length; i++) {
      if (bytes[at + i] != name[i]) {
        return false;
      }
    }
    return true;
  }

  private static void daemon(String name, Runnable work) {
    var thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void close() throws IOException {
    listener.close();
  }
}
