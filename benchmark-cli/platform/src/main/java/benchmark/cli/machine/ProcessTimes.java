// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * CPU time of every process that runs, in clock ticks (man 5 proc, /proc/[pid]/stat); empty where
 * there is no such file.
 *
 * @param processes by process id
 */
public record ProcessTimes(Map<Long, ProcessTime> processes) {

  private static final int PARENT = 1;
  private static final int USER = 11;
  private static final int IN_KERNEL = 12;

  /**
   * One process.
   *
   * @param name of its command, as the kernel knows it: 15 characters at most
   * @param parent the id of the process that has started it
   */
  public record ProcessTime(String name, long parent, long ticks) {}

  /** Reads /proc/[pid]/stat of some processes; what is not of that form has ended meanwhile. */
  public static ProcessTimes parse(List<String> stats) {
    var processes = new HashMap<Long, ProcessTime>();
    for (String stat : stats) {
      try {
        processes.put(Long.parseLong(stat.substring(0, stat.indexOf(' '))), parse(stat));
      } catch (RuntimeException hasEnded) {
        continue;
      }
    }
    return new ProcessTimes(processes);
  }

  /** Reads a line of /proc/[pid]/stat; the name may hold spaces and parentheses. */
  static ProcessTime parse(String stat) {
    int end = stat.lastIndexOf(')');
    String[] fields = stat.substring(end + 2).split(" ");
    return new ProcessTime(
        stat.substring(stat.indexOf('(') + 1, end),
        Long.parseLong(fields[PARENT]),
        Long.parseLong(fields[USER]) + Long.parseLong(fields[IN_KERNEL]));
  }

  /** A process and all that it has started, and these have started. */
  public Set<Long> family(long root) {
    var family = new HashSet<>(Set.of(root));
    boolean grown = true;
    while (grown) {
      grown = false;
      for (Map.Entry<Long, ProcessTime> process : processes.entrySet()) {
        grown |= family.contains(process.getValue().parent()) && family.add(process.getKey());
      }
    }
    return family;
  }
}
