// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("a server that is slow on purpose")
class ColdStartTest {

  @Test
  void isSoForATimeOnceItIsReady() throws InterruptedException {
    ColdStart cold = ColdStart.parse("300ms:20ms");

    assertThat(nanos(cold)).isLessThan(20_000_000);
    ColdStart.ready();
    assertThat(nanos(cold)).isGreaterThanOrEqualTo(20_000_000);
    Thread.sleep(350);
    assertThat(nanos(cold)).isLessThan(20_000_000);
  }

  @ParameterizedTest
  @ValueSource(strings = {"3s", "", "3s:20ms:1"})
  void takesTwoTimes(String text) {
    assertThatThrownBy(() -> ColdStart.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("benchmark.cold is '%s'; it takes two times, such as 3s:20ms", text);
  }

  private static long nanos(ColdStart cold) {
    long before = System.nanoTime();
    cold.call();
    return System.nanoTime() - before;
  }
}
