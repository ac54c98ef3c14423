// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RankedGroupsTest {

  private static final double[] SLOW = {50, 51, 49.5, 50.4, 50.2};
  private static final double[] ALSO_SLOW = {50.1, 50.8, 49.7, 50.1, 50.4};
  private static final double[] FAST = {100, 101, 99.5, 100.4, 100.2};

  @Test
  void theBestComesFirstAndWhatCannotBeToldApartSharesALetter() {
    var ranked = RankedGroups.of(List.of(SLOW, FAST, ALSO_SLOW), BetterWhen.HIGHER);

    assertThat(ranked.order().get(0)).isEqualTo(1);
    assertThat(ranked.groups()).containsExactly("a", "b", "b");
  }

  @Test
  void lessIsBetterWhereTheMetricSaysSo() {
    var ranked = RankedGroups.of(List.of(FAST, SLOW), BetterWhen.LOWER);

    assertThat(ranked.order()).containsExactly(1, 0);
    assertThat(ranked.groups()).containsExactly("a", "b");
  }

  @Test
  void oneInTheMiddleMayBelongToBothGroups() {
    double[] high = {103, 103.1, 102.9, 103, 103.05};
    double[] middle = {99, 105, 102, 98, 104.5};
    double[] low = {100, 100.1, 99.9, 100, 100.05};

    assertThat(RankedGroups.of(List.of(high, middle, low), BetterWhen.HIGHER).groups())
        .containsExactly("a", "ab", "b");
  }

  @Test
  void oneRoundTellsNothingApart() {
    assertThat(
            RankedGroups.of(
                    List.of(new double[] {1}, new double[] {9}, new double[] {5}),
                    BetterWhen.HIGHER)
                .groups())
        .containsExactly("a", "a", "a");
  }

  /** At most 5% of rankings of equal variants tell any two of them apart. */
  @Test
  void equalVariantsAreSeldomToldApart() {
    var random = new Random(7);
    long apart =
        IntStream.range(0, 2_000)
            .filter(
                run ->
                    RankedGroups.of(
                            IntStream.range(0, 5).mapToObj(variant -> equal(random)).toList(),
                            BetterWhen.HIGHER)
                        .groups()
                        .stream()
                        .anyMatch(it -> !it.equals("a")))
            .count();

    assertThat(apart).isBetween(20L, 120L);
  }

  private static double[] equal(Random random) {
    return random.doubles(6).map(it -> Math.exp(0.02 * random.nextGaussian())).toArray();
  }
}
