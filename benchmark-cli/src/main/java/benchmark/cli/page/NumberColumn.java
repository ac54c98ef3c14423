// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.results.OperationCost;
import java.util.function.ToDoubleFunction;

/** The numbers of an operation, in the order of the table on a page and of exports. */
enum NumberColumn {
  THROUGHPUT("throughput_ops_ms", "ops/ms", ShownValues::throughput),
  LOW("throughput_low", "low", ShownValues::low),
  HIGH("throughput_high", "high", ShownValues::high),
  P50("p50_ms", "p50 ms", ShownValues::p50),
  P99("p99_ms", "p99 ms", ShownValues::p99),
  CLIENT_CPU("client_cpu_us", "client CPU µs", of(cost -> cost.client().cpuMicros())),
  SERVER_CPU("server_cpu_us", "server CPU µs", of(cost -> cost.server().cpuMicros())),
  SENT("sent_bytes", "sent B", of(OperationCost::sentBytes)),
  RECEIVED("received_bytes", "received B", of(OperationCost::receivedBytes)),
  CLIENT_ALLOC("client_alloc_bytes", "client alloc B", of(cost -> cost.client().allocatedBytes())),
  SERVER_ALLOC("server_alloc_bytes", "server alloc B", of(cost -> cost.server().allocatedBytes()));

  private final String name;
  private final String heading;
  private final ToDoubleFunction<ShownValues> value;

  NumberColumn(String name, String heading, ToDoubleFunction<ShownValues> value) {
    this.name = name;
    this.heading = heading;
    this.value = value;
  }

  /** What programs call it. */
  String columnName() {
    return name;
  }

  /** What people call it. */
  String heading() {
    return heading;
  }

  /** The number; NaN where it is not known. */
  double of(ShownValues values) {
    return value.applyAsDouble(values);
  }

  private static ToDoubleFunction<ShownValues> of(ToDoubleFunction<OperationCost> value) {
    return values -> values.cost() == null ? Double.NaN : value.applyAsDouble(values.cost());
  }
}
