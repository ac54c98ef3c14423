// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import benchmark.client.UserOperations;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.ThreadParams;

/**
 * The order in which one thread walks the prepared requests: all of them in turn, each thread from
 * a place of its own. Belongs to one thread, so that no counter is shared between callers.
 */
@State(Scope.Thread)
public class Sequence {

  private int next;

  /** Spreads the threads evenly over the requests. */
  @Setup
  public void start(ThreadParams thread) {
    next =
        (int) ((long) UserOperations.REQUESTS * thread.getThreadIndex() / thread.getThreadCount());
  }

  /** Returns the number of the next request, from 0 to {@link UserOperations#REQUESTS} - 1. */
  public int next() {
    int n = next;
    next = n + 1 == UserOperations.REQUESTS ? 0 : n + 1;
    return n;
  }
}
