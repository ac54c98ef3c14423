// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import benchmark.cli.error.UserError;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AmountsTest {

  @Test
  void readsPercentages() {
    assertThat(Amounts.percent("--margin", "2%")).isEqualTo(0.02);
    assertThat(Amounts.percent("--margin", "0%")).isZero();
    assertThat(Amounts.percent("--margin", "12.5%")).isEqualTo(0.125);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2", "0.02", "100%", "-1%", "%", "two", ""})
  void refusesWhatIsNoPercentage(String text) {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> Amounts.percent("--margin", text))
        .withMessage(
            "--margin %s: give a percentage from 0%% to below 100%%, such as 2%%.".formatted(text))
        .matches(error -> error.status() == 2);
  }

  @Test
  void refusesAPrecisionOfZero() {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> Amounts.positivePercent("--precision", "0%"))
        .withMessage("--precision 0%: no number of rounds gets there. Give 1% or so.");
  }

  @Test
  void readsDurations() {
    assertThat(Amounts.duration("--budget", "10m")).isEqualTo(Duration.ofMinutes(10));
    assertThat(Amounts.duration("--budget", "90s")).isEqualTo(Duration.ofSeconds(90));
    assertThat(Amounts.duration("--time", "500ms")).isEqualTo(Duration.ofMillis(500));
    assertThat(Amounts.duration("--budget", "2h")).isEqualTo(Duration.ofHours(2));
  }

  @ParameterizedTest
  @ValueSource(strings = {"10", "m", "0s", "-1s", "1d", "1 m", ""})
  void refusesWhatIsNoDuration(String text) {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> Amounts.duration("--budget", text))
        .withMessage(
            "--budget %s: give a number and ms, s, m or h, such as 90s or 10m.".formatted(text))
        .matches(error -> error.status() == 2);
  }
}
