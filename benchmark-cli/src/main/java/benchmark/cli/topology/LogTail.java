// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.topology;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The last lines of a log, for messages. */
public final class LogTail {

  private static final int LINES = 8;
  private static final int WIDTH = 600;

  private LogTail() {}

  /** Returns the last lines, each indented; a note where there are none. */
  public static String of(Path log) {
    return of(log, LINES);
  }

  /** Returns the last line, indented: a sentence that says why a JVM of this project failed. */
  public static String lastOf(Path log) {
    return of(log, 1);
  }

  /** How many lines have a word. */
  public static long count(Path log, String word) {
    return lines(log).stream().filter(line -> line.contains(word)).count();
  }

  private static String of(Path log, int count) {
    List<String> lines = lines(log);
    if (lines.isEmpty()) {
      return "  (its log is empty)";
    }
    return String.join(
        System.lineSeparator(),
        lines.subList(Math.max(0, lines.size() - count), lines.size()).stream()
            .map(line -> "  " + (line.length() <= WIDTH ? line : line.substring(0, WIDTH) + "…"))
            .toList());
  }

  /** All lines that are not blank; none if there is no log. */
  private static List<String> lines(Path log) {
    try {
      String text = new String(Files.readAllBytes(log), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.isBlank()).toList();
    } catch (IOException e) {
      return List.of();
    }
  }
}
