// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class DriftTest {

  private static final double[] RISING = {99, 101, 500, 108, 112};
  private static final double[] RISING_LESS = {98, 102, 107, 109};
  private static final double[] STEADY = {50, 51, 50, 51};

  @Test
  void isTheEndByTheStartOverTheForks() {
    Drift drift = Drift.of(List.of(RISING, RISING_LESS));
    assertThat(drift.change().rounds()).isEqualTo(2);
    assertThat(drift.change().estimate()).isCloseTo(Math.sqrt(1.10 * 1.08), within(1e-12));
  }

  @Test
  void mattersIfItIsRealAndExceedsHalfOfTheMargin() {
    Drift drift = Drift.of(List.of(RISING, RISING_LESS));
    assertThat(drift.change().interval().orElseThrow().contains(1)).isTrue();
    assertThat(drift.matters(Margin.DEFAULT)).isFalse();

    Drift sure = Drift.of(List.of(RISING, RISING_LESS, RISING, RISING_LESS));
    assertThat(sure.change().estimate()).isCloseTo(1.09, within(1e-3));
    assertThat(sure.matters(Margin.DEFAULT)).isTrue();
    assertThat(sure.matters(new Margin(0.17))).isTrue();
    assertThat(sure.matters(new Margin(0.20))).isFalse();
  }

  @Test
  void oneForkCannotTell() {
    assertThat(Drift.of(List.of(RISING)).matters(Margin.DEFAULT)).isFalse();
  }

  @Test
  void theDifferenceIsTheCandidatesDriftByTheBaselines() {
    Drift difference = Drift.difference(List.of(RISING, RISING_LESS), List.of(STEADY, STEADY));
    assertThat(difference.change().estimate()).isCloseTo(1 / Math.sqrt(1.10 * 1.08), within(1e-12));
    Drift alike = Drift.difference(List.of(RISING, RISING_LESS), List.of(RISING, RISING_LESS));
    assertThat(alike.change().estimate()).isEqualTo(1);
    assertThat(alike.matters(new Margin(0))).isFalse();
  }

  @Test
  void rejectsForksThatAreNoPairs() {
    assertThatThrownBy(() -> Drift.difference(List.of(RISING), List.of(STEADY, STEADY)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Rounds come in pairs, but the baseline has 1 and the candidate has 2.");
  }

  @Test
  void rejectsFewerThanFourSlices() {
    assertThatThrownBy(() -> Drift.of(List.of(RISING, new double[] {1, 2, 3})))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A drift from start to end needs at least 4 slices, but got 3.");
  }

  @Test
  void rejectsAFigureThatCannotBe() {
    assertThatThrownBy(() -> Drift.of(List.of(new double[] {1, 2, 0, 4})))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Slice 3 is 0.0, but a value must be finite and positive.");
  }
}
