// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.launch.LaunchProperties;
import benchmark.launch.SliceReply;
import java.util.concurrent.Semaphore;

/**
 * The other clients of a run, which measure the same slices at the same time: all of them wait for
 * the slowest one before they begin and before the servers' counters are read. Without them nobody
 * waits.
 */
public final class OtherClients {

  private static final boolean ARE_THERE = LaunchProperties.JOINED.or(false);
  private static final Semaphore GO = new Semaphore(0);

  private OtherClients() {}

  /** Whether there are any. */
  public static boolean areThere() {
    return ARE_THERE;
  }

  /** Waits until all of them wait. */
  public static void await() {
    if (ARE_THERE) {
      System.out.println(SliceReply.WAITING);
      GO.acquireUninterruptibly();
    }
  }

  /** All of them wait. */
  public static void go() {
    GO.release();
  }
}
