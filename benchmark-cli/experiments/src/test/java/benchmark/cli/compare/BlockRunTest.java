// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import benchmark.cli.report.Warning;
import org.junit.jupiter.api.Test;

class BlockRunTest {

  @Test
  void anIdleVariantThatUsesCpuIsAWarning() {
    assertThat(BlockRun.idle(0.031, "dubbo-kryo", true))
        .extracting(Warning::kind, Warning::diagnosis)
        .containsExactly(
            tuple(
                Warning.Kind.IDLE_VARIANT,
                "dubbo-kryo used 3% of a CPU while another variant was measured, and took that time"
                    + " from it. Measure them one after the other: ./benchmark.sh compare --design"
                    + " rounds."));
  }

  @Test
  void whatCannotBeComparedInRoundsIsMeasuredByItself() {
    assertThat(BlockRun.idle(0.031, "dubbo-kryo", false))
        .extracting(Warning::diagnosis)
        .singleElement()
        .asString()
        .endsWith("from it. To see whether that matters, measure each in a run of its own.");
  }

  @Test
  void theTimersOfAnIdleVariantAreNone() {
    assertThat(BlockRun.idle(0.014, "dubbo-kryo", true)).isEmpty();
  }
}
