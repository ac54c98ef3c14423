// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NoiseTest {

  /** The two-sided 95% column of any printed t table, by degrees of freedom = rounds - 1. */
  @ParameterizedTest
  @CsvSource({"2, 12.706", "3, 4.303", "4, 3.182", "6, 2.571", "12, 2.201", "31, 2.042"})
  void quantilesAreThoseOfThePrintedTable(int rounds, double expected) {
    assertThat(StudentT.quantileOf(rounds - 1)).isCloseTo(expected, within(5e-4));
  }

  @Test
  void halfWidthShrinksWithTheRootOfTheRounds() {
    assertThat(new Noise(0.06).standardError(9)).isCloseTo(0.02, within(1e-15));
    assertThat(new Noise(0.06).logHalfWidth(9)).isCloseTo(2.306 * 0.02, within(1e-5));
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.01, Double.NaN, Double.POSITIVE_INFINITY})
  void rejectsWhatIsNoDeviation(double deviation) {
    assertThatThrownBy(() -> new Noise(deviation))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "The noise must be finite and not below 0 (0.03 is about 3%), but is "
                + deviation
                + ".");
  }
}
