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

  private final Deque<Past> slices = new ArrayDeque<>();
  private final Histogram together = new Histogram(Slice.DIGITS);
  private long nanos;

  /** The slice with percentiles among its costs; without calls it has none. */
  public Slice with(Slice slice) {
    Histogram times = slice.times();
    slices.add(Past.of(slice));
    nanos += slices.getLast().nanos();
    together.add(times);
    while (slices.size() > 1 && nanos - slices.peek().nanos() >= MINUTE_NANOS) {
      Past old = slices.remove();
      nanos -= old.nanos();
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

  /**
   * A slice of the last minute. A whole histogram that lives so long would end in the old
   * generation of the very JVM whose memory is watched.
   */
  private record Past(long nanos, byte[] compressed) {

    static Past of(Slice slice) {
      return new Past(
          slice.cost().get(CostColumns.NANOS).orElse(0L), CompressedTimes.of(slice.times()));
    }

    Histogram times() {
      return CompressedTimes.decompressed(compressed);
    }
  }
}
