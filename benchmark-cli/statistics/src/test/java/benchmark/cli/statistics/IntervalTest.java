// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntervalTest {

  @Test
  void containsItsEndsAndNothingBeyond() {
    Interval interval = new Interval(1, 0.5, 2);
    assertThat(interval.contains(0.5)).isTrue();
    assertThat(interval.contains(2)).isTrue();
    assertThat(interval.contains(Math.nextDown(0.5))).isFalse();
    assertThat(interval.contains(Math.nextUp(2.0))).isFalse();
    assertThat(interval.contains(Double.NaN)).isFalse();
  }

  @Test
  void relativeHalfWidthIsAFractionOfTheEstimate() {
    assertThat(new Interval(2, 1, 4).relativeHalfWidth()).isEqualTo(0.75);
    assertThat(new Interval(2, 2, 2).relativeHalfWidth()).isZero();
    assertThat(new Interval(2, 0, Double.POSITIVE_INFINITY).relativeHalfWidth()).isInfinite();
  }

  @Test
  void inverseSwapsTheEnds() {
    assertThat(new Interval(1, 0.5, 4).inverse()).isEqualTo(new Interval(1, 0.25, 2));
    assertThat(new Interval(1, 0, Double.POSITIVE_INFINITY).inverse())
        .isEqualTo(new Interval(1, 0, Double.POSITIVE_INFINITY));
  }

  @Test
  void directionTurnsLatencyIntoSpeed() {
    Interval latency = new Interval(1.25, 1, 2);
    assertThat(BetterWhen.HIGHER.speed(latency)).isEqualTo(latency);
    Interval speed = BetterWhen.LOWER.speed(latency);
    assertThat(speed.estimate()).isCloseTo(0.8, within(1e-15));
    assertThat(speed.low()).isEqualTo(0.5);
    assertThat(speed.high()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1.1, 2",
    "1, 0.5, 0.9",
    "1, -0.5, 2",
    "0, 0, 2",
    "NaN, 1, 2",
    "1, NaN, 2",
    "1, 0.5, NaN",
    "Infinity, 1, Infinity"
  })
  void rejectsWhatIsOutOfOrder(double estimate, double low, double high) {
    assertThatThrownBy(() -> new Interval(estimate, low, high))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "An interval needs 0 <= low <= estimate <= high and a finite estimate above 0, "
                + "but low is "
                + low
                + ", the estimate is "
                + estimate
                + " and high is "
                + high
                + ".");
  }
}
