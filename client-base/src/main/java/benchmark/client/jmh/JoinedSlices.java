// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import benchmark.client.load.CompressedTimes;
import benchmark.client.load.Slice;
import java.util.ArrayList;
import java.util.List;
import org.HdrHistogram.Histogram;

/**
 * The times of an operation's slices in at most {@value #MOST} parts, in the order measured,
 * however many slices there are: when there would be more, every two neighbours are joined, and a
 * part is twice as many slices from then on. The parts are kept compressed, a few kilobytes each.
 */
final class JoinedSlices {

  /** More iterations of an operation than this are not written into JMH's results. */
  static final int MOST = 200;

  private final List<byte[]> parts = new ArrayList<>();
  private int slicesOfPart = 1;
  private Histogram open = empty();
  private int slicesOfOpen;
  private Histogram last;

  /** Adds a slice. */
  void add(Histogram slice) {
    settle();
    last = slice;
  }

  /** Adds a slice in the place of the last one. */
  void replaceLast(Histogram slice) {
    last = slice;
  }

  /** All parts; the last one may be of fewer slices. */
  List<Histogram> all() {
    settle();
    var all = new ArrayList<Histogram>();
    parts.forEach(part -> all.add(CompressedTimes.decompressed(part)));
    if (slicesOfOpen > 0) {
      all.add(open.copy());
    }
    return all;
  }

  /** All slices together. */
  Histogram total() {
    Histogram total = empty();
    all().forEach(total::add);
    return total;
  }

  /** Takes in the last slice, which cannot be replaced any more. */
  private void settle() {
    if (last == null) {
      return;
    }
    if (slicesOfOpen == slicesOfPart) {
      parts.add(CompressedTimes.of(open));
      open = empty();
      slicesOfOpen = 0;
      if (parts.size() == MOST) {
        joinNeighbours();
      }
    }
    open.add(last);
    slicesOfOpen++;
    last = null;
  }

  private void joinNeighbours() {
    for (int i = 0; i < MOST / 2; i++) {
      Histogram both = CompressedTimes.decompressed(parts.get(2 * i));
      both.add(CompressedTimes.decompressed(parts.get(2 * i + 1)));
      parts.set(i, CompressedTimes.of(both));
    }
    parts.subList(MOST / 2, MOST).clear();
    slicesOfPart *= 2;
  }

  private static Histogram empty() {
    return new Histogram(Slice.DIGITS); // resizes itself
  }
}
