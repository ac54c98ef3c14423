// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import benchmark.client.WrongAnswerException;
import benchmark.launch.SliceReply;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.HdrHistogram.Histogram;

/**
 * The calls of one step. Every sending thread takes the number of the next call from one counter,
 * waits until its time, sends it, and writes down how late it was sent and answered after the time
 * at which it was to start. That time never moves: no call is sent early, and none is left out
 * because others are late. A call allocates nothing here.
 *
 * <p>Threads run it at the same time; what it has measured is read when all of them have returned.
 */
final class OpenStep implements Runnable, Sender.Answers {

  /** The caller of a processor that is free may spin, which wakes up sooner than a sleeper. */
  private static final long SPINNING_NANOS =
      Runtime.getRuntime().availableProcessors() < 4 ? 0 : 50_000;

  /** What may be missing of the offered calls. */
  static final double TOLERANCE = 0.01;

  /** In a step of few calls, so many may still be under way at its end. */
  static final int FEW = 10;

  private static final long NEVER = Long.MIN_VALUE;

  private final Supplier<Sender> senders;
  private final long[] arrivals;
  private final long start;
  private final long latest;
  private final AtomicInteger next = new AtomicInteger();
  private final LongAdder ended = new LongAdder();
  private final LongAdder completed = new LongAdder();
  private final ErrorCounts errors = new ErrorCounts();
  private final Set<Thread> callers = ConcurrentHashMap.newKeySet();

  /** From the intended start to the actual one, by the number of the call. */
  private final long[] sent;

  /** From the intended start to the answer. */
  private final long[] done;

  private final boolean[] failed;
  private volatile boolean stopped;
  private volatile Throwable fatal;

  /** Calls to come, none of which is left out because others are late. */
  OpenStep(Supplier<Sender> senders, long[] arrivals, long start) {
    this(senders, arrivals, start, Long.MAX_VALUE);
  }

  /**
   * Calls to come.
   *
   * @param senders one for each thread
   * @param arrivals when they are to start, in nanoseconds after the start of the step
   * @param start of the step, of {@link System#nanoTime}
   * @param latest a call that cannot be sent so soon after its intended start is left out, in
   *     nanoseconds
   */
  OpenStep(Supplier<Sender> senders, long[] arrivals, long start, long latest) {
    this.senders = senders;
    this.latest = latest;
    this.arrivals = arrivals;
    this.start = start;
    sent = new long[arrivals.length];
    done = new long[arrivals.length];
    failed = new boolean[arrivals.length];
    Arrays.fill(sent, NEVER);
    Arrays.fill(done, NEVER);
  }

  /** Sends until no call is left, or the step is stopped, and waits for what it has sent. */
  @Override
  public void run() {
    callers.add(Thread.currentThread());
    try (Sender sender = senders.get()) {
      sendWith(sender);
    } catch (RuntimeException | Error broken) { // frameworks throw what they like
      fatal = broken;
      stop();
    }
  }

  private void sendWith(Sender sender) {
    sender.awaitPlace();
    for (int i = next.getAndIncrement(); i < arrivals.length; i = next.getAndIncrement()) {
      long intended = start + arrivals[i];
      long now = System.nanoTime();
      while (now - intended < 0 && !stopped) {
        if (intended - now > SPINNING_NANOS) {
          LockSupport.parkNanos(intended - now - SPINNING_NANOS);
        } else {
          Thread.onSpinWait();
        }
        now = System.nanoTime();
      }
      if (stopped) {
        return;
      }
      if (now - intended > latest) {
        ended.increment();
        continue;
      }
      sent[i] = now - intended;
      try {
        sender.send(i, this);
      } catch (Throwable e) { // errors too, as a framework throws them
        failed(i, e);
      }
      sender.awaitPlace();
    }
  }

  @Override
  public void answered(int i) {
    done[i] = System.nanoTime() - start - arrivals[i];
    completed.increment();
    ended.increment();
  }

  @Override
  public void failed(int i, Throwable reason) {
    done[i] = System.nanoTime() - start - arrivals[i];
    failed[i] = true;
    note(reason);
    ended.increment();
  }

  /** No call starts from now on; those that wait for an answer go on waiting. */
  void stop() {
    stopped = true;
    callers.forEach(LockSupport::unpark);
  }

  /** Calls that were to start by now, of {@link System#nanoTime}, and have not ended. */
  long backlog(long now) {
    return due(now) - ended.sum();
  }

  /** Calls that were to start by now. */
  int due(long now) {
    int place = Arrays.binarySearch(arrivals, now - start);
    return place < 0 ? -place - 1 : place + 1;
  }

  /** Calls that have got an answer so far. */
  long completed() {
    return completed.sum();
  }

  /** A wrong answer, or a stream that did not end, which fails the run; null if there was none. */
  Throwable fatal() {
    return fatal;
  }

  /**
   * What some calls came to, when all callers have returned.
   *
   * @param first the number of the first one
   * @param end that of the first one after them
   */
  Result result(int first, int end, long onTime) {
    var response = new Histogram(Slice.DIGITS); // resizes itself
    var service = new Histogram(Slice.DIGITS);
    var lateness = new Histogram(Slice.DIGITS);
    long inTime = 0;
    long failures = 0;
    for (int i = first; i < end; i++) {
      if (sent[i] == NEVER) {
        continue;
      }
      lateness.recordValue(Math.max(0, sent[i]));
      if (failed[i]) {
        failures++;
      } else if (done[i] != NEVER) {
        response.recordValue(done[i]);
        service.recordValue(done[i] - sent[i]);
        if (arrivals[i] + done[i] <= onTime) {
          inTime++;
        }
      }
    }
    return new Result(
        response,
        service,
        lateness,
        end - first,
        inTime,
        failures,
        greatestInFlight(first),
        errors);
  }

