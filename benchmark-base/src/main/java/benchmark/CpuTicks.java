// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * CPU time of the entire machine since it booted, in clock ticks (man 5 proc, /proc/stat); all
 * values are missing where there is no such file.
 *
 * @param busyTicks spent running anything
 * @param stolenTicks that the hypervisor gave to other machines
 * @param allTicks all there were
 */
public record CpuTicks(long busyTicks, long stolenTicks, long allTicks) {

  private static final int IDLE = 3;
  private static final int IO_WAIT = 4;
  private static final int STEAL = 7;

  /** Reads the times up to now. */
  public static CpuTicks read() {
    try (var lines = Files.lines(Path.of("/proc/stat"))) {
      String[] ticks = lines.findFirst().orElse("").replaceFirst("cpu +", "").split(" ");
      long all = 0;
      for (int field = 0; field <= STEAL; field++) {
        all += Long.parseLong(ticks[field]);
      }
      long stolen = Long.parseLong(ticks[STEAL]);
      long idle = Long.parseLong(ticks[IDLE]) + Long.parseLong(ticks[IO_WAIT]);
      return new CpuTicks(all - idle - stolen, stolen, all);
    } catch (IOException | RuntimeException notLinux) {
      return new CpuTicks(JvmCounters.MISSING, JvmCounters.MISSING, JvmCounters.MISSING);
    }
  }
}
