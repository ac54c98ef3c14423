// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SliceMeanTest {

  private static final Autocorrelation NONE = new Autocorrelation(0);
  private static final SliceMean FIRST = SliceMean.of(NONE, 100, 104, 98, 101, 97);
  private static final SliceMean SECOND = SliceMean.of(NONE, 95, 97, 96, 94, 99);

  /** Against scipy.stats.t of the logs, taken back by exp. */
  @Test
  void isStudentsIntervalOnLogs() {
    assertInterval(FIRST.interval(), 99.97018702903415, 96.64287462933963, 103.41205529068561);
    assertThat(FIRST.estimate()).isEqualTo(FIRST.interval().estimate());
  }

  /** Against scipy.stats.ttest_ind(log(b), log(a), equal_var=False). */
  @Test
  void ratiosAreWelchs() {
    assertInterval(
        SECOND.ratioTo(FIRST), 0.9621336842698724, 0.9286778685878964, 0.996794752753499);
    assertThat(SECOND.pValue(FIRST)).isCloseTo(0.03636417668249409, within(1e-9));
    assertThat(FIRST.pValue(SECOND)).isCloseTo(0.03636417668249409, within(1e-9));
    assertThat(FIRST.pValue(FIRST)).isEqualTo(1);
  }

  /** For 2 slices the mean varies by (1 + r) / 2, and what is seen of it is (1 - r) / 2. */
  @Test
  void autocorrelationWidensTheInterval() {
    assertThat(new Autocorrelation(0.5).inflation(2)).isCloseTo(3, within(1e-12));
    assertThat(NONE.inflation(7)).isCloseTo(1, within(1e-12));
    double plain = logHalfWidth(FIRST);
    SliceMean wide = SliceMean.of(new Autocorrelation(0.3), 100, 104, 98, 101, 97);
    assertThat(logHalfWidth(wide) / plain).isCloseTo(1.38, within(0.005));
  }

  @Test
  void theDifferenceBetweenJvmsIsAdded() {
    SliceMean pair = FIRST.withJvms(0.05);
    // The variance is 0.012190^2 + 0.05^2, nearly all of it known, so t is nearly the normal 1.96.
    assertThat(pair.estimate()).isEqualTo(FIRST.estimate());
    assertThat(logHalfWidth(pair)).isCloseTo(1.961 * 0.05146, within(2e-4));
    assertInterval(
        FIRST.withJvms(0).interval(), 99.97018702903415, 96.64287462933963, 103.41205529068561);
    SliceMean equal = SliceMean.of(NONE, 10, 10);
    assertThat(logHalfWidth(equal)).isZero();
    assertThat(logHalfWidth(equal.withJvms(0.02))).isCloseTo(1.96 * 0.02, within(1e-5));
  }

  @Test
  void equalSlicesLeaveNoWidth() {
    SliceMean ten = SliceMean.of(NONE, 10, 10, 10);
    SliceMean twenty = SliceMean.of(NONE, 20, 20, 20);
    assertThat(twenty.ratioTo(ten).relativeHalfWidth()).isZero();
    assertThat(twenty.pValue(ten)).isZero();
  }

  @Test
  void rejectsOneSlice() {
    assertThatThrownBy(() -> SliceMean.of(NONE, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("An interval needs at least 2 slices, but got 1.");
  }

  @Test
  void autocorrelationIsThatOfTheSeriesTogether() {
    double[] up = {1, 2, 3, 4, 5, 6, 7, 8};
    double[] turning = {1, 2, 1, 2, 1, 2, 1, 2};
    assertThat(Autocorrelation.pooled(List.of(up)).lag1()).isEqualTo(0.9, within(1e-6));
    assertThat(Autocorrelation.pooled(List.of(turning)).lag1()).isZero();
    assertThat(Autocorrelation.pooled(List.of(new double[] {5, 5, 5})).lag1()).isZero();
  }

  /** A pair that was still being compiled strays more than all others together. */
  @Test
  void noSeriesSpeaksForAllOthers() {
    Random random = new Random(1);
    List<double[]> series =
        new ArrayList<>(
            Stream.generate(() -> random.doubles(5, 98, 102).toArray()).limit(40).toList());
    series.add(new double[] {20, 30, 40, 50, 60});
    assertThat(Autocorrelation.pooled(series).lag1()).isLessThan(0.2);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 5, 10, 40})
  void aShortSeriesShowsTooLittle(int length) {
    assertThat(SeenCorrelation.expected(0, length)).isCloseTo(-1.0 / length, within(0.01));
    assertThat(SeenCorrelation.expected(0.9, length)).isLessThan(0.85);
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.1, 0.91, Double.NaN})
  void rejectsAnAutocorrelationOutOfRange(double lag1) {
    assertThatThrownBy(() -> new Autocorrelation(lag1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The autocorrelation must be from 0 to 0.9, but is " + lag1 + ".");
  }

  @Test
  void rejectsSeriesWithoutAutocorrelation() {
    assertThatThrownBy(() -> Autocorrelation.pooled(List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("An autocorrelation needs at least 1 series of slices, but there is none.");
    assertThatThrownBy(() -> Autocorrelation.pooled(List.of(new double[] {1, 2})))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("An autocorrelation needs at least 3 slices, but got 2.");
  }

  private static double logHalfWidth(SliceMean mean) {
    return Math.log(mean.interval().high() / mean.estimate());
  }

  private static void assertInterval(Interval interval, double estimate, double low, double high) {
    assertThat(interval.estimate()).isCloseTo(estimate, within(1e-9));
    assertThat(interval.low()).isCloseTo(low, within(1e-7));
    assertThat(interval.high()).isCloseTo(high, within(1e-7));
  }
}
