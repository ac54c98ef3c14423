// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.stream;

import benchmark.client.WrongAnswerException;
import benchmark.client.load.Slice;
import benchmark.contract.StreamOperation.Lanes;
import benchmark.contract.StreamOperation.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.HdrHistogram.ConcurrentHistogram;
import org.HdrHistogram.Histogram;

/**
 * The messages of an operation while they flow: on all of its streams, or of all of its callers.
 * Every message is checked for its place and its content; what is wrong ends all. Started and
 * stopped by one thread.
 *
 * @param <M> the protocol's messages
 */
final class Traffic<M> {

  /**
   * How long what is under way may take at the end: complete streams of long messages take seconds.
   */
  private static final int DRAINING_SECONDS = 30;

  /** How much longer than it should a slice lasts if nothing has been timed in it. */
  private static final int LONGEST_SECONDS = 10;

  private final CheckedMessages<M> messages;
  private final ExecutorService callers;
  private final Lanes lanes;
  private final AtomicReference<Throwable> failure = new AtomicReference<>();
  private final Histogram times = new ConcurrentHistogram(Slice.DIGITS);
  private final Histogram first = new ConcurrentHistogram(Slice.DIGITS);
  private List<Lane> running = List.of();
  private CountDownLatch failed = new CountDownLatch(1);
  private CountDownLatch ended;
  private volatile boolean recording;
  private volatile boolean stopping;

  Traffic(CheckedMessages<M> messages, int number, ExecutorService callers) {
    this.messages = messages;
    this.callers = callers;
    this.lanes = messages.operation().lanes(number);
  }

  /** Begins: every stream has its messages under way, every caller calls. */
  void start() {
    stopping = false;
    times.reset();
    first.reset();
    var begun = new ArrayList<Lane>();
    if (messages.operation().shape() == Shape.PING_PONG) {
      ended = new CountDownLatch(lanes.streams());
      for (int i = 0; i < lanes.streams(); i++) {
        var lane = new PingPongLane<>(this, lanes.inFlight());
        begun.add(lane);
        lane.start();
      }
    } else {
      ended = new CountDownLatch(lanes.together());
      for (int i = 0; i < lanes.together(); i++) {
        var lane = new CallerLane<>(this, i);
        begun.add(lane);
        callers.execute(lane);
      }
    }
    running = begun;
  }

  /** Whether times are taken from now on. */
  void record(boolean records) {
    recording = records;
  }

  /**
   * Lets messages flow for some time; longer if times are taken and none has been.
   *
   * @throws RuntimeException at once, if something fails
   */
  void sleep(int millis) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    long latest = end + TimeUnit.SECONDS.toNanos(LONGEST_SECONDS);
    do {
      failed.await(Math.max(1_000_000, end - System.nanoTime()), TimeUnit.NANOSECONDS);
      throwFailure();
    } while (recording && times.getTotalCount() == 0 && System.nanoTime() - latest < 0);
  }

  /** Messages so far, of all streams or callers. */
  long count() {
    long sum = 0;
    for (Lane lane : running) {
      sum += lane.count();
    }
    return sum;
  }

  /**
   * Ends all streams and calls, in good order.
   *
   * @throws RuntimeException if something fails, or does not end
   */
  void stop() throws InterruptedException {
    stopping = true;
    running.forEach(Lane::stop);
    if (!ended.await(DRAINING_SECONDS, TimeUnit.SECONDS)) {
      fail(
          new IllegalStateException(
              "%s: a stream or call did not end within %d s"
                  .formatted(messages.operation(), DRAINING_SECONDS)));
    }
    throwFailure();
  }

  /** Times of messages, or of complete streams where they end by themselves: nanoseconds. */
  Histogram times() {
    return times.copy();
  }

  /** Times until the first message of a stream, in nanoseconds. */
  Histogram first() {
    return first.copy();
  }

  /** How many messages, streams that end by themselves, or calls are under way. */
  int inFlight() {
    return lanes.together();
  }

  // for lanes

  CheckedMessages<M> messages() {
    return messages;
  }

  boolean isStopping() {
    return stopping;
  }

  void time(long nanos) {
    if (recording) {
      times.recordValue(nanos);
    }
  }

  void timeFirst(long nanos) {
    first.recordValue(nanos);
  }

  /** A stream, or a caller, has ended well. */
  void end() {
    ended.countDown();
  }

  /** Something has failed, which ends all. */
  void fail(Throwable why) {
    failure.compareAndSet(null, why);
    stopping = true;
    failed.countDown();
    while (ended.getCount() > 0) {
      ended.countDown();
    }
  }

  private void throwFailure() {
    Throwable why = failure.get();
    if (why instanceof WrongAnswerException wrong) {
      throw wrong;
    }
    if (why != null) {
      throw new StreamFailedException(messages.operation(), why);
    }
  }
}
