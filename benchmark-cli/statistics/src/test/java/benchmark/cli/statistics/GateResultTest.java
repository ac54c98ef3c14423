// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static benchmark.cli.statistics.BetterWhen.HIGHER;
import static benchmark.cli.statistics.BetterWhen.LOWER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GateResultTest {

  private static final GateLook SLOWER = look(0.90, 0.005, 0.05);
  private static final GateLook AS_FAST = look(1.00, 0.005, 0.05);
  private static final GateLook VAGUE = look(0.95, 0.05, 0.05);

  @Test
  void failsIfAnyComparisonDoes() {
    GateResult result = GateResult.of(List.of(AS_FAST, SLOWER, VAGUE), 1);
    assertThat(result.outcome()).isEqualTo(GateOutcome.FAILS);
    assertThat(result.failures()).containsExactly(SLOWER);
    assertThat(result.passes()).containsExactly(AS_FAST);
    assertThat(result.inconclusive()).containsExactly(VAGUE);
  }

  @Test
  void isInconclusiveIfAnyIsAndNoneFails() {
    assertThat(outcome(AS_FAST, VAGUE)).isEqualTo(GateOutcome.INCONCLUSIVE);
  }

  @Test
  void passesOnlyIfAllDo() {
    assertThat(outcome(AS_FAST, look(1.2, 0.1, 0.05))).isEqualTo(GateOutcome.PASSES);
  }

  @Test
  void oneRoundIsInconclusive() {
    PairedRatio one = PairedRatio.of(new double[] {1}, new double[] {0.5});
    GateLook look = new GateLook(new Comparison("get", HIGHER, one), new Margin(0.05));
    assertThat(outcome(look)).isEqualTo(GateOutcome.INCONCLUSIVE);
    assertThat(look.caught(0.8, 1)).isEmpty();
  }

  @Test
  void equalRoundsAreSureOfEitherOutcome() {
    assertThat(outcome(look(0.9, 0, 0.05))).isEqualTo(GateOutcome.FAILS);
    assertThat(outcome(look(0.96, 0, 0.05))).isEqualTo(GateOutcome.PASSES);
  }

  @Test
  void everyMetricHasItsOwnAllowance() {
    assertThat(outcome(look(0.9, 0.005, 0.2))).isEqualTo(GateOutcome.PASSES);
    assertThat(outcome(look(0.9, 0.005, 0.02))).isEqualTo(GateOutcome.FAILS);
  }

  @Test
  void aLatencyThatRisesIsSlower() {
    PairedRatio rising = look(1.1, 0.005, 0).comparison().ratio();
    GateLook look = new GateLook(new Comparison("p99", LOWER, rising), new Margin(0.05));
    assertThat(outcome(look)).isEqualTo(GateOutcome.FAILS);
    assertThat(look.pValue()).isLessThan(0.025);
  }

  /** Just sure alone; among twelve looks it may be chance. */
  @ParameterizedTest
  @CsvSource({"1, FAILS", "2, INCONCLUSIVE", "12, INCONCLUSIVE"})
  void looksShareTheError(int looks, GateOutcome expected) {
    GateLook barely = look(0.928, 0.02, 0.05);
    assertThat(barely.pValue()).isBetween(0.0125, 0.025);
    assertThat(GateResult.of(Collections.nCopies(looks, barely), 1).outcome()).isEqualTo(expected);
  }

  /** Just sure at first; somebody who looks again needs more. */
  @ParameterizedTest
  @CsvSource({"1, FAILS, PASSES", "2, INCONCLUSIVE, INCONCLUSIVE", "5, INCONCLUSIVE, INCONCLUSIVE"})
  void eachFurtherLookErrsLessOften(int look, GateOutcome slower, GateOutcome asFast) {
    GateLook barelySlower = look(0.928, 0.02, 0.05);
    GateLook barelyAsFast = look(0.977, 0.02, 0.05);
    assertThat(barelySlower.pValue()).isBetween(0.0125, 0.025);
    int divisor = GateResult.divisorOf(look);
    assertThat(GateResult.of(List.of(barelySlower), divisor).outcome()).isEqualTo(slower);
    assertThat(GateResult.of(List.of(barelyAsFast), divisor).outcome()).isEqualTo(asFast);
  }

  @Test
  void allLooksTogetherErrAtMostTwiceAsOftenAsTheFirst() {
    assertThat(GateResult.divisorOf(1)).isEqualTo(1);
    assertThat(IntStream.rangeClosed(1, 17).mapToDouble(it -> 1.0 / GateResult.divisorOf(it)).sum())
        .isLessThan(2);
    assertThat(GateResult.divisorOf(1_000_000)).isPositive();
  }

  @Test
  void saysWhichSlowdownItWouldHaveCaught() {
    double alone = AS_FAST.caught(0.8, 1).orElseThrow();
    assertThat(AS_FAST.caught(0.8, 12).orElseThrow()).isGreaterThan(alone);
    Noise noise = AS_FAST.comparison().ratio().noise().orElseThrow();
    assertThat(alone)
        .isEqualTo(DetectableDifference.smallest(noise, 6, new Margin(0.05), 0.8, 1))
        .isCloseTo(0.058, within(0.001));
  }

  @Test
  void rejectsNothingToCheck() {
    assertThatThrownBy(() -> GateResult.of(List.of(), 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A gate needs at least 1 comparison, but there is none.");
  }

  private static GateOutcome outcome(GateLook... looks) {
    return GateResult.of(List.of(looks), 1).outcome();
  }

  /** Six rounds of a throughput whose log ratios are this far to either side of the mean. */
  private static GateLook look(double ratio, double spread, double allowed) {
    double up = ratio * Math.exp(spread);
    double down = ratio * Math.exp(-spread);
    double[] candidate = {up, down, up, down, up, down};
    PairedRatio paired = PairedRatio.of(new double[] {1, 1, 1, 1, 1, 1}, candidate);
    return new GateLook(new Comparison("get", HIGHER, paired), new Margin(allowed));
  }
}
