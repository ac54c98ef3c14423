// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

import benchmark.cli.statistics.Interval;
import java.util.Arrays;
import java.util.Optional;

/** On which side of a limit a metric is expected to be. */
public enum Relation {
  AT_LEAST(">="),
  AT_MOST("<="),
  MORE_THAN(">"),
  LESS_THAN("<");

  private final String symbol;

  Relation(String symbol) {
    this.symbol = symbol;
  }

  /** Finds a relation by its {@link #symbol}. */
  static Optional<Relation> of(String symbol) {
    return Arrays.stream(values()).filter(it -> it.symbol.equals(symbol)).findFirst();
  }

  /** How expressions write it. */
  public String symbol() {
    return symbol;
  }

  /**
   * Whether the true value keeps to a limit.
   *
   * @param actual where it lies with 95% confidence
   */
  ExpectationVerdict met(Interval actual, double limit) {
    return met(actual.low(), actual.high(), limit);
  }

  /** The same of a value that may be 0 or negative; NaN for an end that is not known. */
  ExpectationVerdict met(double low, double high, double limit) {
    if (holds(low, limit) && holds(high, limit)) {
      return ExpectationVerdict.YES;
    }
    boolean known = !Double.isNaN(low) && !Double.isNaN(high);
    return !known || holds(low, limit) || holds(high, limit)
        ? ExpectationVerdict.UNDECIDED
        : ExpectationVerdict.NO;
  }

  private boolean holds(double value, double limit) {
    return switch (this) {
      case AT_LEAST -> value >= limit;
      case AT_MOST -> value <= limit;
      case MORE_THAN -> value > limit;
      case LESS_THAN -> value < limit;
    };
  }
}
