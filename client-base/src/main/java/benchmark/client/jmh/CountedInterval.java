// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import java.util.concurrent.Semaphore;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * The interval over which costs are counted: from just before the first call of an iteration to
 * just after the last one, without the start and the end of the entire trial. The first thread to
 * arrive reads the counters; the others wait for it, parked; a semaphore is no lock, so that this
 * does not count as one that keeps callers waiting. (State of scope Benchmark would let them spin,
 * on all CPUs, while the counters are read.)
 */
@State(Scope.Thread)
public class CountedInterval {

  private static final Semaphore ONE_AT_A_TIME = new Semaphore(1);

  private static boolean entered;

  @Setup(Level.Iteration)
  public void begin() {
    ONE_AT_A_TIME.acquireUninterruptibly();
    try {
      if (!entered) {
        CostProfiler.callsBegin();
        entered = true;
      }
    } finally {
      ONE_AT_A_TIME.release();
    }
  }

  @TearDown(Level.Iteration)
  public void end() {
    ONE_AT_A_TIME.acquireUninterruptibly();
    try {
      if (entered) {
        CostProfiler.callsEnded();
        entered = false;
      }
    } finally {
      ONE_AT_A_TIME.release();
    }
  }
}
