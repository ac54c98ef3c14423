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
 * just after the last one, without the start and the end of the whole trial. One thread of all
 * enters and leaves it while the others wait.
 */
@State(Scope.Benchmark)
public class CountedInterval {

  @Setup(Level.Iteration)
  public void begin() {
    CostProfiler.callsBegin();
  }

  @TearDown(Level.Iteration)
  public void end() {
    CostProfiler.callsEnded();
  }
}
