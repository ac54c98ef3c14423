// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.results.Metric;
import benchmark.cli.statistics.Comparison;
import benchmark.cli.statistics.PairedRatio;
import benchmark.cli.statistics.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** How ratios and verdicts of a comparison are written. */
public final class Formats {

  /** Above this relative half width an interval is written as its two ends. */
  private static final double WIDE = 0.25;

  private Formats() {}

  /**
   * The ratio and half the width of its interval: 2.310 ± 0.050. A wide interval is written as its
   * two ends, because it is symmetric only on the log scale.
   */
  static String ratio(Comparison comparison) {
    return ratio(comparison.ratio());
  }

  /** The same of a ratio by itself. */
  public static String ratio(PairedRatio ratio) {
    double estimate = ratio.estimate();
    return ratio
        .interval()
        .map(
            interval ->
                interval.relativeHalfWidth() < WIDE
                    ? narrow(estimate, estimate * interval.relativeHalfWidth())
                    : String.format(
                        Locale.ROOT, "%.3g (%.2g-%.2g)", estimate, interval.low(), interval.high()))
        .orElseGet(() -> fixed(estimate, decimals(estimate)));
  }

  /** The same as a change in percent: +131.0% ± 5.0%, or with the two ends. */
  static String change(Comparison comparison) {
    double estimate = comparison.ratio().estimate();
    return signed(estimate)
        + comparison
            .ratio()
            .interval()
            .map(
                interval ->
                    interval.relativeHalfWidth() < WIDE
                        ? " ± "
                            + fixed(Math.max(0.1, 100 * estimate * interval.relativeHalfWidth()), 1)
                            + "%"
                        : " (%s to %s)".formatted(signed(interval.low()), signed(interval.high())))
            .orElse("");
  }

  private static String signed(double ratio) {
    return String.format(Locale.ROOT, "%+.1f%%", 100 * (ratio - 1));
  }

  /** The verdict on a metric, in the words for this one. */
  static String verdict(Metric metric, Verdict verdict) {
    return switch (verdict) {
      case FASTER ->
          switch (metric) {
            case THROUGHPUT -> "faster";
            case P50, P99 -> "better";
            case CPU, ALLOC -> "cheaper";
          };
      case SLOWER ->
          switch (metric) {
            case THROUGHPUT -> "slower";
            case P50, P99 -> "worse";
            case CPU, ALLOC -> "dearer";
          };
      case SAME, NOT_YET_KNOWN -> words(verdict);
    };
  }

  /** Texts as a list in a sentence: a, b and c. */
  static String list(List<String> texts) {
    int last = texts.size() - 1;
    return last < 1
        ? String.join("", texts)
        : String.join(", ", texts.subList(0, last)) + " and " + texts.get(last);
  }

  /** A length of time for the reader: 58 s, 12 min. */
  static String duration(Duration duration) {
    long seconds = duration.toSeconds();
    return seconds < 120 ? seconds + " s" : Math.round(seconds / 60.0) + " min";
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
  public static String percent(double share) {
    String text = String.format(Locale.ROOT, "%.2f", share * 100);
    return text.replaceFirst("\\.?0+$", "") + "%";
  }

  /** A constant as the words that its name is made of. */
  static String words(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
