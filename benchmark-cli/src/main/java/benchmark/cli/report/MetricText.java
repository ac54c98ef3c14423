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
      case P50 -> "p50 µs";
      case P99 -> "p99 µs";
      case CPU -> "CPU µs";
      case ALLOC -> "alloc kB";
      case ENCODED -> "encoded B";
    };
  }

  /** The metric as part of a sentence: CPU per call. */
  public static String noun(Metric metric) {
    return switch (metric) {
      case THROUGHPUT, P50, P99 -> metric.label();
      case CPU -> "CPU per call";
      case ALLOC -> "allocation per call";
      case ENCODED -> "encoded length";
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
      case P50, P99 -> Numbers.rounded(value * 1000, digits);
      case CPU -> Numbers.rounded(value, digits);
      case ALLOC -> Numbers.rounded(value / 1000, digits);
      case ENCODED -> Numbers.of(value);
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
