// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.statistics.Interval;
import java.util.Optional;

/**
 * A value and the ends of its interval, in the metric's unit; NaN where there is none.
 *
 * @param value the best single guess
 */
public record Estimate(double value, double low, double high) {

  /** Nothing is known. */
  public static final Estimate UNKNOWN = of(Double.NaN, Optional.empty());

  /** A value, with its interval if it has one. */
  public static Estimate of(double value, Optional<Interval> interval) {
    return new Estimate(
        value,
        interval.map(Interval::low).orElse(Double.NaN),
        interval.map(Interval::high).orElse(Double.NaN));
  }
}
