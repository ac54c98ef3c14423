// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class RateSearchTest {

  @Test
  void ladderHasRoundSharesOfTheCapacity() {
    assertThat(RateSearch.ladder(43_210))
        .containsExactly(
            4_300.0, 11_000.0, 22_000.0, 30_000.0, 35_000.0, 39_000.0, 41_000.0, 43_000.0);
  }

  @Test
  void bisectsBetweenTheHighestRateThatHoldsAndTheLowestThatDoesNot() {
    var search = new RateSearch(10_000, 1e6);
    search.tried(5_000, true);
    search.tried(7_000, true);
    search.tried(9_000, false);

    assertThat(all(search, 8_200)).containsExactly(8_000.0, 8_500.0, 8_250.0, 8_130.0);
  }

  @Test
  void climbsFurtherWhileEverythingHolds() {
    var search = new RateSearch(10_000, 1e6);
    search.tried(4_000, true);

    assertThat(all(search, 11_500))
        .containsExactly(10_000.0, 15_000.0, 12_500.0, 11_300.0, 11_900.0, 11_600.0);
  }

  @Test
  void climbsFarIfTheClosedLoopWasSlow() {
    var search = new RateSearch(4_000, 1e6);
    search.tried(4_000, true);

    assertThat(all(search, 18_000))
        .containsExactly(
            6_000.0, 9_000.0, 13_500.0, 20_300.0, 16_900.0, 18_600.0, 17_800.0, 18_200.0);
  }

  @Test
  void givesUpWhatHoldsAtEveryRate() {
    var search = new RateSearch(4_000, 1e6);
    search.tried(4_000, true);

    assertThat(all(search, 1e6)).hasSize(5);
  }

  @Test
  void doesNotClimbAboveWhatAStepCanHold() {
    var search = new RateSearch(10_000, 10_500);
    search.tried(10_000, true);

    assertThat(search.next()).isEmpty();
  }

  @Test
  void goesDownWhileNothingHolds() {
    var search = new RateSearch(10_000, 1e6);
    search.tried(1_000, false);

    assertThat(all(search, 300)).containsExactly(500.0, 250.0, 375.0, 313.0);
  }

  /** What is tried of a variant that holds up to a rate. */
  private static List<Double> all(RateSearch search, double limit) {
    var tried = new ArrayList<Double>();
    for (OptionalDouble rate = search.next(); rate.isPresent(); rate = search.next()) {
      tried.add(rate.getAsDouble());
      search.tried(rate.getAsDouble(), rate.getAsDouble() <= limit);
    }
    return tried;
  }
}
