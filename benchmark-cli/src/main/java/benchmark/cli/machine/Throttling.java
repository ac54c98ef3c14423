// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * For how long the kernel has kept processes of this one's control group from running, because the
 * group had used up its quota of CPU time (Linux, "CFS Bandwidth Control": cpu.stat of version 1
 * and 2 of control groups). In a container, whose own group may be mounted in the place of the
 * root, it is that one's.
 */
public final class Throttling {

  private static final String GROUPS = "/sys/fs/cgroup";

  private Throttling() {}

  /**
   * Seconds so far, summed over CPUs; empty if there is no quota to run into.
   *
   * @param groups the text of /proc/self/cgroup, of lines such as 0::/path or 1:cpu,cpuacct:/path
   * @param files reads a file; empty if there is none
   */
  public static OptionalDouble seconds(String groups, Function<String, Optional<String>> files) {
    return groups.lines().flatMapToDouble(group -> ofGroup(group, files).stream()).findFirst();
  }

  private static OptionalDouble ofGroup(String group, Function<String, Optional<String>> files) {
    String[] parts = group.split(":", 3);
    if (parts[0].equals("0")) {
      return find(stat(GROUPS, parts[2], files), "throttled_usec ", 1e6);
    }
    return List.of(parts[1].split(",")).contains("cpu")
        ? find(stat(GROUPS + "/" + parts[1], parts[2], files), "throttled_time ", 1e9)
        : OptionalDouble.empty();
  }

  private static Optional<String> stat(
      String root, String group, Function<String, Optional<String>> files) {
    return files.apply(root + group + "/cpu.stat").or(() -> files.apply(root + "/cpu.stat"));
  }

  private static OptionalDouble find(Optional<String> text, String key, double unitsOfSecond) {
    return text.orElse("")
        .lines()
        .filter(line -> line.startsWith(key))
        .mapToDouble(line -> Long.parseLong(line.substring(key.length()).strip()) / unitsOfSecond)
        .findFirst();
  }
}
