// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What a process has used since it started, as the system counts it; empty, never zero, for what is
 * not known.
 *
 * @param cpu CPU time of all its threads; resolution: a clock tick of 10 ms
 * @param residentBytes resident memory now
 * @param peakResidentBytes the most there was
 */
public record ProcessUse(
    Optional<Duration> cpu, OptionalLong residentBytes, OptionalLong peakResidentBytes) {

  /** A process of which nothing is known. */
  public static final ProcessUse UNKNOWN =
      new ProcessUse(Optional.empty(), OptionalLong.empty(), OptionalLong.empty());

  /**
   * Of a process whose CPU time is known.
   *
   * @param status the text of /proc/[pid]/status (man 5 proc); blank if there is none
   */
  public static ProcessUse of(Optional<Duration> cpu, String status) {
    return new ProcessUse(cpu, kibi(status, "VmRSS:"), kibi(status, "VmHWM:"));
  }

  private static OptionalLong kibi(String status, String key) {
    return status
        .lines()
        .filter(line -> line.startsWith(key))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
        .findFirst();
  }
}
