// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import benchmark.client.load.StallWatch;
import java.util.function.LongSupplier;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.ThreadParams;

/**
 * The order in which one thread walks the prepared requests: all of them in turn, each thread from
 * a place of its own. Belongs to one thread, so that no counter is shared between callers.
 */
@State(Scope.Thread)
public class Sequence implements LongSupplier {

  private int requests;
  private int next;
  private long calls;

  /** Spreads the threads evenly over the requests of the operation that is measured. */
  @Setup
  public void start(ThreadParams thread, BenchmarkParams benchmark) {
    start(
        CallBenchmark.operation(benchmark).requests(),
        thread.getThreadIndex(),
        thread.getThreadCount());
    StallWatch.OF_THIS_JVM.add(this);
  }

  /** Begins at this thread's place. */
  void start(int requests, int thread, int threads) {
    this.requests = requests;
    next = (int) ((long) requests * thread / threads);
  }

  /** Returns the number of the next request. */
  public int next() {
    int n = next;
    next = n + 1 == requests ? 0 : n + 1;
    calls++;
    return n;
  }

  /** How many calls this thread has begun: another thread may read a value that is a little old. */
  @Override
  public long getAsLong() {
    return calls;
  }

  /** Its calls are no longer watched. */
  @TearDown
  public void end() {
    StallWatch.OF_THIS_JVM.remove(this);
  }
}
