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
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * A relay between this client and all ports of its server that knows no protocol. It keeps the
 * first bytes of each connection, and can put one name in place of another as long as the two.
 * Thread-safe.
 */
final class WireTap implements AutoCloseable {

  private static final int KEPT = 1 << 20;

  private static final int TRIES = 20;

  private final List<ServerSocket> listeners;
  private final AtomicInteger connections = new AtomicInteger();
  private final AtomicInteger swaps = new AtomicInteger();
  private final AtomicLong sentBytes = new AtomicLong();
  private final List<Passed> passed = new CopyOnWriteArrayList<>();
  private volatile Passed last;
  private volatile boolean swapping;
  private volatile byte[] from;
  private volatile byte[] to;

  private WireTap(List<ServerSocket> listeners) {
    this.listeners = listeners;
  }

  /**
   * Starts relaying from some free ports of this host, one after the other, to as many ports of a
   * server. It listens where only this host can connect to.
   *
   * @param server the first of its ports
   */
  static WireTap before(InetSocketAddress server, int ports) throws IOException {
    InetAddress here =
        server.getAddress().isLoopbackAddress()
            ? server.getAddress()
            : InetAddress.getLoopbackAddress();
    var tap = new WireTap(listen(here, ports));
    for (int i = 0; i < ports; i++) {
      ServerSocket listener = tap.listeners.get(i);
      var target = new InetSocketAddress(server.getAddress(), server.getPort() + i);
      daemon("tap", () -> tap.accept(listener, target));
    }
    return tap;
  }

  private static List<ServerSocket> listen(InetAddress address, int ports) throws IOException {
    for (int tries = 0; ; tries++) {
      var listeners = new ArrayList<ServerSocket>();
      try {
        listeners.add(new ServerSocket(0, 50, address));
        int first = listeners.get(0).getLocalPort();
        for (int i = 1; i < ports; i++) {
          listeners.add(new ServerSocket(first + i, 50, address));
        }
        return listeners;
      } catch (IOException taken) {
        for (ServerSocket listener : listeners) {
          listener.close();
        }
        if (tries == TRIES) {
          throw taken;
        }
      }
    }
  }

  /** Where this client is to connect to. */
  String host() {
    return listeners.get(0).getInetAddress().getHostAddress();
  }

  /** The first of the ports there. */
  int port() {
    return listeners.get(0).getLocalPort();
  }

  /** How many connections there have been. */
  int connections() {
    return connections.get();
  }

  /** How many bytes have gone to the server. */
  long sentBytes() {
    return sentBytes.get();
  }

  /** From now on, what passes is the request; what has passed is what came before it. */
  void mark() {
    passed.forEach(Passed::mark);
  }

  /** What has passed over the connection that has sent something to the server last. */
  RecordedRequest recorded() {
    return last == null ? RecordedRequest.NOTHING : last.recorded();
  }

  /** From now on, puts one name in place of another one of the same length, both ways. */
  void swap(String name, String other) {
    from = name.getBytes(StandardCharsets.ISO_8859_1);
    to = other.getBytes(StandardCharsets.ISO_8859_1);
    swaps.set(0);
    swapping = true;
  }

  /** Relays as it comes again, and says how many names have been swapped. */
  int stopSwapping() {
    swapping = false;
    return swaps.get();
  }

  private void accept(ServerSocket listener, InetSocketAddress server) {
    while (!listener.isClosed()) {
      try {
        relay(listener.accept(), server);
      } catch (IOException closed) {
        // the loop ends
      }
    }
  }

  /**
   * Connects a client to the server. If the server refuses, the client's connection is closed, as
   * the server would do.
   */
  private void relay(Socket client, InetSocketAddress server) throws IOException {
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
    var bytes = new Passed(server);
    passed.add(bytes);
    connections.incrementAndGet();
    daemon("tap up", () -> pump(client, upstream, read -> sent(bytes, read)));
    daemon("tap down", () -> pump(upstream, client, read -> bytes.answered(read.remaining())));
  }

  private void sent(Passed bytes, ByteBuffer read) {
    sentBytes.addAndGet(read.remaining());
    bytes.sent(read);
    last = bytes;
  }

  /** Relays one direction, and reports all that passes. */
  private void pump(Socket source, Socket target, Consumer<ByteBuffer> listener) {
    byte[] buffer = new byte[1 << 16];
    try (source;
        target) {
      InputStream in = source.getInputStream();
      OutputStream out = target.getOutputStream();
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        if (swapping) {
          swaps.addAndGet(swapNames(buffer, read, from, to));
        }
        listener.accept(ByteBuffer.wrap(buffer, 0, read));
        out.write(buffer, 0, read);
      }
    } catch (IOException gone) {
      // both sides are closed
    }
  }

  /**
   * Swaps complete names: one that continues with a letter is another name.
   *
   * @return how many there were
   */
  static int swapNames(byte[] bytes, int length, byte[] name, byte[] other) {
    int count = 0;
    for (int at = 0; at + name.length <= length; at++) {
      int end = at + name.length;
      if (Arrays.equals(bytes, at, end, name, 0, name.length)
          && (end == length || !Character.isLetter(bytes[end]))) {
        System.arraycopy(other, 0, bytes, at, other.length);
        count++;
      }
    }
    return count;
  }

  private static void daemon(String name, Runnable work) {
    var thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void close() throws IOException {
    for (ServerSocket listener : listeners) {
      listener.close();
    }
  }

  /** The first bytes of one connection. */
  private static final class Passed {

    private final InetSocketAddress server;
    private final ByteArrayOutputStream sent = new ByteArrayOutputStream();
    private int answered;
    private int greeting;
    private int sentBefore;
    private int answeredBefore;

    Passed(InetSocketAddress server) {
      this.server = server;
    }

    synchronized void sent(ByteBuffer bytes) {
      int kept = Math.min(bytes.remaining(), KEPT - sent.size());
      sent.write(bytes.array(), bytes.position(), Math.max(0, kept));
    }

    synchronized void answered(int bytes) {
      greeting = answered == 0 ? sent.size() : greeting;
      answered += bytes;
    }

    synchronized void mark() {
      sentBefore = sent.size();
      answeredBefore = answered;
    }

    synchronized RecordedRequest recorded() {
      byte[] all = sent.toByteArray();
      return new RecordedRequest(
          server,
          Arrays.copyOf(all, sentBefore),
          Arrays.copyOfRange(all, sentBefore, all.length),
          answeredBefore == 0 ? 0 : greeting,
          answeredBefore);
    }
  }
}
