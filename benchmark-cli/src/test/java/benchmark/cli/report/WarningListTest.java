// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WarningListTest {

  private final WarningList warnings = new WarningList();

  @Test
  void saysEachDiagnosisOnceForAllThatItIsAbout() {
    warnings.add("getUser", "all CPUs were busy.");
    warnings.add("listUser", "too few samples.");
    warnings.add("listUser", "all CPUs were busy.");
    warnings.add("listUser", "all CPUs were busy.");
    warnings.add(null, "Taken under a profiler.");

    assertThat(warnings.lines())
        .containsExactly(
            "getUser, listUser: all CPUs were busy.",
            "listUser: too few samples.",
            "Taken under a profiler.");
  }

  @Test
  void isEmptyWhenAllIsWell() {
    assertThat(warnings.lines()).isEmpty();
  }
}
