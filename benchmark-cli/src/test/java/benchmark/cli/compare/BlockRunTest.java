// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class BlockRunTest {

  @Test
  void aGivenNumberOfBlocksTakesNoLongerThanWasAnnounced() {
    assertThat(BlockRun.mostQuads(20, StoppingRule.of(8, null, null))).isEqualTo(20);
    assertThat(BlockRun.mostQuads(20, StoppingRule.of(null, null, null).or(Design.BLOCKS)))
        .isEqualTo(20);
  }

  @Test
  void withinABudgetBlocksMayGrow() {
    assertThat(BlockRun.mostQuads(20, StoppingRule.of(null, null, Duration.ofMinutes(10))))
        .isEqualTo(40);
  }
}
