// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class PairedDifferenceTest {

  @Test
  void isTheMeanOfDifferencesWithStudentsInterval() {
    PairedDifference difference =
        PairedDifference.of(List.of(10.0, 20.0, 30.0, 40.0), List.of(11.0, 22.0, 33.0, 44.0));

    // R: t.test(c(1, 2, 3, 4)): 95% interval 0.4457397 to 4.5542603, p 0.03047
    assertThat(difference.estimate()).isEqualTo(2.5);
    assertThat(difference.error()).isCloseTo(2.0542603, within(1e-6));
    assertThat(difference.pValue()).isCloseTo(0.03047, within(1e-5));
    assertThat(difference.isCertain()).isTrue();
  }

  @Test
  void ofOnePairHasNoInterval() {
    PairedDifference difference = PairedDifference.of(List.of(1.0), List.of(5.0));

    assertThat(difference).isEqualTo(new PairedDifference(4, Double.POSITIVE_INFINITY, 1));
    assertThat(difference.isCertain()).isFalse();
  }

  @Test
  void ofEqualPairsIsNone() {
    assertThat(PairedDifference.of(List.of(1.0, 2.0), List.of(1.0, 2.0)))
        .isEqualTo(new PairedDifference(0, 0, 1));
  }

  /** One sample in each of four blocks against none: that may well be chance. */
  @Test
  void ofSamplesIsAsUncertainAsCountingThem() {
    List<Double> none = List.of(0.0, 0.0, 0.0, 0.0);
    List<Double> one = List.of(3.0, 3.0, 3.0, 3.0);

    assertThat(PairedDifference.of(none, one).isCertain()).isTrue();
    PairedDifference counted = PairedDifference.ofSamples(none, one, 3);
    assertThat(counted.error())
        .as("t(0.975, 3) times 3 / 2")
        .isCloseTo(3.182446 * 1.5, within(1e-5));
    assertThat(counted.isCertain()).isFalse();
  }

  @Test
  void refusesWhatIsNotPaired() {
    assertThatThrownBy(() -> PairedDifference.of(List.of(1.0), List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Pairs need as many values of one as of the other, but there are 1 and 0.");
    assertThatThrownBy(() -> PairedDifference.of(List.of(), List.of()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** Of 400 times 30 rows of four blocks, without any difference. */
  @Test
  void namesHardlyEverADifferenceWhereThereIsNone() {
    var random = new SplittableRandom(7);
    int wrong = 0;
    for (int run = 0; run < 400; run++) {
      List<PairedDifference> rows =
          Stream.generate(() -> PairedDifference.of(noise(random), noise(random)))
              .limit(30)
              .toList();
      for (boolean named : PairedDifference.certain(rows)) {
        if (named) {
          wrong++;
          break;
        }
      }
    }
    assertThat(wrong).isBetween(8, 34); // 20 expected, 99.9%
  }

  private static List<Double> noise(SplittableRandom random) {
    return Stream.generate(() -> random.nextGaussian(100, 5)).limit(4).toList();
  }
}
