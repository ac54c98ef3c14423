// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import benchmark.cli.error.UserError;
import benchmark.cli.statistics.Precision;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class StoppingRuleTest {

  private static final Duration ROUND = Duration.ofSeconds(30);

  @Test
  void theDesignSaysHowManyReplicatesThereAreByDefault() {
    var rule = rule(OptionalInt.empty(), null, null).or(Design.ROUNDS);

    assertThat(rule.expectedRounds(ROUND)).hasValue(12);
    var nothing = new StoppingRule(OptionalInt.empty(), Optional.empty(), Optional.empty());
    assertThat(nothing.or(Design.BLOCKS).expectedRounds(ROUND)).hasValue(8);
    assertThat(rule(OptionalInt.of(3), null, null).or(Design.BLOCKS).expectedRounds(ROUND))
        .hasValue(3);
    assertThat(stops(rule, 11, 1.0, 0.01, Duration.ZERO)).isFalse();
    assertThat(stops(rule, 12, 1.0, 0.01, Duration.ZERO)).isTrue();
  }

  @Test
  void theUsualNumberOfRoundsLetsTheReversedOrderCancelADrift() {
    assertThat(Design.ROUNDS.usual()).isEven();
    assertThat(Design.CODEC.usual()).isEven();
  }

  @Test
  void aPrecisionStopsOnlyNarrowIntervalsAndNotBeforeItsMinimum() {
    var rule = rule(OptionalInt.empty(), new Precision(0.02), null);

    assertThat(rule.expectedRounds(ROUND)).isEmpty();
    assertThat(stops(rule, Precision.MINIMUM_ROUNDS - 1, 1.0, 0.001, Duration.ZERO)).isFalse();
    assertThat(stops(rule, Precision.MINIMUM_ROUNDS, 1.0, 0.001, Duration.ZERO)).isTrue();
    assertThat(stops(rule, Precision.MINIMUM_ROUNDS, 1.0, 0.3, Duration.ZERO)).isFalse();
  }

  @Test
  void aPrecisionLooksAtTheWidthAndNotAtTheVerdict() {
    var rule = rule(OptionalInt.empty(), new Precision(0.02), null);

    assertThat(stops(rule, Precision.MINIMUM_ROUNDS, 3.0, 0.3, Duration.ZERO)).isFalse();
  }

  @Test
  void aBudgetIsNotOverrun() {
    var rule = rule(OptionalInt.empty(), null, Duration.ofMinutes(10));

    assertThat(rule.expectedRounds(ROUND)).hasValue(20);
    assertThat(stops(rule, 18, 1.0, 0.01, Duration.ofSeconds(569))).isFalse();
    assertThat(stops(rule, 19, 1.0, 0.01, Duration.ofSeconds(571))).isTrue();
  }

  @Test
  void aBudgetThatIsTooShortStillGivesOneRound() {
    var rule = rule(OptionalInt.empty(), null, Duration.ofSeconds(1));

    assertThat(rule.expectedRounds(ROUND)).hasValue(1);
    assertThat(
            rule.reasonToStop(
                FabricatedReplicates.of(0, 1, 0), 0, Duration.ZERO, ROUND, Design.ROUNDS))
        .isEmpty();
  }

  @Test
  void whateverComesFirstStops() {
    var rule = rule(OptionalInt.of(4), new Precision(0.02), Duration.ofMinutes(10));

    assertThat(stops(rule, 4, 1.0, 0.3, Duration.ofMinutes(2))).isTrue();
    assertThat(stops(rule, 3, 1.0, 0.3, Duration.ofMinutes(10))).isTrue();
    assertThat(stops(rule, 3, 1.0, 0.3, Duration.ofMinutes(2))).isFalse();
  }

  @Test
  void roundsAreCountedFromTheContinuationOn() {
    var rule = rule(OptionalInt.of(4), null, null);
    Replicates six = FabricatedReplicates.of(6, 1, 0.01);

    assertThat(rule.reasonToStop(six, 3, Duration.ZERO, ROUND, Design.ROUNDS)).isEmpty();
    assertThat(rule.reasonToStop(six, 4, Duration.ZERO, ROUND, Design.ROUNDS))
        .contains("after 6 rounds, as asked");
  }

  @Test
  void aBudgetInWhichNoVerdictCanComeIsRefused() {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(
            () ->
                rule(OptionalInt.empty(), null, Duration.ofSeconds(59))
                    .requireVerdictPossible(0, ROUND, Design.ROUNDS))
        .withMessage(
            "--budget: 59 s is too short: a round takes about 30 s, and a verdict needs 2 of them. Allow at least 60 s, or measure fewer operations (--ops) or for less time (--time).")
        .matches(error -> error.status() == 2);
    rule(OptionalInt.empty(), null, Duration.ofSeconds(60))
        .requireVerdictPossible(0, ROUND, Design.ROUNDS);
  }

  @Test
  void aContinuationNeedsTimeForWhatIsMissing() {
    var rule = rule(OptionalInt.empty(), null, Duration.ofSeconds(35));

    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> rule.requireVerdictPossible(0, ROUND, Design.ROUNDS));
    rule.requireVerdictPossible(1, ROUND, Design.ROUNDS);
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(
            () ->
                rule(OptionalInt.empty(), null, Duration.ofSeconds(29))
                    .requireVerdictPossible(1, ROUND, Design.ROUNDS))
        .as("what is continued keeps its operations and times")
        .withMessage(
            "--budget: 29 s is too short: a round takes about 30 s, and a verdict needs 1 more of"
                + " them. Allow at least 30 s.");
  }

  private static StoppingRule rule(OptionalInt rounds, Precision precision, Duration budget) {
    return new StoppingRule(rounds, Optional.ofNullable(precision), Optional.ofNullable(budget))
        .or(Design.ROUNDS);
  }

  private static boolean stops(
      StoppingRule rule, int rounds, double ratio, double noise, Duration elapsed) {
    return rule.reasonToStop(
            FabricatedReplicates.of(rounds, ratio, noise), rounds, elapsed, ROUND, Design.ROUNDS)
        .isPresent();
  }
}
