// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.registry;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Lets the real provider answer at the clones' addresses, too: all of 127/8 is this host's, and
 * each address has sockets of its own, so that nothing listens beyond loopback. A clone that leaves
 * closes its sockets and connections. One thread serves all: next to nothing flows.
 */
final class Relay {

  private final InetSocketAddress provider;
  private final int ports;
  private final Selector selector = Selector.open();
  private final ByteBuffer buffer = ByteBuffer.allocate(1 << 16);
  private final Map<String, List<ServerSocketChannel>> listening = new HashMap<>();
  private final Queue<FutureTask<?>> steps = new ConcurrentLinkedQueue<>();

  /**
   * Begins with no address.
   *
   * @param provider where the real one listens: the first of its ports
   * @param ports how many it has
   */
  Relay(InetSocketAddress provider, int ports) throws IOException {
    this.provider = provider;
    this.ports = ports;
    var thread = new Thread(this::serve, "relay");
    thread.setDaemon(true);
    thread.start();
  }

  /** Listens at an address. */
  void open(String host) throws IOException {
    var sockets = new ArrayList<ServerSocketChannel>();
    for (int port = provider.getPort(); port < provider.getPort() + ports; port++) {
      var socket = ServerSocketChannel.open();
      socket.bind(new InetSocketAddress(host, port));
      socket.configureBlocking(false);
      sockets.add(socket);
    }
    listening.put(host, sockets);
    inItsThread(
        () -> {
          for (ServerSocketChannel socket : sockets) {
            socket.register(selector, SelectionKey.OP_ACCEPT);
          }
          return null;
        });
  }

  /** Listens there no longer, and ends the connections. The address can then be opened again. */
  void close(String host) throws IOException {
    List<ServerSocketChannel> sockets = listening.remove(host);
    inItsThread(
        () -> {
          for (ServerSocketChannel socket : sockets) {
            socket.close();
          }
          for (SelectionKey key : List.copyOf(selector.keys())) {
            if (key.channel() instanceof SocketChannel from && isAt(from, host)) {
              end(key);
            }
          }
          return selector.selectNow(); // until then, closed channels keep their sockets
        });
  }

  private void inItsThread(Callable<?> step) throws IOException {
    var task = new FutureTask<>(step);
    steps.add(task);
    selector.wakeup();
    try {
      task.get();
    } catch (ExecutionException e) {
      throw new IOException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException();
    }
  }

  private static boolean isAt(SocketChannel channel, String host) throws IOException {
    return channel.isOpen()
        && channel.getLocalAddress() instanceof InetSocketAddress at
        && at.getAddress().getHostAddress().equals(host);
  }

  private void serve() {
    while (true) {
      try {
        selector.select();
        for (var step = steps.poll(); step != null; step = steps.poll()) {
          step.run();
        }
        for (SelectionKey key : selector.selectedKeys()) {
          serve(key);
        }
        selector.selectedKeys().clear();
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private void serve(SelectionKey key) {
    try {
      if (key.isAcceptable()) {
        accept((ServerSocketChannel) key.channel());
      } else if (key.isReadable()) {
        pass(key);
      }
    } catch (IOException | CancelledKeyException gone) {
      end(key);
    }
  }

  private void accept(ServerSocketChannel socket) throws IOException {
    SocketChannel consumer = socket.accept();
    if (consumer == null) {
      return;
    }
    int port = ((InetSocketAddress) consumer.getLocalAddress()).getPort();
    SocketChannel real = SocketChannel.open(new InetSocketAddress(provider.getAddress(), port));
    consumer.configureBlocking(false);
    real.configureBlocking(false);
    consumer.register(selector, SelectionKey.OP_READ, real);
    real.register(selector, SelectionKey.OP_READ, consumer);
  }

  private void pass(SelectionKey key) throws IOException {
    var to = (SocketChannel) key.attachment();
    buffer.clear();
    if (((SocketChannel) key.channel()).read(buffer) < 0) {
      end(key);
      return;
    }
    buffer.flip();
    while (buffer.hasRemaining()) {
      to.write(buffer);
    }
  }

  /** Ends a connection on both sides. */
  private static void end(SelectionKey key) {
    try {
      key.channel().close();
      if (key.attachment() instanceof SocketChannel other) {
        other.close();
      }
    } catch (IOException closed) {
      // that is what is wanted
    }
  }
}
