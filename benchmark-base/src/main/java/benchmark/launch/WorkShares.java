// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * How the calls of a server were spread, as its file records it: one line for each thread that has
 * worked and one for each CPU that was seen working.
 *
 * @param threads the calls that each thread has worked for; every number is above 0
 * @param cpus how often each CPU was seen at work, in some of the calls; empty where the operating
 *     system does not report
 */
public record WorkShares(List<Long> threads, List<Long> cpus) {

  private static final String THREAD = "thread ";
  private static final String CPU = "cpu ";

  /** Copies both. */
  public WorkShares {
    threads = List.copyOf(threads);
    cpus = List.copyOf(cpus);
  }

  /**
   * Writes the file.
   *
   * @throws IOException if it cannot be written
   */
  public void write(Path file) throws IOException {
    var lines = new ArrayList<String>();
    threads.forEach(calls -> lines.add(THREAD + calls));
    cpus.forEach(times -> lines.add(CPU + times));
    Files.write(file, lines);
  }

  /**
   * Reads the file.
   *
   * @throws IOException if it cannot be read, or is damaged
   */
  public static WorkShares read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    try {
      return new WorkShares(numbers(THREAD, lines), numbers(CPU, lines));
    } catch (NumberFormatException damaged) {
      throw new IOException(file + " is damaged: " + damaged.getMessage(), damaged);
    }
  }

  private static List<Long> numbers(String kind, Collection<String> lines) {
    return lines.stream()
        .filter(line -> line.startsWith(kind))
        .map(line -> Long.valueOf(line.substring(kind.length())))
        .toList();
  }
}
