// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.JvmCounters;
import benchmark.client.CountersClient;
import benchmark.client.StreamCalls;
import benchmark.contract.MessageSink;
import benchmark.contract.PreparedMessages;
import benchmark.contract.StreamSize;
import benchmark.contract.conformance.SlowReceiver;
import benchmark.contract.conformance.SlowReceiver.Memory;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Offers messages to a server that takes far fewer. For one use.
 *
 * @param <M> the protocol's messages
 */
final class FastSender<M> implements MessageSink<M> {

  static final int OFFERED_PER_SECOND = 50_000;
  private static final int LOOK_MILLIS = 1;
  private static final long READING_NANOS = TimeUnit.MILLISECONDS.toNanos(200);

  private final StreamCalls<M> streams;
  private final PreparedMessages<M> messages;
  private final CountersClient server;
  private final boolean asks;
  private final AtomicInteger taken = new AtomicInteger();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();

  /**
   * A sender to come.
   *
   * @param server reports its memory
   * @param asks whether it checks for room first, and waits until there is some
   */
  FastSender(StreamCalls<M> streams, CountersClient server, boolean asks) {
    this.streams = streams;
    this.messages = new PreparedMessages<>(streams.type());
    this.server = server;
    this.asks = asks;
  }

  @Override
  public void next(M message) {
    taken.incrementAndGet();
  }

  @Override
  public void end() {
    // it never comes to this
  }

  @Override
  public void fail(Throwable reason) {
    failure.compareAndSet(null, reason);
  }

  /**
   * Sends for some time, or until it fails, and gives the stream up.
   *
   * @param most ends it, too, if so many are in flight
   */
  SlowReceiver send(long nanos, int most) {
    MessageSink<M> stream = streams.service().slow(this);
    boolean told = false;
    int sent = 0;
    int queued = 0;
    int queuedEarly = 0;
    Memory client = Memory.UNKNOWN;
    Memory other = Memory.UNKNOWN;
    long start = System.nanoTime();
    long read = start - READING_NANOS;
    for (long time = 0;
        time < nanos && queued < most && failure.get() == null;
        time = System.nanoTime() - start) {
      long due = time * OFFERED_PER_SECOND / TimeUnit.SECONDS.toNanos(1);
      try {
        while (sent < due
            && (!asks || stream.isReady())
            && sent - taken.get() < most
            && System.nanoTime() - start < nanos
            && System.nanoTime() - read < READING_NANOS) {
          stream.next(messages.message(StreamSize.MEDIUM, sent++ & StreamSize.MESSAGES - 1));
        }
        told |= asks && sent < due && !stream.isReady();
      } catch (RuntimeException | OutOfMemoryError ended) {
        fail(ended);
      }
      queued = Math.max(queued, sent - taken.get());
      queuedEarly = time < nanos / 2 ? queued : queuedEarly;
      if (System.nanoTime() - read >= READING_NANOS) {
        client = client.and(JvmCounters.read());
        other = other.and(server.read());
        read = System.nanoTime();
      }
      ConformanceClient.pause(LOOK_MILLIS);
    }
    client = client.and(JvmCounters.read());
    other = other.and(server.read());
    Throwable why = failure.get();
    if (why == null) {
      stream.fail(new CancellationException("the case is over"));
    }
    return new SlowReceiver(
        told, sent, queued, queuedEarly, client, other, why == null ? "" : ExceptionText.of(why));
  }
}
