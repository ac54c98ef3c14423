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

  /** Shorter slices are kept together, so that as little is kept of them. */
  private static final long PART_NANOS = 9_000_000_000L;

  private final Deque<Part> parts = new ArrayDeque<>();
  private final Histogram together = new Histogram(Slice.DIGITS);
  private final Histogram open = new Histogram(Slice.DIGITS);
  private long openNanos;
  private long nanos;

  /** The slice with percentiles among its costs; without calls it has none. */
  public Slice with(Slice slice) {
    Histogram times = slice.times();
    long length = slice.cost().get(CostColumns.NANOS).orElse(0L);
    nanos += length;
    together.add(times);
    openNanos += length;
    open.add(times);
    if (openNanos >= PART_NANOS) {
      parts.add(new Part(openNanos, CompressedTimes.of(open)));
      openNanos = 0;
      open.reset();
    }
    while (parts.size() > 1 && nanos - parts.peek().nanos() >= MINUTE_NANOS) {
      Part old = parts.remove();
      nanos -= old.nanos();
      together.subtract(CompressedTimes.decompressed(old.times()));
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
   * Some seconds of the last minute. A complete histogram that lives so long would end in the old
   * generation of the very JVM whose memory is watched.
   */
  private record Part(long nanos, byte[] times) {}
}
