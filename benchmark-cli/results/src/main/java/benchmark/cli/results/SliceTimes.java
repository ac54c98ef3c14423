// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * The times of calls of one or more slices, in nanoseconds, counted in HdrHistogram's buckets for
 * three significant digits. For one thread.
 *
 * <p>Of its many thousand buckets, which take 100 KB and more, a slice fills some hundred. So what
 * its line of the log has is added as it is, without a histogram of the library for each slice:
 * long runs have hundreds of thousands of them.
 */
final class SliceTimes {

  /** Twice as many buckets are 1 ns wide, the next as many 2 ns, then 4 ns, 8 ns … */
  private static final int EQUALLY_WIDE = 1024;

  /** Up to the longest time that there is. */
  private static final int BUCKETS = 54 * EQUALLY_WIDE;

  private static final double NANOS_PER_MILLI = 1e6;

  // The library's V2 encoding: a cookie and a length, then a header and the counts, compressed.
  private static final int BEFORE_COMPRESSED = 8;
  private static final int HEADER = 40;
  private static final int COOKIE = 0x1c849313;
  private static final int DIGITS = 3;

  private long[] counts = new long[0];

  /**
   * Reads a histogram.
   *
   * @param encoded as a line of HdrHistogram's log has it
   * @return the counts of its buckets in turn, where -n are n buckets with no call
   * @throws IllegalArgumentException if it is something else
   */
  static long[] decode(String encoded) {
    byte[] bytes = Base64.getDecoder().decode(encoded);
    var inflater = new Inflater();
    try {
      inflater.setInput(bytes, BEFORE_COMPRESSED, bytes.length - BEFORE_COMPRESSED);
      ByteBuffer header = inflated(inflater, HEADER);
      int cookie = header.getInt();
      int length = header.getInt();
      int offset = header.getInt();
      int digits = header.getInt();
      long unit = header.getLong();
      if (cookie != COOKIE || offset != 0 || digits != DIGITS || unit != 1) {
        throw new DataFormatException("It has other buckets.");
      }
      ByteBuffer payload = inflated(inflater, Objects.checkIndex(length, BUCKETS * Long.BYTES));
      var words = new long[length];
      int count = 0;
      while (payload.hasRemaining()) {
        words[count++] = word(payload);
      }
      return Arrays.copyOf(words, count);
    } catch (DataFormatException | RuntimeException notAHistogram) {
      throw new IllegalArgumentException("That is not a histogram.", notAHistogram);
    } finally {
      inflater.end();
    }
  }

  private static ByteBuffer inflated(Inflater inflater, int length) throws DataFormatException {
    ByteBuffer bytes = ByteBuffer.allocate(length);
    if (inflater.inflate(bytes) < length) {
      throw new DataFormatException("It ends too early.");
    }
    return bytes.flip();
  }

  /** A number as LEB128, seven bits a byte, of which the lowest bit is the sign. */
  private static long word(ByteBuffer bytes) {
    long word = 0;
    byte next;
    int bits = 0;
    do {
      next = bytes.get();
      word |= (next & 0x7FL) << bits;
      bits += 7;
    } while (next < 0);
    return (word >>> 1) ^ -(word & 1);
  }

  /** Adds a histogram that has been {@link #decode decoded}. */
  void add(long[] histogram) {
    int bucket = 0;
    for (long word : histogram) {
      if (word < 0) {
        bucket -= (int) word;
      } else {
        cover(Objects.checkIndex(bucket, BUCKETS) + 1);
        counts[bucket++] += word;
      }
    }
  }

  /** Adds all of another one. */
  void add(SliceTimes other) {
    cover(other.counts.length);
    for (int bucket = 0; bucket < other.counts.length; bucket++) {
      counts[bucket] += other.counts[bucket];
    }
  }

  private void cover(int buckets) {
    if (buckets > counts.length) {
      counts = Arrays.copyOf(counts, Math.max(buckets, counts.length + EQUALLY_WIDE));
    }
  }

  void clear() {
    Arrays.fill(counts, 0);
  }

  /** What has been added so far. */
  CallTimes times() {
    int[] filled = IntStream.range(0, counts.length).filter(it -> counts[it] > 0).toArray();
    return new CallTimes(
        IntStream.of(filled).mapToDouble(it -> shortest(it) / NANOS_PER_MILLI).toArray(),
        IntStream.of(filled).mapToLong(it -> counts[it]).toArray());
  }

  /** The shortest time that belongs to a bucket. */
  private static long shortest(int bucket) {
    return bucket < EQUALLY_WIDE
        ? bucket
        : (long) (bucket % EQUALLY_WIDE + EQUALLY_WIDE) << (bucket / EQUALLY_WIDE - 1);
  }
}
