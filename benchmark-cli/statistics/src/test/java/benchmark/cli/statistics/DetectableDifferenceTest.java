// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DetectableDifferenceTest {

  /** Two variants whose figures vary by 2%. */
  private static final Noise NOISE = new Noise(0.02 * Math.sqrt(2));

  /** Against scipy.stats.nct.sf solved for nc by scipy.optimize.brentq, at t(1 - 0.025 / looks). */
  @ParameterizedTest
  @CsvSource({
    "2, 0.8, 1, 16.334009",
    "2, 0.9, 1, 20.964473",
    "2, 0.95, 1, 24.980711",
    "2, 0.8, 12, 195.808054",
    "2, 0.95, 12, 299.462576"
  })
  void twoRoundsAreWithinFivePercentOfTheNoncentralT(
      int rounds, double power, int looks, double expected) {
    assertThat(noncentrality(rounds, power, looks)).isCloseTo(expected, withinPercentage(5));
  }

  /** More rounds, against scipy as well. */
  @ParameterizedTest
  @CsvSource({
    "3, 0.8, 1, 5.653489",
    "3, 0.9, 1, 6.795612",
    "3, 0.95, 1, 7.771663",
    "3, 0.8, 12, 19.648596",
    "3, 0.95, 12, 26.822986",
    "4, 0.8, 1, 4.255899",
    "4, 0.9, 1, 5.013791",
    "4, 0.95, 1, 5.654069",
    "4, 0.8, 12, 10.007036",
    "8, 0.8, 1, 3.269762",
    "8, 0.9, 12, 5.947868",
    "12, 0.8, 1, 3.078392",
    "12, 0.9, 1, 3.566194",
    "30, 0.9, 1, 3.354503"
  })
  void moreRoundsAreWithinTwoPercentOfTheNoncentralT(
      int rounds, double power, int looks, double expected) {
    assertThat(noncentrality(rounds, power, looks)).isCloseTo(expected, withinPercentage(2.2));
  }

  @Test
  void twelveRoundsOfTwoPercentNoiseDetectFivePercent() {
    assertThat(DetectableDifference.smallest(NOISE, 12, Margin.DEFAULT, 0.9, 1))
        .isCloseTo(0.0501, within(0.0002));
  }

  private static double noncentrality(int rounds, double power, int looks) {
    Noise unit = new Noise(0.001 * Math.sqrt(rounds));
    double delta = DetectableDifference.smallest(unit, rounds, new Margin(0), power, looks);
    return Math.log1p(delta) / 0.001;
  }

  @Test
  void withoutNoiseItIsTheMargin() {
    assertThat(DetectableDifference.smallest(new Noise(0), 12, Margin.DEFAULT, 0.9, 1))
        .isCloseTo(0.02, within(1e-12));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 0, -1, 1001})
  void rejectsRoundsOutOfRange(int rounds) {
    assertThatThrownBy(() -> DetectableDifference.smallest(NOISE, rounds, Margin.DEFAULT, 0.9, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The number of rounds must be from 2 to 1000, but is " + rounds + ".");
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.79, 0.96, 90, Double.NaN})
  void rejectsAPowerOutOfRange(double power) {
    assertThatThrownBy(() -> DetectableDifference.smallest(NOISE, 12, Margin.DEFAULT, power, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The power must be from 0.8 to 0.95 (0.9 is 90%), but is " + power + ".");
  }

  @Test
  void rejectsNoLook() {
    assertThatThrownBy(() -> DetectableDifference.smallest(NOISE, 12, Margin.DEFAULT, 0.9, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The number of looks must be at least 1, but is 0.");
  }
}
