// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.results.OperationCost;
import benchmark.cli.results.RunResults;
import java.util.List;

/**
 * What is shown of one operation of a variant; NaN where nothing is known.
 *
 * @param throughput calls of all threads together, per millisecond
 * @param low the lower end of the throughput's interval
 * @param high its upper end
 * @param p50 the median time of a call, in milliseconds
 * @param p99 the time that 99% of calls did not exceed, in milliseconds
 * @param cost null if it was not recorded
 * @param series the throughput of every slice or iteration, in the order measured
 * @param spectrum percentiles of sampled calls, the median first
 */
record ShownValues(
    double throughput,
    double low,
    double high,
    double p50,
    double p99,
    OperationCost cost,
    List<Double> series,
    List<RunResults.Point> spectrum) {

  /** Bytes of a call on the wire, both ways; NaN if they were not counted. */
  double wireBytes() {
    return cost == null ? Double.NaN : cost.sentBytes() + cost.receivedBytes();
  }

  /** Whether calls went through a gateway. */
  boolean hasGateway() {
    return cost != null && cost.gateway() != null;
  }

  /** CPU time of a call on both sides, in microseconds; NaN if it was not measured. */
  double cpuMicros() {
    return cost == null ? Double.NaN : cost.cpuMicros();
  }
}
