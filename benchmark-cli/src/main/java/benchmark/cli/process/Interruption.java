// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * What happens on Ctrl-C, SIGTERM or SIGHUP: all children are stopped, which wakes the main thread;
 * it sees {@link #requested}, tidies up, reports what it has and calls {@link #done}. The process
 * ends when it has, or after a grace period. Thread-safe.
 */
public final class Interruption {

  private static final int GRACE_SECONDS = 20;

  private final CountDownLatch done = new CountDownLatch(1);
  private volatile boolean requested;

  /** Starts listening. */
  public Interruption(Children children) {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  requested = done.getCount() > 0;
                  children.stopAll();
                  awaitDone();
                },
                "interruption"));
  }

  /** Whether the user wants this process to end. */
  public boolean requested() {
    return requested;
  }

  /** Throws if the user wants this process to end. */
  public void check() {
    if (requested) {
      throw new InterruptedByUserException();
    }
  }

  /** The main thread has nothing left to do. */
  public void done() {
    done.countDown();
  }

  private void awaitDone() {
    try {
      done.await(GRACE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
