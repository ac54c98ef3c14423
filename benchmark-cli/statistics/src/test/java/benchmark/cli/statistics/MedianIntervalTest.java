// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("the interval of a median")
class MedianIntervalTest {

  /** The places are those of the tables: 6 and 15 of 20 values. */
  @Test
  void liesBetweenTwoOfTheValues() {
    assertThat(MedianInterval.of(values(20))).contains(new MedianInterval(6, 15));
    assertThat(MedianInterval.of(values(6))).contains(new MedianInterval(1, 6));
    assertThat(MedianInterval.of(values(100))).contains(new MedianInterval(40, 61));
  }

  @Test
  void isNotKnownOfFewValues() {
    assertThat(MedianInterval.of(values(5))).isEmpty();
    assertThat(MedianInterval.of()).isEmpty();
  }

  @Test
  void coversTheMedianOfWhateverDistribution() {
    var random = new Random(1);
    int covered = 0;
    for (int i = 0; i < 2_000; i++) {
      MedianInterval interval =
          MedianInterval.of(
                  DoubleStream.generate(() -> -Math.log(random.nextDouble())).limit(20).toArray())
              .orElseThrow();
      covered += interval.low() <= Math.log(2) && Math.log(2) <= interval.high() ? 1 : 0;
    }

    assertThat(covered).isGreaterThan(1_900);
  }

  private static double[] values(int number) {
    return DoubleStream.iterate(number, it -> it - 1).limit(number).toArray();
  }
}
