// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoundsNeededTest {

  /** Against a search with scipy.stats.t.ppf. */
  @ParameterizedTest
  @CsvSource({
    "0.03, 0.02, 12",
    "0.03, 0.01, 38",
    "0.05, 0.01, 99",
    "0.2, 0.0125, 986",
    "0, 0.01, 2"
  })
  void forPrecisionIsTheSmallestNumberThatIsNarrowEnough(
      double deviation, double halfWidth, int expected) {
    assertThat(RoundsNeeded.forPrecision(new Noise(deviation), new Precision(halfWidth)))
        .hasValue(expected);
  }

  @Test
  void forPrecisionIsEmptyAboveMany() {
    assertThat(RoundsNeeded.forPrecision(new Noise(0.5), new Precision(0.01))).isEmpty();
  }

  /**
   * The log ratios are m - s and m + s, so the mean is m and the standard deviation s sqrt(2); the
   * distance to the margin is 0.02 for either m, as ln(1.02) is the margin.
   */
  @ParameterizedTest
  @CsvSource({"0, 0.0198026", "0.0396053, 0.0198026", "-0.0396053, 0.0198026"})
  void toSettleGoesByTheDistanceToTheNearestMargin(double mean, double distance) {
    double deviation = 0.03;
    double s = deviation / Math.sqrt(2);
    PairedRatio ratio =
        PairedRatio.of(new double[] {1, 1}, new double[] {Math.exp(mean - s), Math.exp(mean + s)});
    // 11 rounds: 2.2281 0.03 / sqrt(11) = 0.02015; 12 rounds: 2.2010 0.03 / sqrt(12) = 0.01906.
    assertThat(distance).isBetween(0.01906, 0.02015);
    assertThat(RoundsNeeded.toSettle(ratio, Margin.DEFAULT)).hasValue(10);
  }

  @Test
  void toSettleIsEmptyOnTheMargin() {
    PairedRatio ratio = PairedRatio.of(new double[] {1, 1}, new double[] {1.01, 1.0301});
    assertThat(RoundsNeeded.toSettle(ratio, Margin.DEFAULT)).isEmpty();
  }

  @Test
  void toSettleIsZeroJustIfThereIsAVerdict() {
    Random random = new Random(11);
    int settled = 0;
    for (int trial = 0; trial < 500; trial++) {
      PairedRatio ratio = SimulatedRounds.of(8, 0.94 + 0.12 * random.nextDouble(), 0.012, random);
      Verdict verdict = Verdict.of(ratio.interval(), BetterWhen.HIGHER, Margin.DEFAULT);
      OptionalInt more = RoundsNeeded.toSettle(ratio, Margin.DEFAULT);
      boolean known = verdict != Verdict.UNDECIDED;
      assertThat(more.equals(OptionalInt.of(0))).isEqualTo(known);
      settled += known ? 1 : 0;
    }
    assertThat(settled).isBetween(100, 400);
  }

  @Test
  void toSettleRejectsOneRound() {
    PairedRatio ratio = PairedRatio.of(new double[] {1}, new double[] {1});
    assertThatThrownBy(() -> RoundsNeeded.toSettle(ratio, Margin.DEFAULT))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "1 round has no spread from which to estimate how many more it takes; there must be at"
                + " least 2.");
  }
}
