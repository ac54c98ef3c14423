// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A process of this host and all that it has started, as the kernel counts them. Every reading
 * throws if one of them ends meanwhile, or if the system does not say.
 *
 * @param processes their folders in /proc
 */
record ProcessTree(List<Path> processes) {

  private static final long NANOS_PER_TICK = 10_000_000;

  /** The places in /proc/PID/stat, from the field after the name in parentheses on. */
  private static final int USER_TICKS = 11;

  private static final int SYSTEM_TICKS = 12;

  static ProcessTree of(long pid) {
    return new ProcessTree(
        Stream.concat(
                Stream.of(pid),
                ProcessHandle.of(pid).stream()
                    .flatMap(ProcessHandle::descendants)
                    .map(ProcessHandle::pid))
            .map(it -> Path.of("/proc", Long.toString(it)))
            .toList());
  }

  /**
   * CPU time so far, in nanoseconds: to the nanosecond over the threads that still run; where
   * others have ended, by the clock ticks of 10 ms that the process keeps of all.
   */
  long cpuNanos() throws IOException {
    long sum = 0;
    for (Path process : processes) {
      sum += Math.max(ofThreads(process), ofTicks(process));
    }
    return sum;
  }

  private static long ofThreads(Path process) throws IOException {
    long sum = 0;
    for (Path thread : entries(process.resolve("task"))) {
      sum += Long.parseLong(Files.readString(thread.resolve("schedstat")).split(" ")[0]);
    }
    return sum;
  }

  private static long ofTicks(Path process) throws IOException {
    String stat = Files.readString(process.resolve("stat"));
    String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
    return (Long.parseLong(fields[USER_TICKS]) + Long.parseLong(fields[SYSTEM_TICKS]))
        * NANOS_PER_TICK;
  }

  /**
   * The sum of a value in /proc/PID/status that is in kB, in bytes.
   *
   * @param key such as VmHWM: the highest resident memory since the start
   */
  long bytes(String key) throws IOException {
    long sum = 0;
    for (Path process : processes) {
      try (Stream<String> lines = Files.lines(process.resolve("status"))) {
        sum +=
            lines
                .filter(line -> line.startsWith(key + ":"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
                .sum();
      }
    }
    return sum;
  }

  /**
   * How many entries a folder of each process has.
   *
   * @param folder task for threads, fd for descriptors
   */
  long count(String folder) throws IOException {
    long sum = 0;
    for (Path process : processes) {
      sum += entries(process.resolve(folder)).size();
    }
    return sum;
  }

  private static List<Path> entries(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.toList();
    }
  }
}
