// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import java.time.Duration;
import java.util.function.Supplier;

/**
 * How much CPU some processes use over the intervals in which they should use none. Resolution: a
 * clock tick of 10 ms. For one thread.
 */
final class IdleCpu {

  private Supplier<Duration> cpuTime = () -> Duration.ZERO;
  private Duration before;
  private long since;
  private Duration used = Duration.ZERO;
  private Duration wall = Duration.ZERO;

  /** Sets how to read what the processes have used. */
  void of(Supplier<Duration> used) {
    cpuTime = used;
  }

  void begin() {
    before = cpuTime.get();
    since = System.nanoTime();
  }

  void end() {
    used = used.plus(cpuTime.get()).minus(before);
    wall = wall.plusNanos(System.nanoTime() - since);
  }

  /** CPUs that the processes kept busy over all intervals, on average; 0 before the first one. */
  double cpus() {
    return wall.isZero() ? 0 : (double) used.toNanos() / wall.toNanos();
  }
}
