// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static benchmark.cli.statistics.BetterWhen.HIGHER;
import static benchmark.cli.statistics.BetterWhen.LOWER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class RankingTest {

  private static final SliceMean FAST = around(150);
  private static final SliceMean AS_FAST = around(149);
  private static final SliceMean SLOW = around(100);

  @Test
  void marksWhatIsSurelyWorseThanTheBest() {
    Ranking ranking = Ranking.of(List.of(SLOW, AS_FAST, FAST), HIGHER);
    assertThat(ranking.worse()).containsExactly(0);
    assertThat(ranking.ratioToBest(0).contains(1 / 1.5)).isTrue();
    assertThat(ranking.ratioToBest(2).estimate()).isEqualTo(1);
  }

  @Test
  void theBestLatencyIsTheLowest() {
    Ranking ranking = Ranking.of(List.of(SLOW, AS_FAST, FAST), LOWER);
    assertThat(ranking.worse()).containsExactlyInAnyOrder(1, 2);
    assertThat(ranking.ratioToBest(0).estimate()).isEqualTo(1);
  }

  @Test
  void oneRowOrEqualRowsAreNotWorse() {
    assertThat(Ranking.of(List.of(SLOW), HIGHER).worse()).isEmpty();
    assertThat(Ranking.of(List.of(SLOW, SLOW), HIGHER).worse()).isEmpty();
  }

  @Test
  void whatDiffersFromAnotherButNotFromTheBestIsNotWorse() {
    SliceMean vague = SliceMean.of(new Autocorrelation(0), 60, 150, 240);
    Ranking ranking = Ranking.of(List.of(FAST, vague, SLOW), HIGHER);
    assertThat(ranking.worse()).containsExactly(2);
    assertThat(ranking.ratioToBest(0).estimate()).isEqualTo(1);
  }

  @Test
  void rejectsNoRow() {
    assertThatThrownBy(() -> Ranking.of(List.of(), HIGHER))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A ranking needs at least 1 row, but there is none.");
  }

  /** p-values of 0.01, 0.015, 0.03 and 0.04 against 0.05 / 4, 3, 2 and 1. */
  @Test
  void holmStopsAtTheFirstThatIsNotSmallEnough() {
    assertThat(rejected(0.03, 0.01, 0.04, 0.015)).containsExactly(false, true, false, true);
    assertThat(rejected(0.01, 0.02, 0.04)).containsExactly(true, true, true);
    assertThat(rejected(0.02, 0.02, 0.02)).containsOnly(false);
    assertThat(rejected()).isEmpty();
  }

  private static boolean[] rejected(Double... pValues) {
    return Holm.reject(0.05, List.of(pValues), Double::doubleValue);
  }

  private static SliceMean around(double level) {
    return SliceMean.of(
        new Autocorrelation(0), level * 0.98, level, level * 1.02, level * 1.01, level * 0.99);
  }
}
