// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AvailableMemoryTest {

  private static final String MEMINFO =
      """
      MemTotal:        8000000 kB
      MemFree:          100000 kB
      MemAvailable:    1000000 kB
      """;

  @Test
  void isTheMachinesWhereTheGroupHasNoLimit() {
    assertThat(AvailableMemory.of(MEMINFO, "max\n", "5000\n", "")).hasValue(1_024_000_000);
    assertThat(AvailableMemory.of(MEMINFO, "", "", "")).hasValue(1_024_000_000);
  }

  @Test
  void isWhatTheGroupHasLeftWhereThatIsLess() {
    assertThat(AvailableMemory.of(MEMINFO, "500000\n", "200000\n", "")).hasValue(300_000);
    assertThat(AvailableMemory.of("", "500000\n", "200000\n", "")).hasValue(300_000);
    assertThat(AvailableMemory.of("", "500000\n", "500001\n", "")).hasValue(0);
    assertThat(AvailableMemory.of(MEMINFO, "9000000000\n", "0\n", "")).hasValue(1_024_000_000);
  }

  @Test
  void filesOfTheGroupAreGivenUp() {
    String stat = "anon 90000\nfile 110000\ninactive_file 80000\nactive_file 20000\n";

    assertThat(AvailableMemory.of(MEMINFO, "500000\n", "200000\n", stat)).hasValue(400_000);
  }

  @Test
  void isUnknownWhereNothingTells() {
    assertThat(AvailableMemory.of("", "max\n", "5000\n", "")).isEmpty();
  }
}
