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

  private Formats() {}

  /** The ratio with its interval, as in {@link RatioText}. */
  static String ratio(Comparison comparison) {
    return ratio(comparison.ratio());
  }

  /** The same of a ratio by itself. */
  public static String ratio(PairedRatio ratio) {
    return RatioText.of(ratio.estimate(), ratio.interval());
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
                    RatioText.isWide(interval)
                        ? " (%s to %s)".formatted(signed(interval.low()), signed(interval.high()))
                        : " ± "
                            + RatioText.fixed(
                                Math.max(0.1, 100 * estimate * interval.relativeHalfWidth()), 1)
                            + "%")
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
