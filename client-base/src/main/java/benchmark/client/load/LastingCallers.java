// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import benchmark.client.Call;
import benchmark.client.WrongAnswerException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.SingleWriterRecorder;

/**
 * Callers that continue until they are stopped, each of which waits for an answer before its next
 * call. What they have measured is cut into intervals without a pause, and no call is lost between
 * two of them. A call that fails is counted, and its caller rests for {@value #REST_MILLIS} ms: a
 * refused connection would otherwise be tried a hundred thousand times a second.
 */
final class LastingCallers {

  static final int REST_MILLIS = 50;

  private volatile Call call;
  private final List<Caller> callers = new ArrayList<>();
  private final CountDownLatch fatal = new CountDownLatch(1);
  private ErrorCounts errors = new ErrorCounts(); // guarded by this
  private volatile Throwable wrong;
  private volatile boolean stopped;

  LastingCallers(Call call) {
    this.call = call;
  }

  /** Starts some callers, evenly spread over the requests. */
  void start(int number, ExecutorService pool) {
    for (int i = 0; i < number; i++) {
      var caller = new Caller((int) ((long) call.requests() * i / number));
      callers.add(caller);
      StallWatch.OF_THIS_JVM.add(caller);
      pool.submit(caller);
    }
  }

  /** Lets the callers make other calls from now on; the interval continues. */
  void change(Call other) {
    call = other;
  }

  /**
   * Waits until a time, of {@link System#nanoTime}, while calls go on.
   *
   * @throws RuntimeException at once, if there is an answer that is not the right one
   */
  void await(long end) throws InterruptedException {
    if (fatal.await(end - System.nanoTime(), TimeUnit.NANOSECONDS)) {
      if (wrong instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) wrong;
    }
  }

  /**
   * What the calls that ended since the last cut came to.
   *
   * @param times of those that were answered, in nanoseconds
   */
  record Interval(Histogram times, ErrorCounts errors) {}

  /** Ends an interval, and begins the next one. */
  Interval cut() {
    ErrorCounts ended;
    synchronized (this) { // nobody still adds to what has ended
      ended = errors;
      errors = new ErrorCounts();
    }
    var times = new Histogram(Slice.DIGITS); // resizes itself
    callers.forEach(caller -> times.add(caller.interval()));
    return new Interval(times, ended);
  }

  /** No call starts from now on. */
  void stop() {
    stopped = true;
    callers.forEach(StallWatch.OF_THIS_JVM::remove);
  }

  private void note(Throwable error) {
    if (error instanceof WrongAnswerException || error instanceof VirtualMachineError) {
      wrong = error;
      fatal.countDown();
      return;
    }
    synchronized (this) {
      errors.add(error);
    }
    LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(REST_MILLIS));
  }

  private final class Caller implements Runnable, LongSupplier {

    private final SingleWriterRecorder times = new SingleWriterRecorder(Slice.DIGITS);
    private Histogram recycled;
    private int next;
    private final AtomicLong answered = new AtomicLong();

    Caller(int first) {
      next = first;
    }

    @Override
    public void run() {
      while (!stopped && fatal.getCount() > 0) {
        Call now = call;
        int n = next < now.requests() ? next : 0;
        next = n + 1;
        long start = System.nanoTime();
        try {
          now.call(n);
          times.recordValue(System.nanoTime() - start);
          answered.setOpaque(answered.getPlain() + 1); // nobody else writes it
        } catch (Throwable error) { // errors, too: frameworks throw what they like
          note(error);
        }
      }
    }

    Histogram interval() {
      recycled = times.getIntervalHistogram(recycled);
      return recycled;
    }

    /** Answered calls: another thread may read a value that is a little old. */
    @Override
    public long getAsLong() {
      return answered.getOpaque();
    }
  }
}
