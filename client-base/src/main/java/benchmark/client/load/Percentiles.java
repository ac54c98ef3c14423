// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import org.HdrHistogram.Histogram;

/** The percentiles of a slice, for whoever follows a measurement while it runs. */
final class Percentiles {

  private Percentiles() {}

  /**
   * A line of costs with the percentiles of the slice that it is of.
   *
   * @param times of at least one call, in nanoseconds
   */
  static CostLine addTo(CostLine cost, Histogram times) {
    return cost.with(CostColumns.P50_NANOS, times.getValueAtPercentile(50))
        .with(CostColumns.P90_NANOS, times.getValueAtPercentile(90))
        .with(CostColumns.P99_NANOS, times.getValueAtPercentile(99))
        .with(CostColumns.P999_NANOS, times.getValueAtPercentile(99.9))
        .with(CostColumns.MAX_NANOS, times.getMaxValue());
  }
}
