// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.verify;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.contract.conformance.Support;
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
    assertThat(support(new IllegalStateException("user 7 is locked"))).isEqualTo(Support.YES);
  }

  @Test
  void isLossyWithItsMessageOnly() {
    assertThat(support(new RuntimeException("remote said: user 7 is locked")))
        .isEqualTo(Support.LOSSY);
  }

  @Test
  void isLossyWithItsTypeOnly() {
    assertThat(support(new IllegalStateException())).isEqualTo(Support.LOSSY);
  }

  @Test
  void isLostWhenNothingOfItArrives() {
    assertThat(support(new RuntimeException("UNKNOWN"))).isEqualTo(Support.NO);
    assertThat(ThrownException.judge(THROWER, new CallOutcome(null, null)).support())
        .isEqualTo(Support.NO);
  }

  private static Support support(Throwable arrived) {
    return ThrownException.judge(THROWER, new CallOutcome(null, arrived)).support();
  }
}
