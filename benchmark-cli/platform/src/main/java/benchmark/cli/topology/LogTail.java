// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.topology;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The last lines of a log, for messages. */
public final class LogTail {

  private static final int LINES = 8;
  private static final int WIDTH = 600;

  /** Logs of long runs are too large to be read completely. */
  private static final int BYTES = 1 << 16;

  private LogTail() {}

  /** Returns the last lines, each indented; a note where there are none. */
  public static String of(Path log) {
    return of(log, LINES);
  }

  /** Returns the last line, indented: a sentence that says why a JVM of this project failed. */
  public static String lastOf(Path log) {
    return of(log, 1);
  }

  /** How many lines have a word, which is ASCII; none if there is no log. */
  public static long count(Path log, String word) {
    try (Stream<String> lines = Files.lines(log, StandardCharsets.ISO_8859_1)) {
      return lines.filter(line -> line.contains(word)).count();
    } catch (IOException | UncheckedIOException e) {
      return 0;
    }
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

  /** The last lines that are not blank; none if there is no log. */
  private static List<String> lines(Path log) {
    try (SeekableByteChannel file = Files.newByteChannel(log)) {
      long first = Math.max(0, file.size() - BYTES);
      String text =
          new String(
              Channels.newInputStream(file.position(first)).readNBytes(BYTES),
              StandardCharsets.UTF_8);
      int line = first == 0 ? 0 : text.indexOf('\n') + 1; // the first one is cut
      return text.substring(line).lines().filter(it -> !it.isBlank()).toList();
    } catch (IOException e) {
      return List.of();
    }
  }
}
