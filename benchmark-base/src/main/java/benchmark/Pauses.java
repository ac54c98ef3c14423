// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

/**
 * For how long the threads of this JVM did not run, although they could have: while it was stopped,
 * or collected garbage, or no CPU was left for it. A thread sleeps again and again; what it
 * oversleeps is a pause. (The idea is that of Gil Tene's jHiccup.) Thread-safe.
 */
final class Pauses {

  private static final long PERIOD = 20_000_000;

  /** On a busy machine a thread may well wait this long for a CPU. */
  private static final long SHORTEST = 100_000_000;

  private static final Pauses OF_THIS_JVM = new Pauses();

  private long woke = System.nanoTime();
  private long sum;

  private Pauses() {
    var thread = new Thread(this::watch, "pauses");
    thread.setDaemon(true);
    thread.start();
  }

  /** All pauses since this was first asked for, one that is just ending included: nanoseconds. */
  static long nanos() {
    return OF_THIS_JVM.look(false);
  }

  private void watch() {
    try {
      while (true) {
        Thread.sleep(PERIOD / 1_000_000);
        look(true);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // nobody does
    }
  }

  private synchronized long look(boolean awake) {
    long now = System.nanoTime();
    long overslept = now - woke - PERIOD;
    long pause = overslept > SHORTEST ? overslept : 0;
    if (awake) {
      woke = now;
      sum += pause;
      return sum;
    }
    return sum + pause;
  }
}
