// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import benchmark.launch.Load;
import benchmark.launch.Load.Arrivals;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("the times of calls at a rate")
class ArrivalTimesTest {

  private static final long SECOND = 1_000_000_000;

  @Test
  void areEquallyFarApart() {
    assertThat(ArrivalTimes.of(load(4, Arrivals.CONSTANT), SECOND))
        .containsExactly(0, SECOND / 4, SECOND / 2, 3 * SECOND / 4);
  }

  @Test
  void areCloserTogetherInASurge() {
    assertThat(ArrivalTimes.of(new Load.Surge(2, 4, 1_000, 2_000, 1, 1_000, false), 3 * SECOND))
        .containsExactly(
            0,
            SECOND / 2,
            SECOND,
            5 * SECOND / 4,
            3 * SECOND / 2,
            7 * SECOND / 4,
            2 * SECOND,
            5 * SECOND / 2);
  }

  @Test
  void areThoseOfIndependentCalls() {
    long[] times = ArrivalTimes.of(load(10_000, Arrivals.POISSON), 10 * SECOND);

    assertThat(times).isSorted();
    assertThat((double) times.length).isCloseTo(100_000, within(1_600.0)); // 5 deviations
    double[] gaps =
        IntStream.range(1, times.length).mapToDouble(i -> times[i] - times[i - 1]).toArray();
    double mean = Arrays.stream(gaps).average().orElseThrow();
    double variance =
        Arrays.stream(gaps).map(gap -> (gap - mean) * (gap - mean)).average().orElseThrow();
    assertThat(Math.sqrt(variance) / mean)
        .as("of an exponential distribution")
        .isCloseTo(1, within(0.03));
    assertThat(times[times.length - 1]).isLessThan(10 * SECOND);
  }

  @Test
  void areTheSameFromTheSameSeed() {
    assertThat(ArrivalTimes.of(load(500, Arrivals.POISSON), SECOND))
        .isEqualTo(ArrivalTimes.of(load(500, Arrivals.POISSON), SECOND))
        .isNotEqualTo(ArrivalTimes.of(new Load.Open(500, 1, 8, Arrivals.POISSON), SECOND));
  }

  @Test
  void areNotMoreThanArraysHold() {
    assertThatThrownBy(() -> ArrivalTimes.of(load(2e6, Arrivals.POISSON), 10 * SECOND))
        .isInstanceOf(UnsupportedLoadException.class)
        .hasMessage(
            "2000000 calls a second for 10 s are more than the 10000000 calls that a step can make."
                + " Use a lower rate, or less time.");
  }

  private static Load.Open load(double rate, Arrivals arrivals) {
    return new Load.Open(rate, 1, 7, arrivals);
  }
}
