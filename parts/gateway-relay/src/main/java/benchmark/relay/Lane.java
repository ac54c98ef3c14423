// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.relay;

import benchmark.launch.Link;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;

/**
 * One direction of a link, which all connections share. Bytes leave it in the order in which they
 * have come: as soon as all before them have passed at the link's rate, and its delay later. One
 * thread takes them from senders, in pieces that keep the link busy for a millisecond, a packet at
 * least, from each sender in turn; another one gives them to receivers, never too early, and as
 * late as this machine wakes a thread, which is some tens of microseconds. Thread-safe.
 */
final class Lane {

  private static final int PACKET = 1_460;
  private static final int MOST = 64 << 10;
  private static final long PIECE_NANOS = 1_000_000;

  /** For how long bytes may wait for those before them; more of them stay with their senders. */
  private static final long QUEUE_NANOS = 20_000_000;

  /** Every run loses the same ones of its datagrams. */
  private static final long SEED = 52;

  private final Link link;
  private final Selector selector;
  private final ByteBuffer buffer;
  private final BlockingQueue<Piece> underWay = new LinkedBlockingQueue<>();
  private final LongAdder delivered = new LongAdder();
  private final LongAdder datagrams = new LongAdder();
  private final LongAdder lost = new LongAdder();
  private final SplittableRandom chance = new SplittableRandom(SEED);
  private long freeAt = System.nanoTime();

  /**
   * What is on its way.
   *
   * @param due when it arrives, of {@link System#nanoTime}
   */
  private record Piece(Runnable arrival, long due) {}

  /** Where a datagram goes. */
  interface Receiver {
    void take(ByteBuffer datagram) throws IOException;
  }

  private Lane(Link link) throws IOException {
    this.link = link;
    selector = Selector.open();
    double ofPiece = Math.min(MOST, link.bytesPerSecond() * PIECE_NANOS / 1e9);
    buffer = ByteBuffer.allocateDirect(Math.max(PACKET, (int) ofPiece));
  }

  /**
   * Starts a direction, for as long as this JVM runs.
   *
   * @param name of its threads
   */
  static Lane start(Link link, String name) throws IOException {
    var lane = new Lane(link);
    daemon(lane::take, name + "-takes");
    daemon(lane::give, name + "-gives");
    return lane;
  }

  static void daemon(Runnable task, String name) {
    var thread = new Thread(task, name);
    thread.setDaemon(true);
    thread.start();
  }

  /** Passes on what one side of a connection sends. */
  void pass(Connection connection, SocketChannel source, SocketChannel target) throws IOException {
    var flow = new Flow(connection, source, target, delivered);
    flow.begin(source.register(selector, 0, flow), target.register(selector, 0, flow));
  }

  /** Has it look for channels that others have closed. */
  void wakeUp() {
    selector.wakeup();
  }

  /** How many bytes have arrived. */
  LongAdder delivered() {
    return delivered;
  }

  private void take() {
    try {
      while (true) {
        selector.select();
        for (SelectionKey key : selector.selectedKeys()) {
          try {
            take(key);
          } catch (CancelledKeyException closed) {
            // by another thread: nothing is to be taken from it
          }
        }
        selector.selectedKeys().clear();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void take(SelectionKey key) {
    var flow = (Flow) key.attachment();
    if (key.isWritable()) {
      flow.flush();
    }
    if (key.isReadable()) {
      sleepUntil(freeAt() - QUEUE_NANOS);
      buffer.clear();
      try {
        if (flow.take(buffer) != 0) {
          ByteBuffer bytes = copy(buffer);
          send(bytes.remaining(), () -> flow.deliver(bytes));
        }
      } catch (IOException broken) {
        key.cancel();
        send(0, flow::reset);
      }
    }
  }

  /** What has been written to a buffer that is used again. */
  static ByteBuffer copy(ByteBuffer written) {
    written.flip();
    return ByteBuffer.allocate(written.remaining()).put(written).flip();
  }

  /**
   * Passes on a datagram, unless it is lost: by chance, or since it would wait for too long for
   * those before it, as in a router.
   */
  void passDatagram(ByteBuffer datagram, Receiver receiver) {
    datagrams.increment();
    if (isLost()) {
      lost.increment();
      return;
    }
    int bytes = datagram.remaining();
    send(
        bytes,
        () -> {
          try {
            receiver.take(datagram);
            delivered.add(bytes);
          } catch (IOException gone) {
            lost.increment();
          }
        });
  }

  private synchronized boolean isLost() {
    return chance.nextDouble() < link.loss() || freeAt - System.nanoTime() > QUEUE_NANOS;
  }

  /** How many datagrams were to pass. */
  LongAdder datagrams() {
    return datagrams;
  }

  /** How many of them did not. */
  LongAdder lost() {
    return lost;
  }

  private synchronized long freeAt() {
    return freeAt;
  }

  private void send(int bytes, Runnable arrival) {
    if (!link.isLimited()) {
      arrival.run();
      return;
    }
    synchronized (this) {
      long now = System.nanoTime();
      freeAt = (freeAt - now > 0 ? freeAt : now) + link.nanosOf(bytes);
      underWay.add(new Piece(arrival, freeAt + link.delayNanos()));
    }
  }

  private void give() {
    try {
      while (true) {
        Piece next = underWay.take();
        sleepUntil(next.due());
        next.arrival().run();
      }
    } catch (InterruptedException nobodyDoesThat) {
      throw new IllegalStateException(nobodyDoesThat);
    }
  }

  private static void sleepUntil(long moment) {
    for (long left = moment - System.nanoTime(); left > 0; left = moment - System.nanoTime()) {
      LockSupport.parkNanos(left);
    }
  }
}
