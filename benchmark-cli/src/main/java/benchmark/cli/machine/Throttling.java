// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalDouble;

/**
 * For how long the kernel has kept processes of this one's control group from running, because the
 * group had used up its quota of CPU time (Linux, "CFS Bandwidth Control": cpu.stat of version 1
 * and 2 of control groups).
 */
final class Throttling {

  private static final Path GROUPS = Path.of("/sys/fs/cgroup");

  private Throttling() {}

  /** Seconds so far, summed over CPUs; empty if there is no quota to run into. */
  static OptionalDouble seconds() {
    try {
      for (String group : Files.readAllLines(Path.of("/proc/self/cgroup"))) {
        OptionalDouble seconds = seconds(GROUPS, group);
        if (seconds.isPresent()) {
          return seconds;
        }
      }
    } catch (IOException notLinux) {
      // nothing is known
    }
    return OptionalDouble.empty();
  }

  /**
   * As above, of one group.
   *
   * @param group a line of /proc/self/cgroup: 0::/path, or 1:cpu,cpuacct:/path
   */
  static OptionalDouble seconds(Path groups, String group) {
    String[] parts = group.split(":", 3);
    List<String> controllers = List.of(parts[1].split(","));
    if (parts[0].equals("0")) {
      return read(groups.resolve("./" + parts[2]).resolve("cpu.stat"), "throttled_usec ", 1e6);
    }
    return controllers.contains("cpu")
        ? read(
            groups.resolve(parts[1]).resolve("./" + parts[2]).resolve("cpu.stat"),
            "throttled_time ",
            1e9)
        : OptionalDouble.empty();
  }

  private static OptionalDouble read(Path file, String key, double unitsOfSecond) {
    try (var lines = Files.lines(file)) {
      return lines
          .filter(line -> line.startsWith(key))
          .mapToDouble(line -> Long.parseLong(line.substring(key.length()).strip()) / unitsOfSecond)
          .findFirst();
    } catch (IOException noSuchGroup) {
      return OptionalDouble.empty();
    }
  }
}
