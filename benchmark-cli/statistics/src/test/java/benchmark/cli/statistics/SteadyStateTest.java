// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SteadyStateTest {

  /** Against scipy.stats.kendalltau(range(n), x, method='exact'). */
  @Test
  void manyValuesAreJudgedByTheNormalDistributionThatFewComeCloseTo() {
    for (int score : new int[] {0, 300, 600, 900, 1200}) {
      assertThat(MannKendall.approximate(score, 60, 40))
          .isCloseTo(MannKendall.exact(score, 60, 40), within(0.002));
    }
    assertThat(MannKendall.pValue(0, 1_000, 1_000)).isEqualTo(1);
    assertThat(MannKendall.pValue(100_000, 1_000, 1_000)).isLessThan(1e-6);
  }

  @Test
  void pValueIsTheExactMannKendallTest() {
    assertThat(SteadyState.of(1, 2, 3).pValue()).isCloseTo(1 / 3.0, within(1e-12));
    assertThat(SteadyState.of(1, 2, 3, 4).pValue()).isCloseTo(1 / 12.0, within(1e-12));
    assertThat(SteadyState.of(5, 4, 3, 2, 1).pValue()).isCloseTo(1 / 60.0, within(1e-12));
    assertThat(SteadyState.of(1, 2, 3, 5, 4).pValue()).isCloseTo(1 / 12.0, within(1e-12));
    assertThat(SteadyState.of(3, 1, 4, 2, 6, 5, 8, 7).pValue())
        .isCloseTo(0.03115079365079365, within(1e-12));
  }

  @Test
  void tiesMakeThePValueLarger() {
    // S = 9 of 10 pairs counts as 8, like one falling pair.
    assertThat(SteadyState.of(1, 2, 3, 4, 4).pValue()).isCloseTo(1 / 12.0, within(1e-12));
    assertThat(SteadyState.of(7, 7, 7, 7, 7).pValue()).isEqualTo(1);
    assertThat(SteadyState.of(7, 7, 7, 7, 7).relativeChange()).isZero();
  }

  /** Against scipy.stats.theilslopes: 2.5 per iteration, over 4 steps, of a median of 105. */
  @Test
  void relativeChangeIsTheTheilSenSlopeOverTheWholeMeasurement() {
    assertThat(SteadyState.of(100, 102, 105, 107, 110).relativeChange())
        .isCloseTo(10 / 105.0, within(1e-12));
    assertThat(SteadyState.of(110, 107, 105, 102, 100).relativeChange())
        .isCloseTo(-10 / 105.0, within(1e-12));
    assertThat(SteadyState.of(100, 110, 120, 130).relativeChange())
        .isCloseTo(30 / 115.0, within(1e-12));
  }

  /** So many pairs do not fit into an int, nor the slopes of all of them into memory. */
  @Test
  void ofMoreValuesThanCanBeComparedNeighboursAreJoined() {
    var random = new Random(7);
    double[] noise =
        DoubleStream.generate(() -> 100 + random.nextGaussian()).limit(46_345).toArray();
    double[] rising =
        IntStream.range(0, noise.length).mapToDouble(i -> noise[i] + i / 4634.2).toArray();

    assertThat(SteadyState.of(noise).drifts()).isFalse();
    assertThat(SteadyState.of(rising).drifts()).isTrue();
    assertThat(SteadyState.of(rising).relativeChange()).isCloseTo(10 / 105.0, within(0.001));
  }

  @Test
  void forksWhoseNeighboursAreJoinedCountBesideOthers() {
    double[] joined = IntStream.rangeClosed(0, 1_000).mapToDouble(i -> 100 + i / 100.0).toArray();
    double[] others = Arrays.copyOf(joined, 1_000);

    assertThat(SteadyState.ofForks(List.of(joined, others)).relativeChange())
        .isCloseTo(10 / 105.0, within(0.001));
  }

  @Test
  void driftsUpAndDown() {
    assertThat(SteadyState.of(100, 102, 105, 107, 110).drifts()).isTrue();
    assertThat(SteadyState.of(110, 107, 105, 102, 100).drifts()).isTrue();
  }

  @Test
  void aSmallChangeIsNoDriftHoweverRegular() {
    assertThat(SteadyState.of(100, 101, 102, 103, 104).drifts()).isFalse();
  }

  @Test
  void anIrregularChangeOfFiveValuesTakesTwoForksToBeADrift() {
    double[] rising = {100, 140, 120, 160, 180};
    double[] likewise = {10, 12, 11, 15, 16};
    assertThat(SteadyState.of(rising).drifts()).isFalse();
    assertThat(SteadyState.ofForks(List.of(rising, likewise)).drifts()).isTrue();
  }

  /** Joined to one series, S is 25 of 45, and p 0.029 rather than 0.0003. */
  @Test
  void forksThatRiseAloneAreNotHiddenByTheFallBetweenThem() {
    double[] rising = {100, 102, 105, 107, 110};
    SteadyState forks = SteadyState.ofForks(List.of(rising, rising));
    assertThat(forks.pValue()).isCloseTo(2.0 / 120 / 120, within(1e-12));
    assertThat(forks.relativeChange()).isCloseTo(10 / 105.0, within(1e-12));
    assertThat(SteadyState.of(100, 102, 105, 107, 110, 100, 102, 105, 107, 110).pValue())
        .isGreaterThan(0.02);
  }

  @Test
  void levelsMayDifferFromForkToForkAndLengthsToo() {
    double[] fast = {100, 102, 105, 107, 110};
    double[] slow = {1, 1.02, 1.05, 1.07, 1.1};
    assertThat(SteadyState.ofForks(List.of(fast, slow, fast)))
        .isEqualTo(SteadyState.ofForks(List.of(fast, fast, fast)));
    // All pairs in order: 2 of 3! 5! equally likely outcomes.
    assertThat(SteadyState.ofForks(List.of(fast, new double[] {1, 2, 3})).pValue())
        .isCloseTo(2.0 / 6 / 120, within(1e-12));
  }

  @Test
  void forksThatDriftApartAreNoDrift() {
    double[] rising = {100, 102, 105, 107, 110};
    double[] falling = {110, 107, 105, 102, 100};
    assertThat(SteadyState.ofForks(List.of(rising, falling)).pValue()).isEqualTo(1);
  }

  @Test
  void turnsAreJudgedByTheirMean() {
    double[] fast = {100, 102, 105, 107, 110};
    double[] slow = {1, 1.02, 1.05, 1.07, 1.1, 9};
    assertThat(SteadyState.ofTurns(List.of(fast, fast)).pValue())
        .isCloseTo(2.0 / 120, within(1e-12));
    assertThat(SteadyState.ofTurns(List.of(fast, fast)).relativeChange())
        .isCloseTo(10 / 105.0, within(1e-12));
    assertThat(SteadyState.ofTurns(List.of(fast, slow)).drifts()).isTrue();
  }

  /**
   * A busy machine slows whatever runs in a turn; operations taken for forks count it four times.
   */
  @Test
  void noiseThatATurnSharesIsSeldomADriftAndATrendOften() {
    Random random = new Random(5);
    int noise = 0;
    int asForks = 0;
    int trend = 0;
    for (int trial = 0; trial < 2000; trial++) {
      List<double[]> steady = turns(0, random);
      noise += SteadyState.ofTurns(steady).drifts() ? 1 : 0;
      asForks += SteadyState.ofForks(steady).drifts() ? 1 : 0;
      trend += SteadyState.ofTurns(turns(0.15, random)).drifts() ? 1 : 0;
    }
    assertThat(noise / 2000.0).isBetween(0.005, 0.05);
    assertThat(asForks / 2000.0).isGreaterThan(0.1);
    assertThat(trend / 2000.0).isGreaterThan(0.7);
  }

  /** Four operations of 8 values, with noise of 3% that all of a turn have and 1% of their own. */
  private static List<double[]> turns(double change, Random random) {
    double[] shared = measurement(8, change, 0.03, random);
    return IntStream.range(0, 4)
        .mapToObj(
            any ->
                DoubleStream.of(shared)
                    .map(value -> value * Math.exp(0.01 * random.nextGaussian()))
                    .toArray())
        .toList();
  }

  @Test
  void rejectsNoFork() {
    assertThatThrownBy(() -> SteadyState.ofForks(List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A drift needs at least 1 fork, but there is none.");
  }

  @Test
  void threeOrFourIterationsAreNeverADrift() {
    assertThat(SteadyState.of(1, 10, 100).drifts()).isFalse();
    assertThat(SteadyState.of(1, 10, 100, 1000).drifts()).isFalse();
  }

  @Test
  void oneStrayIterationIsNoDrift() {
    assertThat(SteadyState.of(10, 101, 99, 100, 102, 98, 100.5, 99.5).drifts()).isFalse();
  }

  @Test
  void aHundredIterationsInOrderAreADrift() {
    double[] rising = IntStream.range(0, 100).mapToDouble(i -> 100 + 0.1 * i).toArray();
    assertThat(SteadyState.of(rising).drifts()).isTrue();
    assertThat(SteadyState.of(rising).pValue()).isBetween(0.0, 1e-100);
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 10, 30})
  void noiseAloneIsSeldomADriftAndATrendOften(int iterations) {
    Random random = new Random(5);
    int noise = 0;
    int trend = 0;
    for (int trial = 0; trial < 2000; trial++) {
      noise += SteadyState.of(measurement(iterations, 0, 0.05, random)).drifts() ? 1 : 0;
      trend += SteadyState.of(measurement(iterations, 0.2, 0.02, random)).drifts() ? 1 : 0;
    }
    assertThat(noise / 2000.0).isBetween(0.005, 0.05);
    assertThat(trend / 2000.0).isGreaterThan(0.7);
  }

  private static double[] measurement(int count, double change, double sigma, Random random) {
    return IntStream.range(0, count)
        .mapToDouble(i -> 50 * (1 + change * i / (count - 1)))
        .map(level -> level * Math.exp(sigma * random.nextGaussian()))
        .toArray();
  }

  @Test
  void rejectsFewerThanThree() {
    assertThatThrownBy(() -> SteadyState.of(1, 2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A drift needs at least 3 iterations, but got 2.");
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, 0, -1})
  void rejectsAFigureThatCannotBe(double figure) {
    assertThatThrownBy(() -> SteadyState.of(1, 2, figure))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Iteration 3 is " + figure + ", but a value must be finite and positive.");
  }
}
