// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.statistics.Comparison;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.PairedRatio;
import java.time.Duration;
import java.util.Locale;

/** How ratios and verdicts of a comparison are written. */
public final class Formats {

  private Formats() {}

  /** The ratio with its interval, as in {@link RatioText}. */
  static String ratio(Comparison comparison) {
    return ratio(comparison.ratio());
  }

  /** The same of a ratio by itself. */
  public static String ratio(PairedRatio ratio) {
    return RatioText.of(ratio.estimate(), ratio.interval());
  }

  /** The same as a change in percent: +131.0% ± 5.0%, or with the two ends where it is wide. */
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
    return RatioText.isWide(ratio)
        ? "%s (%s to %s)".formatted(change(estimate), change(ratio.low()), change(ratio.high()))
        : change(estimate)
            + " ± "
            + RatioText.fixed(Math.max(0.1, 100 * estimate * ratio.relativeHalfWidth()), 1)
            + "%";
  }

  /** A ratio as a change in percent: +131.0%. */
  public static String change(double ratio) {
    return String.format(Locale.ROOT, "%+.1f%%", 100 * (ratio - 1));
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
