// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("the clock of a place")
class ClockDifferenceTest {

  private static final Instant ASKED = Instant.ofEpochSecond(1_800_000_000);
  private static final Duration TOOK = Duration.ofMillis(20);

  @Test
  void isReadInTheMiddleOfTheQuestionAtBest() {
    var ahead = ClockDifference.of("1800000002.510000000", ASKED, TOOK);

    assertThat(ahead.seconds()).isEqualTo(2.5, within(1e-9));
    assertThat(ahead.uncertainty()).isEqualTo(0.01, within(1e-9));
    assertThat(ClockDifference.of("1799999999.010000000", ASKED, TOOK).seconds())
        .isEqualTo(-1, within(1e-9));
  }

  @Test
  void thatTellsSecondsOnlyIsHalfASecondLessCertain() {
    var whole = ClockDifference.of("1800000000.%N", ASKED, TOOK);

    assertThat(whole.seconds()).isEqualTo(0.49, within(1e-9));
    assertThat(whole.uncertainty()).isEqualTo(0.51, within(1e-9));
    assertThat(ClockDifference.of("1800000000.N", ASKED, TOOK)).isEqualTo(whole);
  }
}
