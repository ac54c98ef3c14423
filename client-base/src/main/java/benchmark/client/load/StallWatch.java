// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/**
 * Finds the times in which no caller of this JVM got an answer. A thread looks {@value
 * #LOOK_MILLIS} ms by {@value #LOOK_MILLIS} ms whether any caller has begun another call. If it
 * could not look for long, as when the entire JVM was stopped, that time is a stall, too, unless
 * callers went on as before. Callers do no more than count their calls. Thread-safe.
 */
public final class StallWatch {

  /** JMH gives its states no other way to find it. */
  public static final StallWatch OF_THIS_JVM = new StallWatch();

  static final int LOOK_MILLIS = 50;

  /** Nothing shorter is a stall. */
  private static final long SHORTEST = 250_000_000;

  /** Nor is what is shorter than so many times the usual time between two answers. */
  private static final double TIMES_USUAL = 10;

  private final List<LongSupplier> callers = new CopyOnWriteArrayList<>();
  private final Thread thread = new Thread(this::watch, "stalls");
  private boolean active;
  private Window window;

  /**
   * Watches a caller.
   *
   * @param calls how many it has made; other threads may read a value that is a little old
   */
  public void add(LongSupplier calls) {
    callers.add(calls);
  }

  /** No longer watches a caller; the same object that was added. */
  public void remove(LongSupplier calls) {
    callers.remove(calls);
  }

  /** Calls begin, about as many in a second as before. */
  public synchronized void begin() {
    begin(window == null ? 0 : window.usual());
  }

  /**
   * Calls begin.
   *
   * @param usual how many there should be in a nanosecond; 0 if that is not known
   */
  public synchronized void begin(double usual) {
    window = new Window(System.nanoTime(), calls(), usual);
    active = true;
    if (thread.getState() == Thread.State.NEW) {
      thread.setDaemon(true);
      thread.start();
    }
    LockSupport.unpark(thread);
  }

  /** Calls have ended. */
  public synchronized void end() {
    if (active) {
      window.look(System.nanoTime(), calls());
      active = false;
    }
  }

  /**
   * A line of costs with the longest stall between {@link #begin} and {@link #end}, if any. It
   * starts by the clock of the command, which knows when servers were restarted.
   */
  public synchronized CostLine addTo(CostLine cost) {
    if (window == null || window.longest == 0) {
      return cost;
    }
    long ago = System.nanoTime() - window.longestStart;
    return cost.with(CostColumns.STALL_NANOS, window.longest)
        .with(CostColumns.STALL_START, CommandClock.millis() - ago / 1_000_000);
  }

  private long calls() {
    return callers.stream().mapToLong(LongSupplier::getAsLong).sum();
  }

  private void watch() {
    while (true) {
      if (look()) {
        LockSupport.parkNanos(LOOK_MILLIS * 1_000_000L);
      } else {
        LockSupport.park();
      }
    }
  }

  private synchronized boolean look() {
    if (active) {
      window.look(System.nanoTime(), calls());
    }
    return active;
  }

  /** How calls went from the first one on. */
  static final class Window {

    private final long start;
    private final long callsAtStart;
    private final double before;
    private long time;
    private long calls;
    private long stall;
    private long stallStart;
    private long longest;
    private long longestStart;

    /**
     * No calls yet.
     *
     * @param before how many calls in a nanosecond were usual before; 0 if that is not known
     */
    Window(long time, long calls, double before) {
      this.before = before;
      this.start = time;
      this.callsAtStart = calls;
      this.time = time;
      this.calls = calls;
    }

    /** Takes in how many calls had begun at a time, in nanoseconds. */
    void look(long now, long callsNow) {
      long passed = now - time;
      double usual = usual();
      double expected = usual * passed;
      long gone = callsNow - calls;
      boolean wasAway = passed > SHORTEST && gone < expected / 2;
      if (gone == 0 || wasAway) {
        if (stall == 0) {
          stallStart = time;
        }
        stall += usual == 0 ? passed : passed - Math.round(gone / usual);
        if (stall > longest && stall > SHORTEST && stall * usual > TIMES_USUAL) {
          longest = stall;
          longestStart = stallStart;
        }
      }
      if (gone > 0) {
        stall = 0;
      }
      time = now;
      calls = callsNow;
    }

    /** How many calls there are in a nanosecond. */
    double usual() {
      long running = time - start - longest;
      return calls == callsAtStart || running <= 0
          ? before
          : (double) (calls - callsAtStart) / running;
    }

    /** The longest time without an answer, in nanoseconds; 0 if there was none worth the name. */
    long longest() {
      return longest;
    }
  }
}
