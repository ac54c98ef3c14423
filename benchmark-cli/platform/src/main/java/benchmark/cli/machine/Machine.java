// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

import java.util.Optional;
import java.util.function.Function;

/**
 * The machine that results were measured on; null for what is not known.
 *
 * @param cpus how many CPUs this process may use
 * @param governor the policy that sets the CPUs' frequency
 * @param load the load average of the last minute, which earlier runs are part of
 * @param busy the share of all CPU time that was spent running anything in the last moment: 0 to 1
 */
public record Machine(
    String os,
    String kernel,
    String cpuModel,
    int cpus,
    String governor,
    Double load,
    Double busy) {

  /**
   * What a system reports in its files.
   *
   * @param files reads one
   * @param osName where no file has a better one
   */
  public static Machine of(
      Function<String, Optional<String>> files,
      String osName,
      String kernel,
      int cpus,
      Double load,
      Double busy) {
    return new Machine(
        value(files, "/etc/os-release", "PRETTY_NAME=")
            .map(it -> it.replace("\"", ""))
            .orElse(osName),
        kernel,
        value(files, "/proc/cpuinfo", "model name\\s*:\\s*").orElse(null),
        cpus,
        value(files, "/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", "").orElse(null),
        load,
        busy);
  }

  private static Optional<String> value(
      Function<String, Optional<String>> files, String file, String key) {
    return files
        .apply(file)
        .orElse("")
        .lines()
        .filter(line -> line.matches("^" + key + ".*"))
        .map(line -> line.replaceFirst(key, ""))
        .findFirst();
  }
}
