// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrecisionTest {

  private static final PairedRatio NARROW = rounds(10, 1.001);
  private static final PairedRatio WIDE = rounds(10, 1.1);

  @Test
  void isReachedOnceAllIntervalsAreNarrow() {
    Precision precision = new Precision(0.01);
    assertThat(precision.reachedBy(List.of(NARROW, NARROW))).isTrue();
    assertThat(precision.reachedBy(List.of(NARROW, WIDE))).isFalse();
  }

  @Test
  void isReachedAtExactlyTheHalfWidth() {
    double halfWidth = WIDE.interval().orElseThrow().relativeHalfWidth();
    assertThat(new Precision(halfWidth).reachedBy(List.of(WIDE))).isTrue();
    assertThat(new Precision(Math.nextDown(halfWidth)).reachedBy(List.of(WIDE))).isFalse();
  }

  @Test
  void isNeverReachedBeforeTheMinimumOfRounds() {
    assertThat(Precision.MINIMUM_ROUNDS).isEqualTo(10);
    assertThat(new Precision(0.5).reachedBy(List.of(NARROW, rounds(9, 1.001)))).isFalse();
    assertThat(new Precision(0.5).reachedBy(List.of(rounds(1, 1.001)))).isFalse();
  }

  @Test
  void rejectsNothingToLookAt() {
    assertThatThrownBy(() -> new Precision(0.01).reachedBy(List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A precision needs at least 1 ratio, but there is none.");
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -0.01, Double.NaN, Double.POSITIVE_INFINITY})
  void rejectsWhatIsNoHalfWidth(double halfWidth) {
    assertThatThrownBy(() -> new Precision(halfWidth))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "The precision must be finite and above 0 (0.02 is plus or minus 2%), but is "
                + halfWidth
                + ".");
  }

  /** The ratio is 1 and the given one in turn. */
  private static PairedRatio rounds(int count, double other) {
    double[] baseline = Collections.nCopies(count, 1.0).stream().mapToDouble(it -> it).toArray();
    double[] candidate = baseline.clone();
    for (int i = 0; i < count; i += 2) {
      candidate[i] = other;
    }
    return PairedRatio.of(baseline, candidate);
  }
}
