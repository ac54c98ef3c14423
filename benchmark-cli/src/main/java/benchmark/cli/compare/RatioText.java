// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.statistics.Interval;
import java.util.Locale;
import java.util.Optional;

/** How a ratio and its interval are written. */
public final class RatioText {

  /** Above this relative half width an interval is written as its two ends. */
  private static final double WIDE = 0.25;

  private RatioText() {}

  /**
   * The ratio and half the width of its interval: 2.310 ± 0.050. A wide interval is written as its
   * two ends, because it is symmetric only on the log scale.
   */
  public static String of(double estimate, Optional<Interval> interval) {
    return interval
        .map(
            it ->
                isWide(it)
                    ? String.format(Locale.ROOT, "%.3g (%.2g-%.2g)", estimate, it.low(), it.high())
                    : narrow(estimate, estimate * it.relativeHalfWidth()))
        .orElseGet(() -> fixed(estimate, decimals(estimate)));
  }

  static boolean isWide(Interval interval) {
    return interval.relativeHalfWidth() >= WIDE;
  }

  static String fixed(double value, int decimals) {
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }

  /** With one more decimal where the half width would read as zero; at least 1 in the last one. */
  private static String narrow(double estimate, double halfWidth) {
    int decimals = decimals(estimate);
    if (halfWidth < 0.5 * Math.pow(10, -decimals)) {
      decimals++;
    }
    return fixed(estimate, decimals)
        + " ± "
        + fixed(Math.max(halfWidth, Math.pow(10, -decimals)), decimals);
  }

  /** Three, and as many more as it takes to show three digits of a small ratio. */
  private static int decimals(double ratio) {
    return Math.max(3, 2 - (int) Math.floor(Math.log10(ratio)));
  }
}
