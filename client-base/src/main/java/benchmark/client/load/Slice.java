// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import benchmark.launch.SliceOutcome;
import org.HdrHistogram.Histogram;

/**
 * What one slice measured.
 *
 * @param times of the sampled calls, in nanoseconds; there may be fewer than calls
 * @param cost names the operation, counts the calls of all threads, and says how long they took and
 *     what they cost on both sides
 * @param outcome whether the load was kept up
 */
public record Slice(Histogram times, CostLine cost, SliceOutcome outcome) {

  /** The significant decimal digits of times: as fine as what JMH samples, or finer. */
  public static final int DIGITS = 3;

  /** What was called. */
  public OperationKey operation() {
    return cost.operation();
  }

  /** Calls of all threads together. */
  public long ops() {
    return cost.get(CostColumns.OPS).orElse(0L);
  }
}
