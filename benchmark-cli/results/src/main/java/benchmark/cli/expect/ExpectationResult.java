// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

import benchmark.cli.results.Estimate;
import benchmark.cli.text.Numbers;
import benchmark.launch.OperationKey;

/**
 * An expectation of one operation, held against a run.
 *
 * @param estimate in the metric's own unit
 */
public record ExpectationResult(
    Expectation expectation, OperationKey operation, Estimate estimate) {

  /** Whether it is met. */
  public ExpectationVerdict verdict() {
    return expectation.limit().verdict(estimate.low(), estimate.high());
  }

  /** The estimate and the interval in the unit of the expectation, for tables. */
  public String actual() {
    if (Double.isNaN(estimate.value())) {
      return Numbers.NONE;
    }
    String number = expectation.limit().withUnit(Numbers.of(inUnit(estimate.value())));
    return estimate.halfWidth() > 0
        ? "%s ± %s".formatted(number, Numbers.share(estimate.relativeHalfWidth()))
        : number;
  }

  /** A value in the unit of the expectation. */
  double inUnit(double value) {
    return value / expectation.limit().size();
  }
}
