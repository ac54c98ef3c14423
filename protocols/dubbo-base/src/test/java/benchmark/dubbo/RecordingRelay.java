// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

/** Stands between a client and its server on this host and keeps what passes. */
final class RecordingRelay implements AutoCloseable {

  private static final int HEADER = 16;

  private final ServerSocket socket;
  private final int serverPort;
  private final AtomicInteger connections = new AtomicInteger();
  private final ByteArrayOutputStream sent = new ByteArrayOutputStream();
  private final ByteArrayOutputStream received = new ByteArrayOutputStream();

  RecordingRelay(int serverPort) throws IOException {
    this.serverPort = serverPort;
    socket = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    start(this::accept);
  }

  int port() {
    return socket.getLocalPort();
  }

  /** How many connections have come so far. */
  int connections() {
    return connections.get();
  }

  /** The body of the last request, without Dubbo's header. */
  byte[] lastRequest() {
    return body(sent);
  }

  /** The body of the last response, without Dubbo's header. */
  byte[] lastResponse() {
    return body(received);
  }

  /** Forgets what has passed. */
  void forget() {
    synchronized (this) {
      sent.reset();
      received.reset();
    }
  }

  private synchronized byte[] body(ByteArrayOutputStream passed) {
    byte[] bytes = passed.toByteArray();
    return Arrays.copyOfRange(bytes, HEADER, bytes.length);
  }

  private void accept() {
    try {
      while (true) {
        Socket client = socket.accept();
        connections.incrementAndGet();
        var server = new Socket(InetAddress.getLoopbackAddress(), serverPort);
        start(() -> relay(client, server, sent));
        start(() -> relay(server, client, received));
      }
    } catch (IOException closed) {
      // the test is over
    }
  }

  private void relay(Socket from, Socket to, ByteArrayOutputStream record) {
    byte[] buffer = new byte[65_536];
    try (from;
        to) {
      for (int n = from.getInputStream().read(buffer);
          n >= 0;
          n = from.getInputStream().read(buffer)) {
        synchronized (this) {
          record.write(buffer, 0, n);
        }
        to.getOutputStream().write(buffer, 0, n);
      }
    } catch (IOException closed) {
      // one side has gone
    }
  }

  private static void start(Runnable work) {
    var thread = new Thread(work, "relay");
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
