// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import java.util.ArrayDeque;
import java.util.Deque;
import org.HdrHistogram.Histogram;

/**
 * Adds percentiles to the slices of a long run, of each by itself and of those of the last minute
 * together: from their histograms, never from percentiles. For one thread.
 */
public final class LastMinute {

  private static final long MINUTE_NANOS = 60_000_000_000L;

  private final Deque<Slice> slices = new ArrayDeque<>();
  private final Histogram together = new Histogram(Slice.DIGITS);
  private long nanos;

  /** The slice with percentiles among its costs; without calls it has none. */
  public Slice with(Slice slice) {
    Histogram times = slice.times();
    slices.add(slice);
    nanos += length(slice);
    together.add(times);
    while (slices.size() > 1 && nanos - length(slices.peek()) >= MINUTE_NANOS) {
      Slice old = slices.remove();
      nanos -= length(old);
      together.subtract(old.times());
    }
    if (times.getTotalCount() == 0) {
      return slice;
    }
    CostLine cost =
        Percentiles.addTo(slice.cost(), times)
            .with(CostColumns.MINUTE_P99_NANOS, together.getValueAtPercentile(99));
    return new Slice(times, slice.parts(), cost);
  }

  private static long length(Slice slice) {
    return slice.cost().get(CostColumns.NANOS).orElse(0L);
  }
}
