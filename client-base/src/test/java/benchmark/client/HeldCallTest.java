// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HeldCallTest {

  @ParameterizedTest
  @CsvSource({
    "500, 512, '500:a call that the server held failed'",
    "500, 2700, '500:a call that the server held failed'",
    "500, 3, a held call failed after 3 ms",
    "500, 5003, a held call failed after 5003 ms",
    "8000, 5003, a held call failed after 5003 ms",
    "8000, 15000, '8000:a call that the server held failed'",
    "8000, Infinity, a held call did not fail",
  })
  void aTimeoutActsIfACallFailsNearIt(int timeout, double millis, String seen) {
    assertThat(HeldCall.inWords(timeout, millis)).isEqualTo(seen);
  }

  @Test
  void whatTakesTooLongOrCannotBeHeldIsNotTried() {
    assertThat(HeldCall.seen(60_001, Optional.empty()))
        .isEqualTo("60001:not tried, since that takes longer than a minute");
    assertThat(HeldCall.seen(500, Optional.empty()))
        .isEqualTo("500:not tried, since the server holds no call");
  }
}
