// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WarningListTest {

  private final WarningList panel = new WarningList();

  @Test
  void saysEachDiagnosisOnceForAllWhomItIsAbout() {
    panel.add("getUser", "all CPUs were busy.");
    panel.add("listUser", "too few samples.");
    panel.add("listUser", "all CPUs were busy.");
    panel.add("listUser", "all CPUs were busy.");
    panel.add(null, "Taken under a profiler.");

    assertThat(panel.lines())
        .containsExactly(
            "getUser, listUser: all CPUs were busy.",
            "listUser: too few samples.",
            "Taken under a profiler.");
  }

  @Test
  void isEmptyWhenAllIsWell() {
    assertThat(panel.lines()).isEmpty();
  }
}
