// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.statistics.Comparison;
import java.util.Locale;

/** How ratios and verdicts of a comparison are written. */
final class Formats {

  /** Above this relative half width an interval is written as its two ends. */
  private static final double WIDE = 0.25;

  private Formats() {}

  /**
   * The ratio and half the width of its interval: 2.310 ± 0.050. A wide interval is written as its
   * two ends, because it is symmetric only on the log scale.
   */
  static String ratio(Comparison comparison) {
    double estimate = comparison.ratio().estimate();
    return comparison
        .ratio()
        .interval()
        .map(
            interval ->
                interval.relativeHalfWidth() < WIDE
                    ? narrow(estimate, estimate * interval.relativeHalfWidth())
                    : String.format(
                        Locale.ROOT, "%.3g (%.2g-%.2g)", estimate, interval.low(), interval.high()))
        .orElseGet(() -> fixed(estimate, decimals(estimate)));
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

  private static String fixed(double value, int decimals) {
    return String.format(Locale.ROOT, "%." + decimals + "f", value);
  }

  /** A share of 1 in percent, with as many decimals as it needs, two at most. */
  static String percent(double share) {
    String text = String.format(Locale.ROOT, "%.2f", share * 100);
    return text.replaceFirst("\\.?0+$", "") + "%";
  }

  /** A constant as the words that its name is made of. */
  static String words(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
