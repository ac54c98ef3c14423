// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.report.ResultRow.Values;
import benchmark.cli.results.Estimate;
import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationCost;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * A number of an operation.
 *
 * @param name what programs call it
 * @param heading what people call it
 * @param factor the unit of the name in that of the heading
 * @param value the number in the unit of the name; NaN where it is not known
 */
record NumberColumn(String name, String heading, double factor, ToDoubleFunction<Values> value) {

  private static final NumberColumn GATEWAY_CPU =
      cost(
          "gateway_cpu_us",
          "gateway CPU µs",
          it -> it.gateway() == null ? Double.NaN : it.gateway().cpuMicros());

  /** In the order of the table on a page and of exports. */
  private static final List<NumberColumn> ALL =
      Stream.of(
              Stream.of(
                  throughput("throughput_ops_ms", Metric.THROUGHPUT.title(), Estimate::value),
                  throughput("throughput_low", "low", Estimate::low),
                  throughput("throughput_high", "high", Estimate::high)),
              Arrays.stream(Metric.values()).filter(Metric::isTime).map(NumberColumn::time),
              Stream.of(
                  cost("client_cpu_us", "client CPU µs", it -> it.client().cpuMicros()),
                  cost("server_cpu_us", "server CPU µs", it -> it.server().cpuMicros()),
                  GATEWAY_CPU,
                  cost("sent_bytes", "sent B", OperationCost::sentBytes),
                  cost("received_bytes", "received B", OperationCost::receivedBytes),
                  cost("client_alloc_bytes", "client alloc B", it -> it.client().allocatedBytes()),
                  cost("server_alloc_bytes", "server alloc B", it -> it.server().allocatedBytes())))
          .flatMap(it -> it)
          .toList();

  /** The columns of some values: that of a gateway only where there is one. */
  static List<NumberColumn> of(Stream<Values> values) {
    boolean hasGateway = values.anyMatch(Values::hasGateway);
    return ALL.stream().filter(it -> hasGateway || it != GATEWAY_CPU).toList();
  }

  /** The number as people see it, in the unit of the heading. */
  double shown(Values values) {
    return factor * of(values);
  }

  /** The number in the unit of the name; NaN where it is not known. */
  double of(Values values) {
    return value.applyAsDouble(values);
  }

  private static NumberColumn throughput(
      String name, String heading, ToDoubleFunction<Estimate> value) {
    return new NumberColumn(
        name, heading, 1e3, it -> value.applyAsDouble(it.estimate(Metric.THROUGHPUT)));
  }

  private static NumberColumn time(Metric metric) {
    return new NumberColumn(
        metric.label() + "_ms", metric.title(), 1e3, it -> it.estimate(metric).value());
  }

  private static NumberColumn cost(
      String name, String heading, ToDoubleFunction<OperationCost> value) {
    return new NumberColumn(name, heading, 1, it -> it.of(value));
  }
}
