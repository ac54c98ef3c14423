// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.WorkShares;
import org.junit.jupiter.api.Test;

class WorkTest {

  @Test
  void assemblesTheSameNumbersInEveryCall() {
    assertThat(Work.assembled(10_000)).hasSize(10_000).isEqualTo(Work.assembled(10_000));
    assertThat(Work.assembled(10_000).chars().distinct().count()).isEqualTo(8);
  }

  @Test
  void countsTheCallsOfEachThread() throws Exception {
    var work = new Work();
    work.call(10);
    var other =
        new Thread(
            () -> {
              work.call(10);
              work.call(10);
            });
    other.start();
    other.join();

    WorkShares shares = work.shares();
    assertThat(shares.threads()).containsExactlyInAnyOrder(1L, 2L);
  }
}
