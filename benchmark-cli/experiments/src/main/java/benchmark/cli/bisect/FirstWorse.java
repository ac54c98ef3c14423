// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A binary search for the first of some versions that is worse than the first one. A version that
 * gives no answer is passed over, and the next one is tried as far from it as from both ends, since
 * what lies beside it often gives none, either. For one thread.
 */
final class FirstWorse {

  /** What is known of a version. */
  enum Finding {
    /** Worse than the first one by more than the margin. */
    WORSE,
    /** Not worse. */
    FINE,
    /** Undecided, or it does not run. */
    UNKNOWN
  }

  private final Set<Integer> unknown = new HashSet<>();
  private int fine = 0;
  private int worse;

  /**
   * Versions of which the first is fine and the last is worse.
   *
   * @param number of them, at least 2
   */
  FirstWorse(int number) {
    worse = number - 1;
  }

  /** Which one to look at next, by its place; empty at the end. */
  OptionalInt next() {
    int next = fine;
    for (int place = fine + 1; place < worse; place++) {
      if (distance(place) > distance(next)) {
        next = place;
      }
    }
    return next == fine ? OptionalInt.empty() : OptionalInt.of(next);
  }

  /** How far a place is from the nearest that is known or gives no answer. */
  private int distance(int place) {
    return IntStream.concat(IntStream.of(fine, worse), unknown.stream().mapToInt(it -> it))
        .map(it -> Math.abs(it - place))
        .min()
        .getAsInt();
  }

  /** Takes in what is known of a version between the last fine and the first worse one. */
  void found(int place, Finding finding) {
    switch (finding) {
      case FINE -> fine = place;
      case WORSE -> worse = place;
      case UNKNOWN -> unknown.add(place);
    }
  }

  /** The place of the last version that is known to be fine. */
  int fine() {
    return fine;
  }

  /** The place of the first version that is known to be worse; those between tell nothing. */
  int worse() {
    return worse;
  }
}
