// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.chart;

import benchmark.cli.statistics.Interval;
import java.util.List;
import java.util.Optional;

/**
 * Ratios to a baseline.
 *
 * @param title what is compared with what
 * @param margin the range that is too small to matter; empty if nobody has said
 * @param note what the interval and the band are
 */
public record Forest(String title, List<Ratio> ratios, Optional<Interval> margin, String note) {

  /**
   * One ratio.
   *
   * @param low the lower end of its interval; NaN without one
   * @param high its upper end
   * @param noise where the ratio of the baseline to itself lies in 95%; empty if not known
   * @param text the ratio and its verdict
   */
  public record Ratio(
      String label, double ratio, double low, double high, Optional<Interval> noise, String text) {}
}
