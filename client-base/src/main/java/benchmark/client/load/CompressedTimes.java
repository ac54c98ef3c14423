// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;

/** Times of calls as HdrHistogram compresses them: some kilobytes instead of some hundred. */
public final class CompressedTimes {

  private CompressedTimes() {}

  /** The times of a histogram. */
  public static byte[] of(Histogram histogram) {
    ByteBuffer buffer = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
    int length = histogram.encodeIntoCompressedByteBuffer(buffer);
    return Arrays.copyOf(buffer.array(), length);
  }

  /** The histogram of times that {@link #of} has compressed; it resizes itself. */
  public static Histogram decompressed(byte[] times) {
    try {
      Histogram histogram = Histogram.decodeFromCompressedByteBuffer(ByteBuffer.wrap(times), 0);
      histogram.setAutoResize(true);
      return histogram;
    } catch (DataFormatException e) {
      throw new IllegalStateException("times that were just compressed cannot be read", e);
    }
  }
}
