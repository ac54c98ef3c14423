// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.results.Metric;
import benchmark.cli.text.Numbers;

/**
 * How values of metrics are written for a reader: calls/s with k and M, times in µs, memory in kB,
 * each with as many digits as its interval justifies; encoded lengths in bytes. (Files keep
 * calls/ms, ms and bytes.)
 */
public final class MetricText {

  /** For a value without an interval. */
  private static final int USUAL_DIGITS = 3;

  private static final int FEWEST_DIGITS = 2;
  private static final int MOST_DIGITS = 4;

  private MetricText() {}

  /** A metric's heading, with its unit: p99 µs. */
  public static String title(Metric metric) {
    return switch (metric) {
      case THROUGHPUT -> "calls/s";
      case P999 -> "p99.9 µs";
      case MEAN, P50, P90, P99, MAX -> metric.label() + " µs";
      case CPU -> "CPU µs";
      case ALLOC -> "alloc kB";
      case SENT, ENCODED -> metric.label() + " B";
    };
  }

  /**
   * A value in the unit of {@link #title}; a dash for NaN.
   *
   * @param value in the metric's own unit
   * @param relativeHalfWidth half the width of its interval as a share of it; NaN if there is none
   */
  public static String of(Metric metric, double value, double relativeHalfWidth) {
    int digits = digits(relativeHalfWidth);
    return switch (metric) {
      case THROUGHPUT -> Numbers.scaled(value * 1000, digits);
      case MEAN, P50, P90, P99, P999, MAX -> Numbers.rounded(value * 1000, digits);
      case CPU -> Numbers.rounded(value, digits);
      case ALLOC -> Numbers.rounded(value / 1000, digits);
      case SENT, ENCODED -> Numbers.of(value);
    };
  }

  /** The last digit is about a tenth of the interval's half width. */
  private static int digits(double relativeHalfWidth) {
    if (!(relativeHalfWidth > 0)) {
      return relativeHalfWidth == 0 ? MOST_DIGITS : USUAL_DIGITS;
    }
    int digits = 1 + (int) Math.ceil(-Math.log10(relativeHalfWidth));
    return Math.max(FEWEST_DIGITS, Math.min(MOST_DIGITS, digits));
  }
}
