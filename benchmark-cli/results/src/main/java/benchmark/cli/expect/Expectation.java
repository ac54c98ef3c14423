// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

import benchmark.cli.results.Metric;
import benchmark.launch.OperationKey;
import java.util.List;

/**
 * What a user expects of an operation, as {@code string(1K).mean<=0.9ms}.
 *
 * @param expression as it was written
 * @param operations whose metric it is: more than one where no parameter is written
 */
public record Expectation(
    String expression, List<OperationKey> operations, Metric metric, Limit limit) {

  /** Copies the operations. */
  public Expectation {
    operations = List.copyOf(operations);
  }
}
