// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.JvmCounters;
import benchmark.client.StreamCalls;
import benchmark.contract.Direction;
import benchmark.contract.MessageSink;
import benchmark.contract.StreamContract;
import benchmark.contract.StreamMessage;
import benchmark.contract.StreamSize;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Support;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;

/**
 * Every case of streams: a stream that is given up by one side, and a receiver that is slower than
 * the sender.
 *
 * @param <M> the protocol's messages
 */
final class StreamCases<M> {

  private static final int SECONDS = 5;

  /** How long a sender is faster than the receiver. */
  private static final long SENDING_NANOS = TimeUnit.SECONDS.toNanos(2);

  private static final int OFFERED_PER_SECOND = 50_000;
  private static final int LOOK_MILLIS = 1;
  private static final long MEBI = 1 << 20;

  private final StreamCalls<M> streams;
  private final FindingsWriter report;

  StreamCases(StreamCalls<M> streams, FindingsWriter report) {
    this.streams = streams;
    this.report = report;
  }

  /** The one that takes longest comes last: what it leaves may take a while to go. */
  void run() {
    find(Capability.CANCEL, "by the client", Direction.REQUEST, this::cancelledByClient);
    find(Capability.CANCEL, "by the server", Direction.RESPONSE, this::cancelledByServer);
    find(Capability.BACKPRESSURE, "a slow server", Direction.REQUEST, this::slowReceiver);
  }

  private void find(
      Capability capability, String test, Direction direction, Supplier<CaseResult> result) {
    CallOutcome outcome = CallOutcome.call(4 * SECONDS, result::get);
    report.finding(
        capability,
        test,
        direction,
        outcome.failed()
            ? CaseResult.of(Support.NO, "it fails: %s", ExceptionText.of(outcome.failure()))
            : (CaseResult) outcome.value());
  }

  private CaseResult cancelledByClient() {
    int before = open();
    var answers = new Answers();
    MessageSink<M> stream = streams.service().pingPong(answers);
    stream.next(message(0));
    if (!answers.awaitOne().equals(Answers.MESSAGE)) {
      return new CaseResult(Support.NO, "the stream does not answer");
    }
    stream.fail(new CancellationException("given up by the client"));
    for (int i = 0; i < SECONDS * 10 && open() > before; i++) {
      ConformanceClient.pause(100);
    }
    return open() > before
        ? CaseResult.of(Support.NO, "the server has the stream open %d s later", SECONDS)
        : new CaseResult(Support.YES, "the server is told, and closes the stream");
  }

  private CaseResult cancelledByServer() {
    var answers = new Answers();
    MessageSink<M> stream = streams.service().pingPong(answers);
    stream.next(streams.type().of(new StreamMessage(StreamContract.REFUSED, "")));
    String told = answers.awaitOne();
    return told.startsWith(Answers.FAILED)
        ? CaseResult.of(
            Support.YES, "the client is told: %s", told.substring(Answers.FAILED.length()))
        : CaseResult.of(Support.NO, "the client is not told that the server has given up");
  }

  private CaseResult slowReceiver() {
    var taken = new AtomicInteger();
    MessageSink<M> stream =
        streams
            .service()
            .slow(
                new MessageSink<>() {
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
                    // as it was asked to
                  }
                });
    boolean told = false;
    int sent = 0;
    int queued = 0;
    long start = System.nanoTime();
    for (long time = 0; time < SENDING_NANOS; time = System.nanoTime() - start) {
      long due = time * OFFERED_PER_SECOND / TimeUnit.SECONDS.toNanos(1);
      while (sent < due && stream.isReady()) {
        stream.next(message(sent++));
      }
      told |= sent < due;
      queued = Math.max(queued, sent - taken.get());
      ConformanceClient.pause(LOOK_MILLIS);
    }
    String found =
        "%d messages of 1K queued by a sender of %d/s after %d s, client at %d MiB"
            .formatted(
                queued,
                OFFERED_PER_SECOND,
                TimeUnit.NANOSECONDS.toSeconds(SENDING_NANOS),
                JvmCounters.read().peakRssBytes() / MEBI);
    stream.fail(new CancellationException("the case is over"));
    return told
        ? new CaseResult(Support.YES, "the sender is told to wait: at most " + found)
        : new CaseResult(Support.NO, "the sender is never told to wait: " + found);
  }

  private M message(int n) {
    return streams.type().of(StreamSize.MEDIUM.message(n & StreamSize.MESSAGES - 1));
  }

  /** How many streams the server has open. */
  private int open() {
    return streams
        .type()
        .number(
            streams.service().get(streams.type().of(new StreamMessage(0, StreamContract.OPEN))));
  }

  /** What comes back, in words. */
  private final class Answers implements MessageSink<M> {

    static final String MESSAGE = "message";
    static final String FAILED = "failed: ";

    private final BlockingQueue<String> all = new LinkedBlockingQueue<>();

    /** Waits for what comes next. */
    String awaitOne() {
      try {
        String next = all.poll(SECONDS, TimeUnit.SECONDS);
        return next == null ? "nothing" : next;
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return "nothing";
      }
    }

    @Override
    public void next(M message) {
      all.add(MESSAGE);
    }

    @Override
    public void end() {
      all.add("end");
    }

    @Override
    public void fail(Throwable reason) {
      all.add(FAILED + ExceptionText.of(reason));
    }
  }
}
