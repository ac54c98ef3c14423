// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static benchmark.cli.statistics.BetterWhen.HIGHER;
import static benchmark.cli.statistics.BetterWhen.LOWER;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VerdictTest {

  /** The margin is 0.25, so the same is 0.8 to 1.25, both exact in binary or nearest to it. */
  @ParameterizedTest
  @CsvSource({
    "0.90, 1.10, SAME, SAME",
    "0.80, 1.25, SAME, SAME",
    "1.01, 1.20, SAME, SAME",
    "0.79, 1.00, UNDECIDED, UNDECIDED",
    "1.00, 1.26, UNDECIDED, UNDECIDED",
    "0.70, 1.30, UNDECIDED, UNDECIDED",
    "1.25, 1.50, UNDECIDED, UNDECIDED",
    "0.60, 0.80, UNDECIDED, UNDECIDED",
    "1.26, 1.50, BETTER, WORSE",
    "0.60, 0.79, WORSE, BETTER",
  })
  void isTheZoneOfTheWholeInterval(double low, double high, Verdict throughput, Verdict latency) {
    Interval interval = new Interval(Math.sqrt(low * high), low, high);
    Margin margin = new Margin(0.25);
    assertThat(Verdict.of(interval, HIGHER, margin)).isEqualTo(throughput);
    assertThat(Verdict.of(interval, LOWER, margin)).isEqualTo(latency);
  }

  @Test
  void withoutMarginItIsTheSignificanceTest() {
    Margin none = new Margin(0);
    assertThat(Verdict.of(new Interval(1.1, 1.01, 1.2), HIGHER, none)).isEqualTo(Verdict.BETTER);
    assertThat(Verdict.of(new Interval(1.1, 1, 1.2), HIGHER, none)).isEqualTo(Verdict.UNDECIDED);
  }

  @Test
  void withoutIntervalItIsNotYetKnown() {
    assertThat(Verdict.of(Optional.empty(), HIGHER, Margin.DEFAULT)).isEqualTo(Verdict.UNDECIDED);
    assertThat(Verdict.of(Optional.of(new Interval(2, 1.9, 2.1)), HIGHER, Margin.DEFAULT))
        .isEqualTo(Verdict.BETTER);
  }
}
