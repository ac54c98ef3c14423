// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.statistics.Interval;
import java.util.Optional;

/**
 * A value and the ends of its interval, in the metric's unit; NaN where there is none.
 *
 * @param value the best single guess
 */
public record Estimate(double value, double low, double high) {

  /** Nothing is known. */
  public static final Estimate UNKNOWN = of(Double.NaN);

  /** A value without an interval. */
  public static Estimate of(double value) {
    return new Estimate(value, Double.NaN, Double.NaN);
  }

  /** A value, with its interval if it has one. */
  public static Estimate of(double value, Optional<Interval> interval) {
    return interval.map(it -> new Estimate(value, it.low(), it.high())).orElseGet(() -> of(value));
  }

  /** Whether it has an interval. */
  public boolean hasInterval() {
    return !Double.isNaN(low);
  }

  /** Half the width of the interval; NaN without one. */
  public double halfWidth() {
    return (high - low) / 2;
  }

  /**
   * Half the width as a share of the value: 0.02 is "plus or minus 2%"; NaN without an interval.
   */
  public double relativeHalfWidth() {
    return halfWidth() / value;
  }
}
