// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.results.Metric;
import benchmark.cli.results.OperationCost;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** The numbers of an operation, in the order of the table on a page and of exports. */
enum NumberColumn {
  THROUGHPUT("throughput_ops_ms", "calls/s", 1e3, ShownValues::throughput),
  LOW("throughput_low", "low", 1e3, it -> it.estimate(Metric.THROUGHPUT).low()),
  HIGH("throughput_high", "high", 1e3, it -> it.estimate(Metric.THROUGHPUT).high()),
  MEAN("mean_ms", "mean µs", 1e3, of(Metric.MEAN)),
  P50("p50_ms", "p50 µs", 1e3, of(Metric.P50)),
  P90("p90_ms", "p90 µs", 1e3, of(Metric.P90)),
  P99("p99_ms", "p99 µs", 1e3, of(Metric.P99)),
  P999("p999_ms", "p99.9 µs", 1e3, of(Metric.P999)),
  MAX("max_ms", "max µs", 1e3, of(Metric.MAX)),
  CLIENT_CPU("client_cpu_us", "client CPU µs", 1, of(cost -> cost.client().cpuMicros())),
  SERVER_CPU("server_cpu_us", "server CPU µs", 1, of(cost -> cost.server().cpuMicros())),
  GATEWAY_CPU(
      "gateway_cpu_us",
      "gateway CPU µs",
      1,
      of(cost -> cost.gateway() == null ? Double.NaN : cost.gateway().cpuMicros())),
  SENT("sent_bytes", "sent B", 1, of(OperationCost::sentBytes)),
  RECEIVED("received_bytes", "received B", 1, of(OperationCost::receivedBytes)),
  CLIENT_ALLOC(
      "client_alloc_bytes", "client alloc B", 1, of(cost -> cost.client().allocatedBytes())),
  SERVER_ALLOC(
      "server_alloc_bytes", "server alloc B", 1, of(cost -> cost.server().allocatedBytes()));

  private final String name;
  private final String heading;
  private final double factor;
  private final ToDoubleFunction<ShownValues> value;

  NumberColumn(String name, String heading, double factor, ToDoubleFunction<ShownValues> value) {
    this.name = name;
    this.heading = heading;
    this.factor = factor;
    this.value = value;
  }

  /** The columns of some values: that of a gateway only where there is one. */
  static List<NumberColumn> of(Stream<ShownValues> values) {
    boolean hasGateway = values.anyMatch(ShownValues::hasGateway);
    return Stream.of(values()).filter(it -> hasGateway || it != GATEWAY_CPU).toList();
  }

  /** What programs call it. */
  String columnName() {
    return name;
  }

  /** What people call it. */
  String heading() {
    return heading;
  }

  /** The number as people see it, in the unit of the heading. */
  double shown(ShownValues values) {
    return factor * of(values);
  }

  /** The number in the unit of the name; NaN where it is not known. */
  double of(ShownValues values) {
    return value.applyAsDouble(values);
  }

  private static ToDoubleFunction<ShownValues> of(Metric metric) {
    return values -> values.estimate(metric).value();
  }

  private static ToDoubleFunction<ShownValues> of(ToDoubleFunction<OperationCost> value) {
    return values -> values.of(value);
  }
}
