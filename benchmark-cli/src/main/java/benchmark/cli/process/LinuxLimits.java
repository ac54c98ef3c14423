// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** What Linux lets new processes have, by the texts of its files. */
final class LinuxLimits {

  private static final Pattern PROCESSES = Pattern.compile("(?m)^Max processes +(\\d+)");
  private static final Pattern AVAILABLE = Pattern.compile("(?m)^MemAvailable: +(\\d{1,15}) kB");
  private static final Pattern OF_FILES = Pattern.compile("(?m)^(?:in)?active_file (\\d{1,18})");
  private static final Pattern NUMBER = Pattern.compile("\\A\\s*(\\d{1,18})\\s*\\z");
  private static final int KIBI = 1024;

  private LinuxLimits() {}

  /**
   * How many threads a process can start: the lowest of all limits; empty if the system names none.
   *
   * @param limits the text of /proc/self/limits
   * @param others texts of a single number each; any other word, such as max, is no limit
   */
  static OptionalLong threads(String limits, String... others) {
    return LongStream.concat(
            numbers(PROCESSES, limits), Stream.of(others).flatMapToLong(it -> numbers(NUMBER, it)))
        .min();
  }

  /**
   * How many bytes of memory are left: what the machine has, or the control group if that is less;
   * empty if neither says.
   *
   * @param meminfo the text of /proc/meminfo
   * @param most the group's memory.max: a number, or a word that is no limit
   * @param used its memory.current, which counts files that were read or written, too
   * @param stat its memory.stat, which says how much of that is files: it is given up when needed
   */
  static OptionalLong memory(String meminfo, String most, String used, String stat) {
    long files = numbers(OF_FILES, stat).sum();
    return LongStream.concat(
            numbers(AVAILABLE, meminfo).map(it -> it * KIBI),
            numbers(NUMBER, most)
                .flatMap(all -> numbers(NUMBER, used).map(it -> Math.max(0, all - it + files))))
        .min();
  }

  private static LongStream numbers(Pattern pattern, String text) {
    return pattern.matcher(text).results().mapToLong(it -> Long.parseLong(it.group(1)));
  }
}
