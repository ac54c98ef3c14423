// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PairedRatioTest {

  private static final double[] BASELINE = {100, 104, 98, 101};
  private static final double[] CANDIDATE = {95, 97, 96, 94};

  /** Against scipy.stats.ttest_rel(log(b), log(a)).confidence_interval(0.95), taken back by exp. */
  @Test
  void isThePairedTTestOnLogs() {
    PairedRatio ratio = PairedRatio.of(BASELINE, CANDIDATE);
    Interval interval = ratio.interval().orElseThrow();
    assertThat(ratio.rounds()).isEqualTo(4);
    assertThat(ratio.estimate()).isCloseTo(0.9480438152283243, within(1e-12));
    assertThat(interval.estimate()).isEqualTo(ratio.estimate());
    assertThat(interval.low()).isCloseTo(0.9129724998823675, within(1e-9));
    assertThat(interval.high()).isCloseTo(0.9844623750534448, within(1e-9));
    assertThat(ratio.noise().orElseThrow().logDeviation())
        .isCloseTo(0.02368929850543348, within(1e-12));
  }

  @Test
  void driftSharedByARoundCancels() {
    double[] drift = {1, 2, 0.5, 3};
    double[] baseline = new double[4];
    double[] candidate = new double[4];
    for (int i = 0; i < 4; i++) {
      baseline[i] = BASELINE[i] * drift[i];
      candidate[i] = CANDIDATE[i] * drift[i];
    }
    Interval drifting = PairedRatio.of(baseline, candidate).interval().orElseThrow();
    Interval steady = PairedRatio.of(BASELINE, CANDIDATE).interval().orElseThrow();
    assertThat(drifting.low()).isCloseTo(steady.low(), within(1e-12));
    assertThat(drifting.high()).isCloseTo(steady.high(), within(1e-12));
  }

  @Test
  void swappingTheVariantsInvertsTheInterval() {
    Interval swapped = PairedRatio.of(CANDIDATE, BASELINE).interval().orElseThrow();
    Interval inverse = PairedRatio.of(BASELINE, CANDIDATE).interval().orElseThrow().inverse();
    assertThat(swapped.estimate()).isCloseTo(inverse.estimate(), within(1e-12));
    assertThat(swapped.low()).isCloseTo(inverse.low(), within(1e-12));
    assertThat(swapped.high()).isCloseTo(inverse.high(), within(1e-12));
  }

  @Test
  void oneRoundHasAnEstimateOnly() {
    PairedRatio ratio = PairedRatio.of(new double[] {100}, new double[] {110});
    assertThat(ratio.estimate()).isCloseTo(1.1, within(1e-12));
    assertThat(ratio.interval()).isEmpty();
    assertThat(ratio.noise()).isEmpty();
  }

  @Test
  void twoRoundsHaveAnInterval() {
    // The logs are 0 and ln 4: mean ln 2, sd ln 4 / sqrt 2, half width 12.706 ln 2.
    Interval interval =
        PairedRatio.of(new double[] {1, 1}, new double[] {1, 4}).interval().orElseThrow();
    assertThat(interval.estimate()).isCloseTo(2, within(1e-12));
    assertThat(interval.high()).isCloseTo(Math.pow(2, 13.706204736174694), within(1e-4));
  }

  @Test
  void severalLooksShareTheLevel() {
    // t(1 - 0.025 / 4, 1) is the cotangent of 0.00625 pi.
    Interval interval =
        PairedRatio.of(new double[] {1, 1}, new double[] {1, 4}).interval(4).orElseThrow();
    assertThat(Math.log(interval.high()))
        .isCloseTo(Math.log(2) * (1 + 1 / Math.tan(0.00625 * Math.PI)), within(1e-6));
  }

  @Test
  void equalRatiosLeaveNoWidth() {
    Interval interval =
        PairedRatio.of(new double[] {1, 10, 100}, new double[] {2, 20, 200})
            .interval()
            .orElseThrow();
    assertThat(interval.estimate()).isCloseTo(2, within(1e-12));
    assertThat(interval.relativeHalfWidth()).isCloseTo(0, within(1e-12));
  }

  @Test
  void laterChangesOfTheArraysDoNotMatter() {
    double[] baseline = BASELINE.clone();
    PairedRatio ratio = PairedRatio.of(baseline, CANDIDATE);
    baseline[0] = 1;
    assertThat(ratio.estimate()).isEqualTo(PairedRatio.of(BASELINE, CANDIDATE).estimate());
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, 0, -3.5})
  void rejectsAFigureThatCannotBe(double figure) {
    double[] wrong = {100, figure};
    double[] right = {100, 101};
    assertThatThrownBy(() -> PairedRatio.of(wrong, right))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "Round 2 of the baseline is " + figure + ", but a value must be finite and positive.");
    assertThatThrownBy(() -> PairedRatio.of(right, wrong))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "Round 2 of the candidate is " + figure + ", but a value must be finite and positive.");
  }

  @Test
  void rejectsRoundsThatAreNoPairs() {
    assertThatThrownBy(() -> PairedRatio.of(new double[] {1, 2}, new double[] {1}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Rounds come in pairs, but the baseline has 2 and the candidate has 1.");
    assertThatThrownBy(() -> PairedRatio.of(new double[0], new double[0]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A ratio needs at least 1 round, but there is none.");
  }
}
