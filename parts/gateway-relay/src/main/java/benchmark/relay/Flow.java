// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.relay;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.atomic.LongAdder;

/**
 * What one side of a connection sends to the other. If the other side does not read, it takes no
 * more than some megabytes from the sender, as TCP's window does. Thread-safe.
 */
final class Flow {

  /** How many bytes may have been taken from the sender and not yet been given to the receiver. */
  static final int MOST_UNDER_WAY = 4 << 20;

  private final Connection connection;
  private final SocketChannel source;
  private final SocketChannel target;
  private final LongAdder delivered;
  private final Queue<ByteBuffer> arrived = new ArrayDeque<>();
  private SelectionKey reading;
  private SelectionKey writing;
  private int underWay;
  private boolean ending;

  /**
   * Makes a flow that does not begin before {@link #begin}.
   *
   * @param delivered counts the bytes
   */
  Flow(Connection connection, SocketChannel source, SocketChannel target, LongAdder delivered) {
    this.connection = connection;
    this.source = source;
    this.target = target;
    this.delivered = delivered;
  }

  /** Takes the keys of both channels, of which the source's waits for bytes from now on. */
  synchronized void begin(SelectionKey ofSource, SelectionKey ofTarget) {
    reading = ofSource;
    writing = ofTarget;
    reading.interestOps(SelectionKey.OP_READ);
    reading.selector().wakeup();
  }

  /**
   * Takes what the sender has sent.
   *
   * @return how many bytes, or -1 if it will send no more
   * @throws IOException if the connection is broken
   */
  synchronized int take(ByteBuffer into) throws IOException {
    int bytes = source.read(into);
    underWay += Math.max(bytes, 0);
    if (bytes < 0 || underWay >= MOST_UNDER_WAY) {
      reading.interestOps(0);
    }
    ending |= bytes < 0;
    return bytes;
  }

  /** Gives the receiver some more bytes, or its share of the end if there are none. */
  synchronized void deliver(ByteBuffer bytes) {
    arrived.add(bytes);
    flush();
  }

  /** Gives the receiver what has arrived, as far as it takes it. */
  synchronized void flush() {
    try {
      while (!arrived.isEmpty()) {
        ByteBuffer next = arrived.element();
        if (next.hasRemaining()) {
          int written = target.write(next);
          delivered.add(written);
          underWay -= written;
          if (next.hasRemaining()) {
            await(writing, SelectionKey.OP_WRITE);
            return;
          }
        } else {
          target.shutdownOutput();
          connection.end();
        }
        arrived.remove();
      }
      await(writing, 0);
      if (!ending && underWay < MOST_UNDER_WAY / 2) {
        await(reading, SelectionKey.OP_READ);
      }
    } catch (IOException | CancelledKeyException broken) {
      connection.reset();
    }
  }

  private static void await(SelectionKey key, int operations) {
    if (key.interestOps() != operations) {
      key.interestOps(operations);
      key.selector().wakeup();
    }
  }

  /** Ends the connection as its sender has: at once. */
  void reset() {
    connection.reset();
  }
}
