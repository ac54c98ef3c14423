// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.statistics.Better;
import java.util.function.ToDoubleFunction;

/** What is compared between variants, of one operation. */
public enum Metric {
  /** Calls of all threads together, per millisecond. */
  THROUGHPUT("throughput", Better.HIGHER_IS_BETTER, OperationResult::throughput),

  /** The median time of a call, in milliseconds. */
  P50("p50", Better.LOWER_IS_BETTER, OperationResult::p50),

  /** The time that 99% of calls did not exceed, in milliseconds. */
  P99("p99", Better.LOWER_IS_BETTER, OperationResult::p99);

  private final String label;
  private final Better direction;
  private final ToDoubleFunction<OperationResult> value;

  Metric(String label, Better direction, ToDoubleFunction<OperationResult> value) {
    this.label = label;
    this.direction = direction;
    this.value = value;
  }

  /** The name for the reader. */
  public String label() {
    return label;
  }

  /** Which way it improves. */
  public Better direction() {
    return direction;
  }

  /** Its value in an operation's result; NaN if that does not have it. */
  public double of(OperationResult result) {
    return value.applyAsDouble(result);
  }

  /** Whether one value is better than another; false if either is NaN. */
  public boolean isBetter(double one, double other) {
    return switch (direction) {
      case HIGHER_IS_BETTER -> one > other;
      case LOWER_IS_BETTER -> one < other;
    };
  }
}
