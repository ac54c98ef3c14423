// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.JvmCounters;
import benchmark.contract.conformance.SlowReceiver.Memory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("what a sender to a slow receiver has found")
class SlowReceiverTest {

  private static final SlowReceiver FOUND = found(5_000, 7_000, "");

  @Test
  void isReadAsItWasWritten() {
    assertThat(SlowReceiver.parse(FOUND.toLine())).contains(FOUND);
    assertThat(SlowReceiver.parse("")).isEmpty();
  }

  @Test
  void isBoundedIfTheSecondHalfAddsLittleAndNothingFails() {
    assertThat(FOUND.isBounded()).isFalse();
    assertThat(found(5_000, 6_400, "").isBounded()).isTrue();
    assertThat(found(5_000, 5_000, "OutOfMemoryError: heap").isBounded()).isFalse();
  }

  @Test
  void keepsTheLargestReading() {
    var before = new Memory(Long.MAX_VALUE, 2, 3);

    assertThat(before.and(JvmCounters.UNKNOWN)).isEqualTo(before);
    assertThat(before.and(JvmCounters.read()).heap()).isEqualTo(Long.MAX_VALUE);
    assertThat(Memory.UNKNOWN.and(JvmCounters.UNKNOWN)).isEqualTo(Memory.UNKNOWN);
  }

  private static SlowReceiver found(long early, long queued, String failure) {
    return new SlowReceiver(true, 100, queued, early, new Memory(1, 2, 3), Memory.UNKNOWN, failure);
  }
}
