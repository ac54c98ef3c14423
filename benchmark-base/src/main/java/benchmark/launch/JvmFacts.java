// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What a JVM of this project has decided by itself, or was given, that its speed depends on. It
 * crosses to the process that started the JVM through the file that {@link LaunchProperties#FACTS}
 * names.
 *
 * @param collector the garbage collector's short name, such as G1
 * @param initialHeapBytes the heap at the start
 * @param maxHeapBytes what the heap may grow to
 * @param cpus how many CPUs the JVM believes it has
 * @param jitThreads how many threads may compile; 0 if the JVM does not report
 */
public record JvmFacts(
    String collector, long initialHeapBytes, long maxHeapBytes, int cpus, int jitThreads) {

  private static final String SEPARATOR = "\t";

  /** The line, without its end. */
  public String toLine() {
    return String.join(
        SEPARATOR,
        collector,
        Long.toString(initialHeapBytes),
        Long.toString(maxHeapBytes),
        Integer.toString(cpus),
        Integer.toString(jitThreads));
  }

  /** Reads what a JVM has left; empty if it has left nothing. */
  public static Optional<JvmFacts> read(Path file) {
    try {
      return parse(Files.readString(file, StandardCharsets.UTF_8).strip());
    } catch (IOException none) {
      return Optional.empty();
    }
  }

  /** Reads a line; empty if it is not one of {@link #toLine}. */
  public static Optional<JvmFacts> parse(String line) {
    String[] parts = line.split(SEPARATOR);
    if (parts.length != 5) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          new JvmFacts(
              parts[0],
              Long.parseLong(parts[1]),
              Long.parseLong(parts[2]),
              Integer.parseInt(parts[3]),
              Integer.parseInt(parts[4])));
    } catch (NumberFormatException damaged) {
      return Optional.empty();
    }
  }
}
