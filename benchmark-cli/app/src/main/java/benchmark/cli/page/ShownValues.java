// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.report.Estimate;
import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationCost;
import benchmark.cli.results.RunResults;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * What is shown of one operation of a variant; NaN where nothing is known.
 *
 * @param estimates of the metrics that are known
 * @param cost null if it was not recorded
 * @param series the throughput of every slice or iteration, in the order measured; at a rate the
 *     median of every step, in milliseconds
 * @param spectrum percentiles of sampled calls, the median first
 */
record ShownValues(
    Map<Metric, Estimate> estimates,
    OperationCost cost,
    List<Double> series,
    List<RunResults.Point> spectrum) {

  /** What is known of a metric. */
  Estimate estimate(Metric metric) {
    return estimates.getOrDefault(metric, Estimate.UNKNOWN);
  }

  /** Calls of all threads together, per millisecond. */
  double throughput() {
    return estimate(Metric.THROUGHPUT).value();
  }

  /** What a call cost in some respect; NaN if it was not recorded. */
  double of(ToDoubleFunction<OperationCost> respect) {
    return cost == null ? Double.NaN : respect.applyAsDouble(cost);
  }

  /** Whether calls went through a gateway. */
  boolean hasGateway() {
    return cost != null && cost.gateway() != null;
  }
}
