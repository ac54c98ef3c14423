// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.run;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The machine that figures were taken on; null where a thing cannot be told.
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
    long[] before = ticks();
    try {
      Thread.sleep(MOMENT_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    long[] after = ticks();
    long all = after[1] - before[1];
    return all <= 0 ? null : (double) (after[0] - before[0]) / all;
  }

  /** Busy and all clock ticks since boot (man 5 proc, /proc/stat); zeros where there is no such. */
  private static long[] ticks() {
    String line = valueIn(Path.of("/proc/stat"), "cpu +");
    if (line == null) {
      return new long[2];
    }
    long all = 0;
    long idle = 0;
    String[] fields = line.split(" ");
    for (int field = 0; field < Math.min(8, fields.length); field++) {
      all += Long.parseLong(fields[field]);
      idle += field == 3 || field == 4 ? Long.parseLong(fields[field]) : 0;
    }
    return new long[] {all - idle, all};
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
