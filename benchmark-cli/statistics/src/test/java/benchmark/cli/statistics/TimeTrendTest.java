// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeTrendTest {

  /** An autoregression of first order with deviation 1 and a trend by the step. */
  private static double[] series(int n, double lag1, double rise, Random random) {
    var values = new double[n];
    double state = random.nextGaussian();
    for (int i = 0; i < n; i++) {
      values[i] = 100 + state + rise * i;
      state = lag1 * state + Math.sqrt(1 - lag1 * lag1) * random.nextGaussian();
    }
    return values;
  }

  @Test
  void theSlopeIsTheMedianOfAllPairsOfALife() {
    TimeTrend trend = TimeTrend.of(List.of(new double[] {1, 2, 3, 4, 50, 6, 7, 8, 9, 10}), 2);

    assertThat(trend.slope()).isCloseTo(0.5, within(1e-12));
    assertThat(trend.low()).isPositive();
  }

  @Test
  void equalValuesAreSteadyForSure() {
    assertThat(TimeTrend.of(List.of(new double[] {7, 7, 7, 7, 7, 7, 7, 7, 7, 7}), 1))
        .isEqualTo(new TimeTrend(0, 0, 0, 1));
  }

  /** What a gap leaves of the trend would look like autocorrelation, and hide it. */
  @Test
  void missingValuesDoNotHideATrend() {
    double[] whole = series(40, 0, 0.3, new Random(11));
    double[] gaps = whole.clone();
    Arrays.fill(gaps, 8, 16, Double.NaN);
    Arrays.fill(gaps, 22, 30, Double.NaN);

    TimeTrend trend = TimeTrend.of(List.of(gaps), 1);

    assertThat(trend.slope()).isCloseTo(0.3, within(0.03));
    assertThat(trend.pValue()).isLessThan(1e-6);
  }

  @Test
  void tooFewValuesSayNothing() {
    assertThat(TimeTrend.of(List.of(new double[] {1, 2, 3}, new double[] {2, Double.NaN}), 1))
        .isEqualTo(TimeTrend.UNKNOWN);
  }

  @Test
  void aProcessThatBeginsAnewKeepsItsTrend() {
    var lives = new ArrayList<double[]>();
    var random = new Random(7);
    for (int life = 0; life < 4; life++) {
      lives.add(series(20, 0, 0.5, random));
    }
    TimeTrend apart = TimeTrend.of(lives, 1);

    assertThat(apart.slope()).isCloseTo(0.5, within(0.1));
    assertThat(apart.pValue()).isLessThan(1e-6);
    double[] joined = lives.stream().flatMapToDouble(DoubleStream::of).toArray();
    assertThat(TimeTrend.of(List.of(joined), 1).pValue()).isGreaterThan(1e-6);
  }

  /** At 5% each: so much more often than that would be a wrong test. */
  @ParameterizedTest
  @CsvSource({"30, 0", "30, 0.4", "60, 0.6", "60, 0.8", "200, 0.9"})
  void autocorrelationAloneIsRarelyATrend(int n, double lag1) {
    var random = new Random(1);
    int alarms = 0;
    for (int i = 0; i < 1_000; i++) {
      alarms += TimeTrend.of(List.of(series(n, lag1, 0, random)), 1).pValue() <= 0.05 ? 1 : 0;
    }

    assertThat(alarms).isLessThan(90);
  }

  @Test
  void theIntervalHoldsTheSlopeAsOftenAsItSays() {
    var random = new Random(2);
    int inside = 0;
    for (int i = 0; i < 500; i++) {
      TimeTrend trend = TimeTrend.of(List.of(series(60, 0.5, 0.3, random)), 1);
      inside += trend.low() <= 0.3 && 0.3 <= trend.high() ? 1 : 0;
    }

    assertThat(inside).isGreaterThan(460);
  }

  /** Sums of what varies by a share and resembles itself, and becomes faster. */
  private static double[] sums(int n, double mean, double share, double begin, Random random) {
    double[] noise = series(n, 0.5, 0, random);
    double sum = 0;
    for (int i = 0; i < n; i++) {
      double speed = begin + (1 - begin) * i / n;
      noise[i] = sum += speed * (mean + share * (noise[i] - 100));
    }
    return noise;
  }

  /** The growth of a leak varies as calls do, and what it has left stays. */
  @ParameterizedTest
  @CsvSource({"30, 0.1, 1", "40, 0.2, 1", "40, 0.1, 0.4", "200, 0.5, 1"})
  void whatAddsUpIsFoundWithItsSlope(int n, double share, double begin) {
    var random = new Random(3);
    int found = 0;
    int inside = 0;
    for (int i = 0; i < 300; i++) {
      double[] sums = sums(n, 1, share, begin, random);
      double slope = begin == 1 ? 1 : (sums[n - 1] - sums[0]) / (n - 1);
      TimeTrend trend = TimeTrend.of(List.of(sums), 1);
      found += trend.pValue() <= 0.001 ? 1 : 0;
      inside += trend.low() <= slope && slope <= trend.high() ? 1 : 0;
    }

    assertThat(found).isGreaterThan(270);
    assertThat(inside).isGreaterThan(255);
  }

  /** A sum of nothing but chance is the hardest: there is no level, and no growth either. */
  @Test
  void aSumOfChancesIsRarelyATrend() {
    var random = new Random(4);
    int alarms = 0;
    for (int i = 0; i < 1_000; i++) {
      double[] sums = sums(40, 0, 1, 1, random);
      alarms += TimeTrend.of(List.of(sums), 1).pValue() <= 0.001 ? 1 : 0;
    }

    assertThat(alarms).isLessThan(20);
  }

  @Test
  void someStepsOfOneSignMayBeChance() {
    double[] steps = {1, 2, 3, 4, 5, 6};

    assertThat(TimeTrend.of(List.of(steps), 1).pValue()).isBetween(0.01, 0.2);
  }

  @Test
  void manyTrendsAreJudgedTogether() {
    var some = new TimeTrend(1, 0.1, 2, 0.03);
    var strong = new TimeTrend(1, 0.9, 1.1, 1e-6);

    assertThat(TimeTrend.areReal(0.05, List.of(some))).containsExactly(true);
    assertThat(TimeTrend.areReal(0.02, List.of(some))).containsExactly(false);
    assertThat(TimeTrend.areReal(0.05, List.of(some, strong, TimeTrend.UNKNOWN)))
        .containsExactly(false, true, false);
  }

  @Test
  void aThousandValuesAreNotTooMany() {
    double[] values = series(1_000, 0.5, 0.01, new Random(3));
    TimeTrend trend = TimeTrend.of(List.of(values), 1);

    assertThat(trend.slope()).isCloseTo(0.01, within(0.001));
  }
}
