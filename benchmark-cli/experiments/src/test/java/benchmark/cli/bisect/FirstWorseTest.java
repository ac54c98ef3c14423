// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.bisect.FirstWorse.Finding;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FirstWorseTest {

  private static final int VERSIONS = 17;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 8, 9, 15, 16})
  void isFoundInAFewSteps(int truth) {
    var search = new FirstWorse(VERSIONS);

    assertThat(steps(search, truth, Set.of())).isLessThanOrEqualTo(4);
    assertThat(search.worse()).isEqualTo(truth);
    assertThat(search.fine()).isEqualTo(truth - 1);
  }

  @Test
  void versionsThatTellNothingArePassedOver() {
    var search = new FirstWorse(VERSIONS);
    steps(search, 9, Set.of(8));

    assertThat(search.fine()).isEqualTo(7);
    assertThat(search.worse()).isEqualTo(9);
  }

  /** Such as commits between the one that breaks the build and the one that repairs it. */
  @Test
  void aStretchThatTellsNothingIsLeftSoon() {
    var search = new FirstWorse(401);
    Set<Integer> broken = IntStream.range(170, 231).boxed().collect(Collectors.toSet());

    assertThat(steps(search, 300, broken)).isLessThanOrEqualTo(12);
    assertThat(search.worse()).isEqualTo(300);
    assertThat(search.fine()).isEqualTo(299);
  }

  @Test
  void twoVersionsNeedNoStep() {
    assertThat(new FirstWorse(2).next()).isEmpty();
  }

  @Test
  void whereNothingTellsAllAreCandidates() {
    var search = new FirstWorse(4);
    steps(search, 2, Set.of(1, 2));

    assertThat(search.fine()).isZero();
    assertThat(search.worse()).isEqualTo(3);
  }

  private static int steps(FirstWorse search, int truth, Set<Integer> unknown) {
    int steps = 0;
    for (OptionalInt next = search.next(); next.isPresent(); next = search.next()) {
      int place = next.getAsInt();
      search.found(
          place,
          unknown.contains(place) ? Finding.UNKNOWN : place < truth ? Finding.FINE : Finding.WORSE);
      steps++;
    }
    return steps;
  }
}
