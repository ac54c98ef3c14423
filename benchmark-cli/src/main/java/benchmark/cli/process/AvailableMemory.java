// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** How much memory Linux has left for new processes. */
final class AvailableMemory {

  private static final Pattern AVAILABLE = Pattern.compile("(?m)^MemAvailable: +(\\d{1,15}) kB");
  private static final Pattern OF_FILES = Pattern.compile("(?m)^(?:in)?active_file (\\d{1,18})");
  private static final int KIBI = 1024;

  private AvailableMemory() {}

  /**
   * What the machine has, or the control group if that is less; empty if neither says.
   *
   * @param meminfo the text of /proc/meminfo
   * @param most the group's memory.max: a number, or a word that is no limit
   * @param used its memory.current, which counts files that were read or written, too
   * @param stat its memory.stat, which says how much of that is files: it is given up when needed
   */
  static OptionalLong of(String meminfo, String most, String used, String stat) {
    Matcher available = AVAILABLE.matcher(meminfo);
    LongStream ofMachine =
        available.find()
            ? LongStream.of(Long.parseLong(available.group(1)) * KIBI)
            : LongStream.of();
    return LongStream.concat(ofMachine, ofGroup(most.strip(), used.strip(), stat)).min();
  }

  private static LongStream ofGroup(String most, String used, String stat) {
    if (!Stream.of(most, used).allMatch(text -> text.matches("\\d{1,18}"))) {
      return LongStream.of();
    }
    long files =
        OF_FILES.matcher(stat).results().mapToLong(it -> Long.parseLong(it.group(1))).sum();
    return LongStream.of(Math.max(0, Long.parseLong(most) - Long.parseLong(used) + files));
  }
}
