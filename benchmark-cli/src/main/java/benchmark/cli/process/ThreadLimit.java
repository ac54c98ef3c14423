// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** How many threads Linux lets a process start. */
final class ThreadLimit {

  private static final Pattern PROCESSES = Pattern.compile("(?m)^Max processes +(\\d+)");

  private ThreadLimit() {}

  /**
   * The lowest of all limits; empty if the system names none.
   *
   * @param limits the text of /proc/self/limits
   * @param others texts of a single number each; any other word, such as max, is no limit
   */
  static OptionalLong of(String limits, String... others) {
    Matcher processes = PROCESSES.matcher(limits);
    return LongStream.concat(
            processes.find() ? LongStream.of(Long.parseLong(processes.group(1))) : LongStream.of(),
            Stream.of(others)
                .map(String::strip)
                .filter(text -> text.matches("\\d{1,18}"))
                .mapToLong(Long::parseLong))
        .min();
  }
}
