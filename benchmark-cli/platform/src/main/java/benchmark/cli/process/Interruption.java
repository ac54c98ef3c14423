// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * What happens on Ctrl-C, SIGTERM or SIGHUP: all children are stopped at once, which wakes the main
 * thread; it learns why ({@link #check}, {@link #isCauseOfFailure}), tidies up, reports what it has
 * and calls {@link #done}. The process ends when it has, or {@value #GRACE_SECONDS} s after its
 * children. Thread-safe.
 */
public final class Interruption {

  private static final int GRACE_SECONDS = 20;

  /** How much later than its children this process may hear of a Ctrl-C. */
  private static final int BEHIND_MILLIS = 500;

  private final CountDownLatch done = new CountDownLatch(1);
  private final CountDownLatch requested = new CountDownLatch(1);

  /** Starts listening. */
  public Interruption(ChildProcesses children) {
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  if (done.getCount() > 0) {
                    requested.countDown();
                  }
                  children.stopAll();
                  await(done, TimeUnit.SECONDS.toMillis(GRACE_SECONDS));
                },
                "interruption"));
  }

  /**
   * Whether a failure comes from the user interrupting this process. A terminal sends Ctrl-C to the
   * children, too, and one of them may have ended before this process hears of it; so it waits a
   * moment.
   */
  public boolean isCauseOfFailure() {
    return await(requested, BEHIND_MILLIS);
  }

  /** Throws if the user wants this process to end. */
  public void check() {
    if (requested.getCount() == 0) {
      throw new InterruptedByUserException();
    }
  }

  /** The main thread has nothing left to do. */
  public void done() {
    done.countDown();
  }

  private static boolean await(CountDownLatch latch, long millis) {
    try {
      return latch.await(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
