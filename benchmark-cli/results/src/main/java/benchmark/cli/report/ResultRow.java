// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.project.PairKind;
import benchmark.cli.results.Estimate;
import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationCost;
import benchmark.cli.results.RunResults;
import benchmark.launch.OperationKey;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * A variant that was measured, by a run or in a comparison, as charts and exports show it.
 *
 * @param label its name, unlike all others beside it
 * @param pair the name of its pair
 * @param kind only ordinary pairs compete
 * @param jdk the version that ran it
 * @param operations in the contract's order
 */
public record ResultRow(
    String label, String pair, PairKind kind, String jdk, Map<OperationKey, Values> operations) {

  /**
   * What is shown of one operation; NaN where nothing is known.
   *
   * @param estimates of the metrics that are known
   * @param cost null if it was not recorded
   * @param series the throughput of every slice or iteration, in the order measured; at a rate the
   *     median of every step, in milliseconds
   * @param spectrum percentiles of sampled calls, the median first
   */
  public record Values(
      Map<Metric, Estimate> estimates,
      OperationCost cost,
      List<Double> series,
      List<RunResults.Point> spectrum) {

    /** What is known of a metric. */
    public Estimate estimate(Metric metric) {
      return estimates.getOrDefault(metric, Estimate.UNKNOWN);
    }

    /** Calls of all threads together, per millisecond. */
    public double throughput() {
      return estimate(Metric.THROUGHPUT).value();
    }

    /** What a call cost in some respect; NaN if it was not recorded. */
    public double of(ToDoubleFunction<OperationCost> respect) {
      return cost == null ? Double.NaN : respect.applyAsDouble(cost);
    }

    /** Whether calls went through a gateway. */
    public boolean hasGateway() {
      return cost != null && cost.gateway() != null;
    }
  }
}
