// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import java.util.zip.DataFormatException;
import org.HdrHistogram.AbstractHistogram;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;

/**
 * The times of calls of one or more slices, in nanoseconds, with three significant digits. For one
 * thread.
 */
final class SliceTimes {

  private static final int DIGITS = 3;
  private static final double NANOS_PER_MILLI = 1e6;

  private final Histogram all = new Histogram(DIGITS);

  /**
   * Reads a histogram.
   *
   * @param encoded as a line of HdrHistogram's log has it
   * @throws IllegalArgumentException if it is something else
   */
  static AbstractHistogram decode(String encoded) {
    try {
      var bytes = ByteBuffer.wrap(Base64.getDecoder().decode(encoded));
      return Histogram.decodeFromCompressedByteBuffer(bytes, 0);
    } catch (DataFormatException | RuntimeException notAHistogram) {
      throw new IllegalArgumentException("That is not a histogram.", notAHistogram);
    }
  }

  /** Adds a histogram. */
  void add(AbstractHistogram histogram) {
    all.add(histogram);
  }

  /** Adds all of another one. */
  void add(SliceTimes other) {
    all.add(other.all);
  }

  void clear() {
    all.reset();
  }

  /** What has been added so far. */
  CallTimes times() {
    var millis = DoubleStream.builder();
    var counts = LongStream.builder();
    for (HistogramIterationValue each : all.recordedValues()) {
      millis.add(all.lowestEquivalentValue(each.getValueIteratedTo()) / NANOS_PER_MILLI);
      counts.add(each.getCountAtValueIteratedTo());
    }
    return new CallTimes(millis.build().toArray(), counts.build().toArray());
  }
}
