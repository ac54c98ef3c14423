// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.load;

import benchmark.cli.text.Numbers;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * The rates at which an operation of a variant is called, and the search for the highest one that
 * holds: that is sustained, or keeps an objective. First a ladder; while all of it holds, higher
 * rates; then bisection between the highest rate that holds and the lowest one that does not. For
 * one thread.
 */
final class RateSearch {

  /** Of the capacity, in percent. */
  private static final List<Integer> LADDER = List.of(10, 25, 50, 70, 80, 90, 95, 100);

  /** Between what holds and what does not. */
  static final int MOST_TRIES = 4;

  /** Above the ladder: what a closed loop reached may be little, if compilers were busy then. */
  private static final int MOST_CLIMBS = 5;

  /** Ladder and search together. */
  static final int MOST_RATES = LADDER.size() + MOST_TRIES;

  /** Rates as close as this are told apart by noise alone. */
  private static final double CLOSE = 1.03;

  private static final double FURTHER = 1.5;
  private static final double LOWER = 0.5;
  private static final int DIGITS_OF_LADDER = 2;
  private static final int DIGITS = 3;

  private final Bracket bracket = new Bracket(Comparator.naturalOrder());
  private final double capacity;
  private final double highest;
  private int tries;
  private int climbs;

  /**
   * Nothing tried yet.
   *
   * @param capacity what a closed loop has reached, in calls a second
   * @param highest no rate above this is tried
   */
  RateSearch(double capacity, double highest) {
    this.capacity = capacity;
    this.highest = highest;
  }

  /** The rates of a ladder up to a capacity, each with two significant digits, ascending. */
  static List<Double> ladder(double capacity) {
    return LADDER.stream()
        .map(percent -> Numbers.round(percent / 100.0 * capacity, DIGITS_OF_LADDER))
        .distinct()
        .toList();
  }

  /** Takes in what became of a rate. */
  void tried(double rate, boolean held) {
    bracket.tried(rate, held);
  }

  /** Those that were tried. */
  Set<Double> rates() {
    return bracket.values();
  }

  /** The next rate to try; empty if the answer is known well enough, or too much was tried. */
  OptionalDouble next() {
    double failing = bracket.failing();
    double holding = bracket.holding();
    boolean climbing = Double.isNaN(failing);
    if (climbing ? climbs++ == MOST_CLIMBS : tries++ == MOST_TRIES) {
      return OptionalDouble.empty();
    }
    double next =
        Double.isNaN(holding)
            ? failing * LOWER
            : climbing
                ? Math.max(capacity, holding * FURTHER)
                : failing / holding > CLOSE ? (failing + holding) / 2 : Double.NaN;
    double rate = Double.isNaN(next) ? next : Numbers.round(next, DIGITS);
    return rate <= highest && !bracket.values().contains(rate)
        ? OptionalDouble.of(rate)
        : OptionalDouble.empty();
  }
}
