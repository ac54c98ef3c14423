// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import benchmark.cli.report.OperationFigures;
import benchmark.cli.statistics.Direction;
import java.util.function.ToDoubleFunction;

/** The figures that a comparison looks at. */
public enum FigureKind {
  THROUGHPUT("throughput", Direction.HIGHER_IS_BETTER, OperationFigures::throughput),
  P50("p50", Direction.LOWER_IS_BETTER, OperationFigures::p50),
  P99("p99", Direction.LOWER_IS_BETTER, OperationFigures::p99);

  private final String label;
  private final Direction direction;
  private final ToDoubleFunction<OperationFigures> value;

  FigureKind(String label, Direction direction, ToDoubleFunction<OperationFigures> value) {
    this.label = label;
    this.direction = direction;
    this.value = value;
  }

  /** The name for the reader. */
  public String label() {
    return label;
  }

  /** Which way the figure improves. */
  public Direction direction() {
    return direction;
  }

  /** Takes the figure out of an operation's figures. */
  public double of(OperationFigures figures) {
    return value.applyAsDouble(figures);
  }
}
