// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.statistics.Better;
import java.util.function.ToDoubleFunction;

/** The figures that a comparison looks at. */
public enum Metric {
  THROUGHPUT("throughput", Better.HIGHER_IS_BETTER, OperationResult::throughput),
  P50("p50", Better.LOWER_IS_BETTER, OperationResult::p50),
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

  /** Which way the figure improves. */
  public Better direction() {
    return direction;
  }

  /** Takes the figure out of an operation's figures. */
  public double of(OperationResult figures) {
    return value.applyAsDouble(figures);
  }
}
