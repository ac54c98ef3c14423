// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.statistics.Comparison;
import java.util.Locale;

/** How figures and verdicts of a comparison are written. */
final class Wording {

  /** Above this relative half width an interval is told by its ends. */
  private static final double WIDE = 0.25;

  private Wording() {}

  /**
   * The ratio and half the width of its interval: 2.310 ± 0.050. A wide interval is told by its
   * ends, because it is symmetric only on the log scale.
   */
  static String ratio(Comparison comparison) {
    double estimate = comparison.ratio().estimate();
    return comparison
        .ratio()
        .interval()
        .map(
            interval ->
                interval.relativeHalfWidth() < WIDE
                    ? String.format(
                        Locale.ROOT,
                        "%.3f ± %.3f",
                        estimate,
                        estimate * interval.relativeHalfWidth())
                    : String.format(
                        Locale.ROOT, "%.3g (%.2g-%.2g)", estimate, interval.low(), interval.high()))
        .orElseGet(() -> String.format(Locale.ROOT, "%.3f", estimate));
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
