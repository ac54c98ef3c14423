// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import benchmark.cli.results.Metric;
import benchmark.launch.OperationKey;
import java.util.Optional;
import java.util.OptionalDouble;

/** What was measured of variants. */
interface Measurements {

  /** An operation of a variant. */
  record MeasuredOperation(String variant, OperationKey operation) {}

  /**
   * The value of a metric.
   *
   * @return in calls per millisecond, in milliseconds, or of CPU in microseconds; empty if it was
   *     not measured
   */
  OptionalDouble value(MeasuredOperation measurand, Metric metric);

  /** The value of one by that of another one; empty if one of them was not measured. */
  Optional<Ratio> ratio(MeasuredOperation measurand, MeasuredOperation other, Metric metric);
}
