// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class LinuxLimitsTest {

  private static final String LIMITS =
      """
      Limit                     Soft Limit           Hard Limit           Units
      Max processes             4096                 96365                processes
      Max open files            1024                 1048576              files
      """;

  private static final String MEMINFO =
      """
      MemTotal:        8000000 kB
      MemFree:          100000 kB
      MemAvailable:    1000000 kB
      """;

  @Test
  void threadsAreTheLowestThatTheSystemNames() {
    assertThat(LinuxLimits.threads(LIMITS, "192730\n", "max\n")).hasValue(4096);
    assertThat(LinuxLimits.threads(LIMITS, "192730\n", "512\n")).hasValue(512);
  }

  @Test
  void threadsAreReadWhole() {
    assumeTrue(Files.exists(Path.of("/proc/sys/kernel/threads-max")));

    assertThat(Place.HERE.mostThreads().orElseThrow()).isGreaterThan(100);
  }

  @Test
  void threadsAreUnknownWhereNothingIsLimited() {
    assertThat(LinuxLimits.threads("Max processes   unlimited   unlimited   processes", "max"))
        .isEmpty();
  }

  @Test
  void memoryIsTheMachinesWhereTheGroupHasNoLimit() {
    assertThat(LinuxLimits.memory(MEMINFO, "max\n", "5000\n", "")).hasValue(1_024_000_000);
    assertThat(LinuxLimits.memory(MEMINFO, "", "", "")).hasValue(1_024_000_000);
  }

  @Test
  void memoryIsWhatTheGroupHasLeftWhereThatIsLess() {
    assertThat(LinuxLimits.memory(MEMINFO, "500000\n", "200000\n", "")).hasValue(300_000);
    assertThat(LinuxLimits.memory("", "500000\n", "200000\n", "")).hasValue(300_000);
    assertThat(LinuxLimits.memory("", "500000\n", "500001\n", "")).hasValue(0);
    assertThat(LinuxLimits.memory(MEMINFO, "9000000000\n", "0\n", "")).hasValue(1_024_000_000);
  }

  @Test
  void filesOfTheGroupAreGivenUp() {
    String stat = "anon 90000\nfile 110000\ninactive_file 80000\nactive_file 20000\n";

    assertThat(LinuxLimits.memory(MEMINFO, "500000\n", "200000\n", stat)).hasValue(400_000);
  }

  @Test
  void memoryIsUnknownWhereNothingTells() {
    assertThat(LinuxLimits.memory("", "max\n", "5000\n", "")).isEmpty();
  }
}
