// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.JvmCounters;
import benchmark.launch.Gauge;
import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
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

  /**
   * What a process has reported of itself, with the kernel's numbers in place of those that are
   * missing; only what it has reported if it has ended.
   */
  static JvmCounters completed(JvmCounters told, long pid) {
    try {
      return of(pid).completed(told);
    } catch (IOException | RuntimeException hasEnded) {
      return told;
    }
  }

  private JvmCounters completed(JvmCounters told) throws IOException {
    var gauges = new EnumMap<Gauge, Long>(Gauge.class);
    gauges.putAll(told.gauges());
    if (LaunchProperties.GAUGES.or(false)) {
      gauges.putIfAbsent(Gauge.RSS, bytes("VmRSS"));
    }
    return new JvmCounters(
        told.cpuNanos() == JvmCounters.MISSING ? cpuNanos() : told.cpuNanos(),
        told.allocatedBytes(),
        told.gcMillis(),
        told.gcCount(),
        told.peakRssBytes() == JvmCounters.MISSING ? bytes("VmHWM") : told.peakRssBytes(),
        told.compileMillis(),
        told.clockNanos(),
        told.heapAfterGcBytes(),
        told.threads() == JvmCounters.MISSING ? count("task") : told.threads(),
        told.descriptors() == JvmCounters.MISSING ? count("fd") : told.descriptors(),
        told.blockedNanos(),
        told.pausedNanos(),
        Map.copyOf(gauges));
  }

  private static List<Path> entries(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.toList();
    }
  }
}
