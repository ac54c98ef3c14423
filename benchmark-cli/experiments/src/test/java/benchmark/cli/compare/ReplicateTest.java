// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReplicateTest {

  @Test
  void everySecondRoundRunsBackwards() {
    assertThat(Replicate.order(1, 3)).containsExactly(0, 1, 2);
    assertThat(Replicate.order(2, 3)).containsExactly(2, 1, 0);
    assertThat(Replicate.order(3, 3)).containsExactly(0, 1, 2);
  }
}
