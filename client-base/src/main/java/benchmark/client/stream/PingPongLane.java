// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.stream;

import benchmark.contract.MessageSink;

/**
 * A stream on which every message comes back, and a next one goes out when one has. It starts with
 * one message: the time to the first has no queue in it, and Dubbo 3.3.6 loses what follows too
 * closely (docs/streams.md). Then it has the same number of messages under way until it is stopped.
 * Thread-safe: it is started and stopped by one thread, and receives on others.
 */
final class PingPongLane<M> implements Lane, MessageSink<M> {

  private final Traffic<M> traffic;
  private final long[] sentAt;
  private MessageSink<M> stream;
  private int sent;
  private int received;
  private boolean over;
  private volatile long count;

  PingPongLane(Traffic<M> traffic, int inFlight) {
    this.traffic = traffic;
    this.sentAt = new long[inFlight];
  }

  synchronized void start() {
    stream = traffic.messages().service().pingPong(this);
    send();
  }

  private void fill() {
    while (sent - received < sentAt.length) {
      send();
    }
  }

  private void send() {
    sentAt[sent % sentAt.length] = System.nanoTime();
    stream.next(traffic.messages().message(sent++));
  }

  @Override
  public synchronized void next(M message) {
    long now = System.nanoTime();
    try {
      if (received >= sent) {
        throw new IllegalStateException("A message arrives that was not sent: number " + received);
      }
      traffic.messages().check(received, message);
      long time = now - sentAt[received % sentAt.length];
      received++;
      if (received == 1) {
        traffic.timeFirst(time);
      }
      traffic.time(time);
      count = received;
      if (!traffic.isStopping()) {
        fill();
      } else {
        endIfDone();
      }
    } catch (RuntimeException wrong) {
      traffic.fail(wrong);
    }
  }

  private void endIfDone() {
    if (received == sent && !over) {
      over = true;
      stream.end();
    }
  }

  /** Its stream ends when all messages have come back. */
  @Override
  public synchronized void stop() {
    endIfDone();
  }

  @Override
  public synchronized void end() {
    if (over) {
      traffic.end();
    } else {
      traffic.fail(
          new IllegalStateException(
              "The server ended a stream after %d of %d messages".formatted(received, sent)));
    }
  }

  @Override
  public void fail(Throwable reason) {
    traffic.fail(reason);
  }

  @Override
  public long count() {
    return count;
  }
}
