// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

import benchmark.cli.statistics.Interval;
import benchmark.cli.text.Numbers;
import benchmark.launch.OperationKey;
import java.util.Optional;

/**
 * An expectation of one operation, held against a run.
 *
 * @param estimate in the metric's own unit; NaN if it was not measured
 * @param interval empty if there is none
 */
public record ExpectationResult(
    Expectation expectation, OperationKey operation, double estimate, Optional<Interval> interval) {

  /** Whether it is met. */
  public ExpectationVerdict met() {
    return interval
        .map(it -> expectation.limit().met(it.low(), it.high()))
        .orElse(ExpectationVerdict.UNDECIDED);
  }

  /** The estimate and the interval in the unit of the expectation, for tables. */
  public String actual() {
    if (Double.isNaN(estimate)) {
      return Numbers.NONE;
    }
    String number = expectation.limit().withUnit(Numbers.of(inUnit(estimate)));
    return interval
        .filter(it -> it.low() < it.high())
        .map(it -> "%s ± %s".formatted(number, Numbers.share(it.relativeHalfWidth())))
        .orElse(number);
  }

  /** A value in the unit of the expectation. */
  double inUnit(double value) {
    return value / expectation.limit().size();
  }
}
