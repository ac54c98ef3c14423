// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * The interval over which costs are counted: from just before the first call of an iteration to
 * just after the last one, without the start and the end of the whole trial. The first thread to
 * arrive reads the counters; the others wait for it in a monitor, where they are parked. (State of
 * scope Benchmark would let them spin, on all CPUs, while the counters are read.)
 */
@State(Scope.Thread)
public class CountedInterval {

  private static boolean entered;

  @Setup(Level.Iteration)
  public void begin() {
    synchronized (CountedInterval.class) {
      if (!entered) {
        CostProfiler.callsBegin();
        entered = true;
      }
    }
  }

  @TearDown(Level.Iteration)
  public void end() {
    synchronized (CountedInterval.class) {
      if (entered) {
        CostProfiler.callsEnded();
        entered = false;
      }
    }
  }
}
