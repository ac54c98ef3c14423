// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ThreadLimitTest {

  private static final String LIMITS =
      """
      Limit                     Soft Limit           Hard Limit           Units
      Max processes             4096                 96365                processes
      Max open files            1024                 1048576              files
      """;

  @Test
  void isTheLowestThatTheSystemNames() {
    assertThat(ThreadLimit.of(LIMITS, "192730\n", "max\n")).hasValue(4096);
    assertThat(ThreadLimit.of(LIMITS, "192730\n", "512\n")).hasValue(512);
  }

  @Test
  void isReadWhole() {
    assumeTrue(Files.exists(Path.of("/proc/sys/kernel/threads-max")));

    assertThat(Place.HERE.mostThreads().orElseThrow()).isGreaterThan(100);
  }

  @Test
  void isUnknownWhereNothingIsLimited() {
    assertThat(ThreadLimit.of("Max processes   unlimited   unlimited   processes", "max"))
        .isEmpty();
  }
}
