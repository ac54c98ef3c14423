// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.conformance.Outcome;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("an exception that the service throws")
class ThrownExceptionTest {

  private static final Supplier<?> THROWER =
      () -> {
        throw new IllegalStateException("user 7 is locked");
      };

  @Test
  void arrivesWithItsTypeAndMessage() {
    assertThat(outcome(new IllegalStateException("user 7 is locked"))).isEqualTo(Outcome.YES);
  }

  @Test
  void isLossyWithItsMessageOnly() {
    assertThat(outcome(new RuntimeException("remote said: user 7 is locked")))
        .isEqualTo(Outcome.LOSSY);
  }

  @Test
  void isLossyWithItsTypeOnly() {
    assertThat(outcome(new IllegalStateException())).isEqualTo(Outcome.LOSSY);
  }

  @Test
  void isLostWhenNothingOfItArrives() {
    assertThat(outcome(new RuntimeException("UNKNOWN"))).isEqualTo(Outcome.NO);
    assertThat(ThrownException.judge(THROWER, new CallOutcome(null, null)).outcome())
        .isEqualTo(Outcome.NO);
  }

  private static Outcome outcome(Throwable arrived) {
    return ThrownException.judge(THROWER, new CallOutcome(null, arrived)).outcome();
  }
}
