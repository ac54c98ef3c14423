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

class DetectableDifferenceTest {

  /** Two variants whose figures vary by 2%. */
  private static final Noise NOISE = new Noise(0.02 * Math.sqrt(2));

  /** Against scipy.stats.nct.sf(t, df, nc). */
  @ParameterizedTest
  @CsvSource({
    "12.706204736, 1, 10, 0.5673065664082092",
    "2.2009851601, 11, 3.5, 0.8891302707030977",
    "2.0, 5, 0, 0.050969739414929174",
    "1.962, 999, 3, 0.8502467343174258"
  })
  void noncentralTIsExact(double t, int degrees, double noncentrality, double expected) {
    assertThat(new NoncentralT(degrees).survival(t, noncentrality))
        .isCloseTo(expected, within(1e-9));
  }

  /** Against scipy.stats.nct.sf solved for nc by scipy.optimize.brentq. */
  @ParameterizedTest
  @CsvSource({
    "12, 0.9, 0.05013684257024753",
    "12, 0.8, 0.04596257984346175",
    "2, 0.8, 0.4140851779948085",
    "30, 0.9, 0.03782295301072813"
  })
  void smallestIsWhereThePowerIsReached(int rounds, double power, double expected) {
    assertThat(DetectableDifference.smallest(NOISE, rounds, Margin.DEFAULT, power))
        .isCloseTo(expected, within(1e-7));
  }

  @Test
  void withoutNoiseItIsTheMargin() {
    assertThat(DetectableDifference.smallest(new Noise(0), 12, Margin.DEFAULT, 0.9))
        .isCloseTo(0.02, within(1e-12));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 0, -1, 1001})
  void rejectsRoundsOutOfRange(int rounds) {
    assertThatThrownBy(() -> DetectableDifference.smallest(NOISE, rounds, Margin.DEFAULT, 0.9))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The number of rounds must be from 2 to 1000, but is " + rounds + ".");
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.49, 1, 90, Double.NaN})
  void rejectsAPowerOutOfRange(double power) {
    assertThatThrownBy(() -> DetectableDifference.smallest(NOISE, 12, Margin.DEFAULT, power))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The power must be from 0.5 to 0.999 (0.9 is 90%), but is " + power + ".");
  }
}
