// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * How much CPU some processes use over the intervals in which they should use none. Resolution: a
 * clock tick of 10 ms. For one thread.
 */
final class IdleCpu {

  private List<ProcessHandle> processes = List.of();
  private Duration before;
  private long since;
  private Duration used = Duration.ZERO;
  private Duration wall = Duration.ZERO;

  /** Tells which processes. */
  void of(List<Long> pids) {
    processes = pids.stream().map(ProcessHandle::of).flatMap(Optional::stream).toList();
  }

  void begin() {
    before = now();
    since = System.nanoTime();
  }

  void end() {
    used = used.plus(now()).minus(before);
    wall = wall.plusNanos(System.nanoTime() - since);
  }

  /** CPUs that the processes kept busy over all intervals, on average; 0 before the first one. */
  double cpus() {
    return wall.isZero() ? 0 : (double) used.toNanos() / wall.toNanos();
  }

  private Duration now() {
    return processes.stream()
        .map(process -> process.info().totalCpuDuration().orElse(Duration.ZERO))
        .reduce(Duration.ZERO, Duration::plus);
  }
}
