// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

import benchmark.CpuTicks;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The machine that results were taken on; null for what is not known.
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

  private static final int MOMENT_MILLIS = 200;

  /** Looks at this machine now. */
  public static Machine now() {
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    return new Machine(
        osName(),
        System.getProperty("os.version"),
        valueIn(Path.of("/proc/cpuinfo"), "model name\\s*:\\s*"),
        Runtime.getRuntime().availableProcessors(),
        firstLine(Path.of("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor")),
        load < 0 ? null : load,
        watch());
  }

  /** Watches the machine for a moment while this process sleeps. */
  private static Double watch() {
    CpuTicks before = CpuTicks.read();
    try {
      Thread.sleep(MOMENT_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    CpuTicks after = CpuTicks.read();
    double all = after.allTicks() - before.allTicks();
    long taken =
        after.busyTicks() - before.busyTicks() + after.stolenTicks() - before.stolenTicks();
    return all <= 0 ? null : taken / all;
  }

  private static String osName() {
    String pretty = valueIn(Path.of("/etc/os-release"), "PRETTY_NAME=");
    return pretty == null ? System.getProperty("os.name") : pretty.replace("\"", "");
  }

  private static String valueIn(Path file, String key) {
    try (var lines = Files.lines(file)) {
      return lines
          .filter(line -> line.matches("^" + key + ".*"))
          .map(line -> line.replaceFirst(key, ""))
          .findFirst()
          .orElse(null);
    } catch (IOException notLinux) {
      return null;
    }
  }

  private static String firstLine(Path file) {
    return valueIn(file, "");
  }
}
