// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.launch.LaunchProperties;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WorseCallTest {

  private static final long HOUR = 3_600_000_000_000L;

  private static final Call CALL =
      new Call() {
        @Override
        public int requests() {
          return 1;
        }

        @Override
        public Object call(int n) {
          try {
            Thread.sleep(20);
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
          return n;
        }
      };

  @Test
  void isTheCallItselfUnlessAsked() {
    assertThat(WorseCall.onPurpose(CALL)).isSameAs(CALL);
  }

  @Test
  void takesLongerByTheHour() {
    var twoHoursLater = new WorseCall(CALL, Optional.empty(), 0.5, System.nanoTime() - 2 * HOUR);
    long start = System.nanoTime();

    assertThat(twoHoursLater.call(7)).isEqualTo(7);
    assertThat(System.nanoTime() - start).isGreaterThanOrEqualTo(40_000_000);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "-1%", "fast", "1%h"})
  void refusesWhatIsNoPercentage(String text) {
    LaunchProperties.SLOWDOWN.set(text);
    try {
      assertThatThrownBy(() -> WorseCall.onPurpose(CALL))
          .hasMessage(
              "benchmark.slowdown is '%s'; it takes a percentage of a call's time for each hour,"
                  + " such as 1%%",
              text);
    } finally {
      System.clearProperty(LaunchProperties.SLOWDOWN.name());
    }
  }
}
