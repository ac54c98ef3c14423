// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import benchmark.cli.machine.ControlGroups;
import benchmark.cli.machine.ControlGroups.Group;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** What Linux lets new processes have, by the texts of its files. */
final class LinuxLimits {

  private static final Pattern PROCESSES = Pattern.compile("(?m)^Max processes +(\\d+)");
  private static final Pattern AVAILABLE = Pattern.compile("(?m)^MemAvailable: +(\\d{1,15}) kB");
  private static final Pattern OF_FILES = Pattern.compile("(?m)^(?:in)?active_file (\\d{1,18})");
  private static final Pattern OF_ALL_FILES =
      Pattern.compile("(?m)^total_(?:in)?active_file (\\d{1,18})");

  /** Any other word, such as max or -1, is no limit; nor is what version 1 has for none. */
  private static final Pattern NUMBER = Pattern.compile("\\A\\s*(\\d{1,18})\\s*\\z");

  private static final Pattern QUOTA = Pattern.compile("\\A\\s*(\\d{1,15})\\s+(\\d{1,15})\\s*\\z");
  private static final int KIBI = 1024;

  private LinuxLimits() {}

  /**
   * How many threads a process can start: the lowest of all limits; empty if the system names none.
   *
   * @param limits the text of /proc/self/limits
   * @param most the text of /proc/sys/kernel/threads-max
   */
  static OptionalLong threads(String limits, String most, ControlGroups groups) {
    return LongStream.concat(
            numbers(PROCESSES, limits),
            Stream.concat(
                    Stream.of(most), groups.of("pids").stream().map(it -> it.file("pids.max")))
                .flatMapToLong(it -> numbers(NUMBER, it)))
        .min();
  }

  /**
   * How many bytes of memory are left: what the machine has, or a control group if that is less;
   * empty if none says.
   *
   * @param meminfo the text of /proc/meminfo
   */
  static OptionalLong memory(String meminfo, ControlGroups groups) {
    return LongStream.concat(
            numbers(AVAILABLE, meminfo).map(it -> it * KIBI),
            groups.of("memory").stream().flatMapToLong(LinuxLimits::left))
        .min();
  }

  /** Files that were read or written are counted as used, and released when needed. */
  private static LongStream left(Group group) {
    LongStream second = left(group, "memory.max", "memory.current", OF_FILES);
    LongStream first = left(group, "memory.limit_in_bytes", "memory.usage_in_bytes", OF_ALL_FILES);
    return LongStream.concat(second, first);
  }

  private static LongStream left(Group group, String most, String used, Pattern ofFiles) {
    return numbers(NUMBER, group.file(most))
        .flatMap(
            all ->
                numbers(NUMBER, group.file(used))
                    .map(it -> all - it + numbers(ofFiles, group.file("memory.stat")).sum())
                    .map(it -> Math.max(0, it)));
  }

  /** How many whole CPUs the lowest quota is worth; empty if there is none. */
  static OptionalInt cpus(ControlGroups groups) {
    return groups.of("cpu").stream()
        .flatMap(
            group ->
                Stream.of(
                    group.file("cpu.max"),
                    group.file("cpu.cfs_quota_us") + " " + group.file("cpu.cfs_period_us")))
        .flatMap(text -> QUOTA.matcher(text).results())
        .mapToInt(
            it ->
                (int)
                    Math.max(
                        1,
                        Math.ceil(
                            Double.parseDouble(it.group(1)) / Double.parseDouble(it.group(2)))))
        .min();
  }

  private static LongStream numbers(Pattern pattern, String text) {
    return pattern.matcher(text).results().mapToLong(it -> Long.parseLong(it.group(1)));
  }

  /**
   * A number of what a process reports of itself.
   *
   * @param status the text of its /proc/PID/status
   */
  static OptionalLong status(String status, String name) {
    return status
        .lines()
        .filter(line -> line.startsWith(name + ":"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
        .findFirst();
  }
}
