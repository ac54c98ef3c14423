// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

import java.util.Arrays;

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
  static Relation of(String symbol) {
    return Arrays.stream(values()).filter(it -> it.symbol.equals(symbol)).findFirst().orElseThrow();
  }

  /** How expressions write it. */
  String symbol() {
    return symbol;
  }

  boolean holds(double value, double limit) {
    return switch (this) {
      case AT_LEAST -> value >= limit;
      case AT_MOST -> value <= limit;
      case MORE_THAN -> value > limit;
      case LESS_THAN -> value < limit;
    };
  }
}