  /**
   * The slowest answer to the calls of each part of a step, in microseconds, by their intended
   * start; 0 where no call was answered.
   *
   * @param from when the first part begins, in nanoseconds after the start of the step
   * @param to when the last one ends
   */
  List<Long> course(long from, long to, int parts) {
    var slowest = new Long[parts];
    Arrays.fill(slowest, 0L);
    for (int i = due(start + from); i < arrivals.length && arrivals[i] < to; i++) {
      if (done[i] != NEVER && !failed[i]) {
        int part = (int) Math.min(parts - 1, (arrivals[i] - from) * parts / (to - from));
        slowest[part] = Math.max(slowest[part], done[i] / 1_000);
      }
    }
    return List.of(slowest);
  }

  /**
   * What a step measured; times in nanoseconds.
   *
   * @param response from the intended start to the answer
   * @param service from the actual start to the answer
   * @param lateness from the intended start to the actual one
   * @param offered calls that were to start: until the step ended, if it ended early
   * @param inTime those that got an answer before the step's end and some grace
   * @param failed those that ended in an error
   * @param inFlight the most that were unanswered at the same time
   * @param errors the errors of all calls, also of those before the first one
   */
  record Result(
      Histogram response,
      Histogram service,
      Histogram lateness,
      long offered,
      long inTime,
      long failed,
      long inFlight,
      ErrorCounts errors) {

    /**
     * Whether no call failed, and as good as all were answered in time. Some may still be under way
     * at the end; where there are few, that would be most of them.
     */
    boolean isKeptUp() {
      long missing = offered - inTime;
      double tolerated =
          offered < FEW ? 0 : Math.max(Math.min(FEW, offered / 2), TOLERANCE * offered);
      return offered > 0 && failed == 0 && missing <= tolerated;
    }

    /** Calls that did start. */
    long sent() {
      return lateness.getTotalCount();
    }

    /** Calls that got an answer, be it late. */
    long completed() {
      return response.getTotalCount();
    }
  }

  private void note(Throwable e) {
    if (e instanceof WrongAnswerException || e instanceof VirtualMachineError) {
      fatal = e;
      stop();
    }
    errors.add(e);
  }

  /** All calls, as {@link SliceReply#CALLS} has them, when all callers have returned. */
  String calls() {
    var calls = new StringBuilder();
    for (int i = 0; i < arrivals.length; i++) {
      calls.append(i == 0 ? "" : ",");
      if (sent[i] != NEVER && done[i] != NEVER) {
        calls.append(sent[i] / 1_000).append(':').append(done[i] / 1_000);
        calls.append(failed[i] ? "!" : "");
      }
    }
    return calls.toString();
  }

  /** Calls that were under way at a moment, in nanoseconds after the start of the step. */
  long unanswered(long moment) {
    return IntStream.range(0, arrivals.length)
        .filter(i -> sent[i] != NEVER && arrivals[i] + sent[i] <= moment)
        .filter(i -> done[i] == NEVER || arrivals[i] + done[i] > moment)
        .count();
  }

  /**
   * What became of the calls of each slot, as {@link SliceReply#SLOTS} has it.
   *
   * @param length of all of them, in nanoseconds
   * @param deadline after which an answer is too late, in nanoseconds
   */
  String slots(long length, long slot, long deadline) {
    var useful = new long[(int) (length / slot)];
    for (int i = 0; i < arrivals.length; i++) {
      if (done[i] != NEVER && !failed[i] && done[i] <= deadline) {
        int then = (int) ((arrivals[i] + done[i]) / slot);
        if (then < useful.length) {
          useful[then]++;
        }
      }
    }
    var slots = new StringJoiner(",");
    int first = 0;
    for (int number = 0; number < useful.length; number++) {
      int next = first;
      while (next < arrivals.length && arrivals[next] < (number + 1) * slot) {
        next++;
      }
      slots.add(slot(first, next, deadline) + ":" + useful[number]);
      first = next;
    }
    return slots.toString();
  }

  private String slot(int first, int end, long deadline) {
    long unsent = IntStream.range(first, end).filter(i -> sent[i] == NEVER).count();
    long broken = IntStream.range(first, end).filter(i -> failed[i]).count();
    long[] answered =
        IntStream.range(first, end)
            .filter(i -> done[i] != NEVER && !failed[i])
            .mapToLong(i -> done[i])
            .sorted()
            .toArray();
    long late = Arrays.stream(answered).filter(it -> it > deadline).count();
    return "%d:%d:%d:%d:%d:%d:%d"
        .formatted(
            end - first,
            unsent,
            answered.length - late,
            late,
            broken,
            percentile(answered, 0.5),
            percentile(answered, 0.99));
  }

  /** In microseconds; 0 without a value. */
  private static long percentile(long[] sorted, double share) {
    return sorted.length == 0 ? 0 : sorted[(int) Math.ceil(share * sorted.length) - 1] / 1_000;
  }

  /** Walks through all starts and ends in the order in which they happened. */
  private long greatestInFlight(int first) {
    long[] starts = moments(first, sent);
    long[] ends = moments(first, done);
    long greatest = 0;
    int end = 0;
    for (int begun = 0; begun < starts.length; begun++) {
      while (end < ends.length && ends[end] <= starts[begun]) {
        end++;
      }
      greatest = Math.max(greatest, begun + 1 - end);
    }
    return greatest;
  }

  private long[] moments(int first, long[] offsets) {
    return IntStream.range(first, arrivals.length)
        .filter(i -> offsets[i] != NEVER)
        .mapToLong(i -> arrivals[i] + offsets[i])
        .sorted()
        .toArray();
  }
}
