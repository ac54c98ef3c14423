// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import benchmark.JvmCounters;
import benchmark.client.CountersClient;
import benchmark.client.StreamCalls;
import benchmark.contract.Direction;
import benchmark.contract.MessageSink;
import benchmark.contract.StreamContract;
import benchmark.contract.StreamMessage;
import benchmark.contract.StreamSize;
import benchmark.contract.conformance.Capability;
import benchmark.contract.conformance.CaseResult;
import benchmark.contract.conformance.Findings;
import benchmark.contract.conformance.SlowReceiver;
import benchmark.contract.conformance.Support;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * Every case of streams: a stream that is given up by one side, that has a deadline, or whose
 * server is killed, and a receiver that is slower than the sender.
 *
 * @param <M> the protocol's messages
 */
final class StreamCases<M> {

  private static final int SECONDS = 5;
  private static final int DEADLINE_MILLIS = 1_000;
  private static final int BETWEEN_MILLIS = 20;

  /** What a deadline is called in the words of frameworks. */
  private static final Pattern DEADLINE = Pattern.compile("(?i)deadline|time[d ]?-?_?out");

  /** How many streams a killed server has. */
  private static final int KILLED = 3;

  /** How long a sender is faster than the receiver. */
  private static final long SENDING_NANOS = TimeUnit.SECONDS.toNanos(2);

  /** More than the buffers of connections hold, and less than what takes a client's memory. */
  private static final int MOST_QUEUED = 30_000;

  private static final CountersClient UNKNOWN_SERVER =
      new CountersClient(Optional.empty(), 0, Optional.empty());
  private static final long MEBI = 1 << 20;

  private final StreamCalls<M> streams;
  private final Findings.Writer report;

  StreamCases(StreamCalls<M> streams, Findings.Writer report) {
    this.streams = streams;
    this.report = report;
  }

  /** The one that takes longest comes last: what it leaves may take a while to go. */
  void run() {
    find(Capability.CANCEL, "by the client", Direction.REQUEST, this::cancelledByClient);
    find(Capability.CANCEL, "by the server", Direction.RESPONSE, this::cancelledByServer);
    find(Capability.DEADLINE, "mid-stream", Direction.BOTH, this::deadline);
    find(Capability.BACKPRESSURE, "a slow server", Direction.REQUEST, this::slowReceiver);
  }

  /** Opens streams, says so, and waits for the end of the server. */
  void awaitKill() {
    find(Capability.KILLED, "mid-stream", Direction.RESPONSE, this::killed);
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
    long threads = JvmCounters.read().threads();
    var answers = new Answers();
    MessageSink<M> stream = streams.service().pingPong(answers);
    stream.next(message(0));
    if (!answers.awaitOne().equals(Answers.MESSAGE)) {
      return new CaseResult(Support.NO, "the stream does not answer");
    }
    stream.fail(new CancellationException("given up by the client"));
    return staysOpen(before)
        ? CaseResult.of(Support.NO, "the server has the stream open %d s later", SECONDS)
        : CaseResult.of(
            Support.YES,
            "the server is notified, and closes the stream; %s",
            threadsSince(threads));
  }

  /** Whether the server still has more streams open than before. */
  private boolean staysOpen(int before) {
    for (int i = 0; i < SECONDS * 10 && open() > before; i++) {
      ConformanceClient.pause(100);
    }
    return open() > before;
  }

  private static String threadsSince(long before) {
    return "the client has %d threads, and had %d before"
        .formatted(JvmCounters.read().threads(), before);
  }

  private CaseResult cancelledByServer() {
    long threads = JvmCounters.read().threads();
    var answers = new Answers();
    MessageSink<M> stream = streams.service().pingPong(answers);
    stream.next(streams.type().of(new StreamMessage(StreamContract.REFUSED, "")));
    String told = answers.awaitOne();
    return told.startsWith(Answers.FAILED)
        ? CaseResult.of(
            Support.YES,
            "the client is notified: %s; %s",
            told.substring(Answers.FAILED.length()),
            threadsSince(threads))
        : new CaseResult(Support.NO, "the client is not notified that the server has given up");
  }

  /** Messages go to and fro until a stream ends, or long after it should have. */
  private CaseResult deadline() {
    int before = open();
    var answers = new Answers();
    long start = System.nanoTime();
    MessageSink<M> stream = streams.service().within(DEADLINE_MILLIS).pingPong(answers);
    String told;
    do {
      stream.next(message(0));
      told = answers.awaitOne();
      ConformanceClient.pause(BETWEEN_MILLIS);
    } while (told.equals(Answers.MESSAGE) && millisSince(start) < 3 * DEADLINE_MILLIS);
    long millis = millisSince(start);
    if (told.equals(Answers.MESSAGE)) {
      stream.fail(new CancellationException("the case is over"));
      return CaseResult.of(
          Support.NO, "after %d ms with a deadline of %d it continues", millis, DEADLINE_MILLIS);
    }
    boolean right = told.startsWith(Answers.FAILED) && DEADLINE.matcher(told).find();
    boolean stays = staysOpen(before);
    return CaseResult.of(
        right && !stays ? Support.YES : Support.NO,
        "with a deadline of %d ms the client is notified after %d: %s; the server %s",
        DEADLINE_MILLIS,
        millis,
        told.replace(Answers.FAILED, ""),
        stays ? "has the stream open %d s later".formatted(SECONDS) : "closes the stream");
  }

  private CaseResult killed() {
    var all = new ArrayList<Answers>();
    long before = 0;
    for (int i = 0; i < KILLED; i++) {
      var answers = new Answers();
      all.add(answers);
      streams.service().pingPong(answers).next(message(i));
      if (!answers.awaitOne().equals(Answers.MESSAGE)) {
        return new CaseResult(Support.NO, "a stream does not answer");
      }
      if (i == 0) {
        before = JvmCounters.read().threads();
      }
    }
    System.out.println(Findings.STREAMS_ARE_OPEN);
    long start = System.nanoTime();
    List<String> told = all.stream().map(Answers::awaitOne).distinct().toList();
    long millis = millisSince(start);
    return CaseResult.of(
        told.stream().allMatch(it -> it.startsWith(Answers.FAILED)) ? Support.YES : Support.NO,
        "%d streams are notified within %d ms: %s; the client has %d threads, and had %d with one"
            + " stream",
        KILLED,
        millis,
        String.join("; or ", told).replace(Answers.FAILED, ""),
        JvmCounters.read().threads(),
        before);
  }

  private static long millisSince(long start) {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }

  private CaseResult slowReceiver() {
    SlowReceiver found =
        new FastSender<>(streams, UNKNOWN_SERVER, true).send(SENDING_NANOS, MOST_QUEUED);
    String queued =
        "%d messages of 1K queued by a sender of %d/s within %d s, client at %d MiB%s"
            .formatted(
                found.queued(),
                FastSender.OFFERED_PER_SECOND,
                TimeUnit.NANOSECONDS.toSeconds(SENDING_NANOS),
                found.client().resident() / MEBI,
                found.failure().isEmpty() ? "" : ", and then " + found.failure());
    return found.told()
        ? new CaseResult(Support.YES, "the sender is asked to wait: at most " + queued)
        : new CaseResult(Support.NO, "the sender is never asked to wait: " + queued);
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
