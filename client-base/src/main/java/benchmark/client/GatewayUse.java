// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.JvmCounters;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a gateway on this host has used so far, with the processes that it has started; {@link
 * JvmCounters#MISSING} where a number is missing.
 *
 * @param cpuNanos CPU time in nanoseconds: of a JVM of this project what it reports; else that of
 *     all threads that still run, by the kernel's schedstat (a JVM's compiler threads come and go)
 * @param peakRssBytes highest resident memory since the start, in bytes; that of several processes
 *     is added up
 * @param compileMillis time of the JIT's threads in compilations, in milliseconds, if it is a JVM
 *     of this project
 */
record GatewayUse(long cpuNanos, long peakRssBytes, long compileMillis) {

  static final GatewayUse UNKNOWN =
      new GatewayUse(JvmCounters.MISSING, JvmCounters.MISSING, JvmCounters.MISSING);

  private static final String PEAK = "VmHWM:";

  /**
   * Reads a process and all that it has started.
   *
   * @param counters asks it for its counters; empty if it does not report them
   */
  static GatewayUse read(long pid, Optional<CountersClient> counters) {
    try {
      List<Path> processes =
          Stream.concat(
                  Stream.of(pid),
                  ProcessHandle.of(pid).stream()
                      .flatMap(ProcessHandle::descendants)
                      .map(ProcessHandle::pid))
              .map(it -> Path.of("/proc", Long.toString(it)))
              .toList();
      long peak = 0;
      for (Path process : processes) {
        peak += peakBytes(process);
      }
      if (counters.isPresent()) {
        JvmCounters told = counters.get().read();
        return new GatewayUse(told.cpuNanos(), peak, told.compileMillis());
      }
      long cpu = 0;
      for (Path process : processes) {
        cpu += cpuNanos(process);
      }
      return new GatewayUse(cpu, peak, JvmCounters.MISSING);
    } catch (IOException | RuntimeException unreadable) {
      return UNKNOWN;
    }
  }

  private static long cpuNanos(Path process) throws IOException {
    try (Stream<Path> threads = Files.list(process.resolve("task"))) {
      long sum = 0;
      for (Path thread : threads.toList()) {
        sum += Long.parseLong(Files.readString(thread.resolve("schedstat")).split(" ")[0]);
      }
      return sum;
    }
  }

  private static long peakBytes(Path process) throws IOException {
    try (Stream<String> lines = Files.lines(process.resolve("status"))) {
      return lines
          .filter(line -> line.startsWith(PEAK))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
          .sum();
    }
  }
}
