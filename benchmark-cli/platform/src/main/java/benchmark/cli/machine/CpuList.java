// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * Some CPUs, written as taskset and the kernel do: {@code 0-2,5}.
 *
 * @param text as written
 * @param cpus their numbers
 */
public record CpuList(String text, SortedSet<Integer> cpus) {

  private static final String ALLOWED = "Cpus_allowed_list:";

  /**
   * Reads a list.
   *
   * @throws IllegalArgumentException if the text is not such a list, or a range runs backwards
   */
  public static CpuList parse(String text) {
    var cpus = new TreeSet<Integer>();
    for (String range : text.split(",", -1)) {
      if (!range.matches("\\d{1,4}(-\\d{1,4})?")) {
        throw new IllegalArgumentException(range);
      }
      String[] ends = range.split("-");
      int first = Integer.parseInt(ends[0]);
      int last = Integer.parseInt(ends[ends.length - 1]);
      if (first > last) {
        throw new IllegalArgumentException(range);
      }
      IntStream.rangeClosed(first, last).forEach(cpus::add);
    }
    return new CpuList(text, cpus);
  }

  /** How many there are. */
  public int size() {
    return cpus.size();
  }

  /** The CPUs that a process may use, of the text of its status (man 5 proc). */
  public static Optional<CpuList> allowed(String status) {
    return status
        .lines()
        .filter(line -> line.startsWith(ALLOWED))
        .map(line -> parse(line.substring(ALLOWED.length()).strip()))
        .findFirst();
  }
}
