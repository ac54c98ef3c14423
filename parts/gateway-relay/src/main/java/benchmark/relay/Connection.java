// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.relay;

import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.channels.SocketChannel;
import java.util.List;
import java.util.function.Consumer;

/** The two connections that are one to client and server. Thread-safe. */
final class Connection {

  private final List<SocketChannel> sides;
  private final Consumer<Connection> over;
  private int ended;

  /**
   * Makes one of two.
   *
   * @param over told when both are closed, maybe more than once
   */
  Connection(SocketChannel client, SocketChannel server, Consumer<Connection> over) {
    sides = List.of(client, server);
    this.over = over;
  }

  /** One side will send no more; when neither does, the connection is closed. */
  synchronized void end() {
    ended++;
    if (ended == sides.size()) {
      sides.forEach(Connection::close);
      over.accept(this);
    }
  }

  /** Closes both sides at once, so that either sees that the connection is broken. */
  synchronized void reset() {
    for (SocketChannel side : sides) {
      try {
        side.setOption(StandardSocketOptions.SO_LINGER, 0);
      } catch (IOException closed) {
        // that is what it is to be
      }
      close(side);
    }
    over.accept(this);
  }

  private static void close(SocketChannel side) {
    try {
      side.close();
    } catch (IOException broken) {
      // nobody can use it any more
    }
  }
}
