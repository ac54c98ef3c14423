// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import java.util.concurrent.locks.AbstractOwnableSynchronizer;
import java.util.concurrent.locks.LockSupport;

/**
 * How long this JVM's threads have been kept waiting by locks that others held: monitors,
 * ReentrantLocks and the like. Thread-safe.
 *
 * <p>It is an estimate: a thread of its own looks at the states of all others {@value
 * #PERIOD_MILLIS} ms after each look, and what it sees counts for the time since the last one. That
 * needs no safepoint and nothing in the threads that are looked at, and takes two thousandths of a
 * CPU with 250 threads. The JVM's own contention monitoring would be exact, but reads the clock
 * twice whenever a thread parks or waits, as callers do in every call; the Flight Recorder leaves
 * out what is short.
 */
final class BlockedTime {

  private static final int PERIOD_MILLIS = 100;

  /** Threads that may start between two questions to the JVM. */
  private static final int MORE = 16;

  private static final BlockedTime OF_THIS_JVM = new BlockedTime();

  private volatile long nanos;

  private BlockedTime() {
    var thread = new Thread(this::look, "blocked-time");
    thread.setDaemon(true);
    thread.start();
  }

  /** The time of all threads together since the first call of this method, in nanoseconds. */
  static long nanos() {
    return OF_THIS_JVM.nanos;
  }

  private void look() {
    ThreadGroup all = Thread.currentThread().getThreadGroup();
    while (all.getParent() != null) {
      all = all.getParent();
    }
    long last = System.nanoTime();
    while (true) {
      try {
        Thread.sleep(PERIOD_MILLIS);
      } catch (InterruptedException end) {
        return;
      }
      try {
        int blocked = blocked(all);
        long now = System.nanoTime();
        nanos = nanos + blocked * (now - last);
        last = now;
      } catch (OutOfMemoryError full) {
        // the next look may find memory again; until then nothing is added
      }
    }
  }

  private static int blocked(ThreadGroup all) {
    var threads = new Thread[all.activeCount() + MORE];
    int count = all.enumerate(threads, true);
    int blocked = 0;
    for (int i = 0; i < count; i++) {
      blocked += isBlocked(threads[i]) ? 1 : 0;
    }
    return blocked;
  }

  /** Whether a thread waits for a lock; not for work, an answer or a time. */
  static boolean isBlocked(Thread thread) {
    Object blocker = LockSupport.getBlocker(thread);
    return blocker instanceof AbstractOwnableSynchronizer
        ? blocker.getClass().getName().startsWith("java.util.concurrent.locks.Reentrant")
        : thread.getState() == Thread.State.BLOCKED;
  }
}
