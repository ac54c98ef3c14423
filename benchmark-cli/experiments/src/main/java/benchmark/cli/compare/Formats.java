// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.statistics.Comparison;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.PairedRatio;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/** How ratios and verdicts of a comparison are written. */
public final class Formats {

  /** Above this relative half width an interval is written as its two ends. */
  private static final double WIDE = 0.25;

  private Formats() {}

  /** A ratio with its interval. */
  static String ratio(PairedRatio ratio) {
    return ratio(ratio.estimate(), ratio.interval());
  }

  /**
   * The ratio and half the width of its interval: 2.310 ± 0.050. A wide interval is written as its
   * two ends, because it is symmetric only on the log scale.
   */
  public static String ratio(double estimate, Optional<Interval> interval) {
    return interval
        .map(
            it ->
                isWide(it)
                    ? String.format(Locale.ROOT, "%.3g (%.2g-%.2g)", estimate, it.low(), it.high())
                    : narrow(estimate, estimate * it.relativeHalfWidth()))
        .orElseGet(() -> fixed(estimate, decimals(estimate)));
  }

  private static boolean isWide(Interval interval) {
    return interval.relativeHalfWidth() >= WIDE;
  }

  private static String fixed(double value, int decimals) {
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

  /** A comparison as a change in percent: +131% ± 5.0%, or with the two ends where it is wide. */
  static String change(Comparison comparison) {
    return comparison
        .ratio()
        .interval()
        .map(Formats::change)
        .orElseGet(() -> change(comparison.ratio().estimate()));
  }

  /** A ratio with its interval as a change in percent. */
  static String change(Interval ratio) {
    double estimate = ratio.estimate();
    return isWide(ratio)
        ? "%s (%s to %s)".formatted(change(estimate), change(ratio.low()), change(ratio.high()))
        : change(estimate)
            + " ± "
            + fixed(Math.max(0.1, 100 * estimate * ratio.relativeHalfWidth()), 1)
            + "%";
  }

  /** A ratio as a change in percent: +31.0%, +131%. */
  public static String change(double ratio) {
    double percent = 100 * (ratio - 1);
    return String.format(Locale.ROOT, Math.abs(percent) < 99.95 ? "%+.1f%%" : "%+.0f%%", percent);
  }

  /** A length of time for the reader: 58 s, 12 min. */
  static String duration(Duration duration) {
    long seconds = duration.toSeconds();
    return seconds < 120 ? seconds + " s" : Math.round(seconds / 60.0) + " min";
  }

  /** A share of 1 in percent, with as many decimals as it needs, two at most. */
  public static String percent(double share) {
    String text = String.format(Locale.ROOT, "%.2f", share * 100);
    return text.replaceFirst("\\.?0+$", "") + "%";
  }

  /** A constant as the words that its name is made of. */
  static String words(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
