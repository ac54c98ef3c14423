// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.thrift;

import java.util.function.Function;

/**
 * Keeps what objects were converted to, by a number of each. Nothing is converted on the clock,
 * because a server whose own types are structs would convert nothing. Written without locks: two
 * threads may both convert, which does no harm.
 *
 * @param <A> what is converted
 * @param <R> what it is converted to
 */
final class Converted<A, R> {

  private final Entry<A, R>[] entries;
  private final Function<A, R> conversion;

  private record Entry<A, R>(A from, R to) {}

  @SuppressWarnings({"unchecked", "rawtypes"}) // there are no generic arrays
  Converted(int numbers, Function<A, R> conversion) {
    entries = new Entry[numbers];
    this.conversion = conversion;
  }

  /** The conversion of the very object that had the number before, or a new one. */
  R of(long number, A from) {
    if (number < 0 || number >= entries.length) {
      return conversion.apply(from);
    }
    Entry<A, R> known = entries[(int) number];
    if (known == null || known.from != from) {
      known = new Entry<>(from, conversion.apply(from));
      entries[(int) number] = known;
    }
    return known.to;
  }

  /**
   * What was right when it arrived under a number; its number represents it from then on. Before
   * that, a new conversion.
   */
  R arrived(long number, A from, Function<Integer, R> right) {
    if (number < 0 || number >= entries.length) {
      return conversion.apply(from);
    }
    int index = (int) number;
    Entry<A, R> known = entries[index];
    if (known != null) {
      return known.to;
    }
    R converted = conversion.apply(from);
    if (converted.equals(right.apply(index))) {
      entries[index] = new Entry<>(null, converted);
    }
    return converted;
  }
}
