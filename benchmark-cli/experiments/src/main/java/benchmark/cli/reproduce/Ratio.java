// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import benchmark.cli.compare.Formats;
import benchmark.cli.statistics.BetterWhen;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.PairedRatio;
import java.util.Optional;

/**
 * A measured ratio.
 *
 * @param low the lower end of its 95% interval; null without one
 * @param high its upper end
 */
public record Ratio(double estimate, Double low, Double high) {

  static Ratio of(Interval interval) {
    return new Ratio(interval.estimate(), interval.low(), interval.high());
  }

  static Ratio of(PairedRatio ratio) {
    return ratio.interval().map(Ratio::of).orElseGet(() -> without(ratio.estimate()));
  }

  /** One without an interval. */
  static Ratio without(double estimate) {
    return new Ratio(estimate, null, null);
  }

  /** A ratio of values as a ratio of how good they are: above 1 the first is better. */
  Ratio inTheSenseOf(BetterWhen direction) {
    return direction == BetterWhen.HIGHER
        ? this
        : new Ratio(1 / estimate, high == null ? null : 1 / high, low == null ? null : 1 / low);
  }

  /** As tables have it. */
  @Override
  public String toString() {
    return Formats.ratio(
        estimate, low == null ? Optional.empty() : Optional.of(new Interval(estimate, low, high)));
  }
}
