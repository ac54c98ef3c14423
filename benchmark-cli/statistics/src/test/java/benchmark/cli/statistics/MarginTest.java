// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MarginTest {

  @Test
  void isSymmetricOnTheLogScale() {
    Margin margin = new Margin(0.25);
    assertThat(margin.low()).isEqualTo(0.8);
    assertThat(margin.high()).isEqualTo(1.25);
    assertThat(margin.log()).isCloseTo(0.22314355131420976, within(1e-15));
  }

  @Test
  void isTwoPercentByDefaultAndMayBeZero() {
    assertThat(Margin.DEFAULT.delta()).isEqualTo(0.02);
    assertThat(new Margin(0).low()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.01, 1, 2, Double.NaN, Double.POSITIVE_INFINITY})
  void rejectsWhatIsNoFraction(double delta) {
    assertThatThrownBy(() -> new Margin(delta))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "The margin must be a fraction from 0 to below 1 (0.02 is 2%), but is " + delta + ".");
  }
}
