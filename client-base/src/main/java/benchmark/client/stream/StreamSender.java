// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.stream;

import benchmark.client.load.Sender;
import benchmark.contract.MessageSink;
import java.util.concurrent.TimeUnit;

/**
 * Sends messages on a stream that returns each of them, in their order, so that the intended time
 * of a message is known when it comes back. If the stream breaks, all messages in flight have
 * failed, and the next one goes out on a new stream. The first message of a stream is alone on it,
 * as in {@link PingPongLane}. One thread sends, and others receive.
 */
final class StreamSender<M> implements Sender {

  private static final int PATIENCE_SECONDS = 10;

  private final CheckedMessages<M> messages;
  private final int inFlight;
  private OpenStream stream;

  StreamSender(CheckedMessages<M> messages, int inFlight) {
    this.messages = messages;
    this.inFlight = inFlight;
  }

  @Override
  public void awaitPlace() {
    if (stream != null && !stream.awaitPlace()) {
      stream = null;
    }
  }

  @Override
  public void send(int n, Answers answers) {
    if (stream == null) {
      var opened = new OpenStream(answers);
      opened.open();
      stream = opened;
    }
    stream.send(n);
  }

  @Override
  public void close() {
    if (stream != null && stream.awaitFewerThan(1)) {
      stream.close();
    }
  }

  private final class OpenStream implements MessageSink<M> {

    private final Answers answers;
    private final int[] onTheirWay = new int[inFlight];
    private MessageSink<M> server;
    private int sent;
    private int received;
    private boolean closing;
    private boolean over;
    private Throwable failure;

    OpenStream(Answers answers) {
      this.answers = answers;
    }

    void open() {
      server = messages.service().pingPong(this);
    }

    void send(int n) {
      int place;
      synchronized (this) {
        if (over) {
          answers.failed(n, failure);
          return;
        }
        place = sent++;
        onTheirWay[place % inFlight] = n;
      }
      try {
        server.next(messages.message(place));
      } catch (RuntimeException broken) { // as the framework throws it
        fail(broken);
      }
    }

    /** Whether the stream lives, and may have one more message in flight. */
    synchronized boolean awaitPlace() {
      return awaitFewerThan(received == 0 ? 1 : inFlight);
    }

    /** Whether the stream lives, and fewer messages are in flight. */
    synchronized boolean awaitFewerThan(int most) {
      int seen = received;
      long latest = latest();
      while (!over && sent - received >= most) {
        if (received != seen) {
          seen = received;
          latest = latest();
        }
        if (!waited(latest)) {
          giveUp("No message came back on a stream within %d s".formatted(PATIENCE_SECONDS));
        }
      }
      return !over;
    }

    synchronized void close() {
      closing = true;
      server.end();
      long latest = latest();
      while (!over) {
        if (!waited(latest)) {
          giveUp("The server did not end a stream within %d s".formatted(PATIENCE_SECONDS));
        }
      }
      if (failure != null) {
        throw new StreamFailedException(messages.operation(), failure);
      }
    }

    @Override
    public synchronized void next(M message) {
      if (over) {
        return;
      }
      try {
        if (received == sent) {
          throw new IllegalStateException(
              "A message arrives that was not sent: number " + received);
        }
        messages.check(received, message);
        answers.answered(onTheirWay[received % inFlight]);
        received++;
        notifyAll();
      } catch (RuntimeException wrong) {
        fail(wrong);
      }
    }

    @Override
    public synchronized void end() {
      if (closing && received == sent) {
        over = true;
        notifyAll();
      } else {
        fail(
            new IllegalStateException(
                "The server ended a stream after %d of %d messages".formatted(received, sent)));
      }
    }

    @Override
    public synchronized void fail(Throwable reason) {
      if (over) {
        return;
      }
      over = true;
      failure = reason;
      for (; received < sent; received++) {
        answers.failed(onTheirWay[received % inFlight], reason);
      }
      notifyAll();
    }

    private void giveUp(String why) {
      fail(new IllegalStateException(why));
      server.fail(failure);
    }

    private long latest() {
      return System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    }

    /** Waits for news; false if it is too late for any. */
    private boolean waited(long latest) {
      long left = latest - System.nanoTime();
      if (left <= 0) {
        return false;
      }
      try {
        TimeUnit.NANOSECONDS.timedWait(this, left + 1_000_000);
        return true;
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
        return false;
      }
    }
  }
}
