// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.results.OperationCost;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import java.util.Map;

/** What every operation cost on both sides, as a table. */
public final class CostTable {

  private static final double MEBI = 1 << 20;

  private CostTable() {}

  /** Makes the table: two rows an operation, a dash where a figure could not be had. */
  public static Table of(Map<String, OperationCost> costs) {
    var table =
        new Table("cost per call", "side", "CPU us", "alloc B", "GC us", "sends B", "peak MiB");
    costs.forEach(
        (operation, cost) -> {
          row(table, operation, "client", cost.client(), cost.sentBytes());
          row(table, "", "server", cost.server(), cost.receivedBytes());
        });
    return table;
  }

  private static void row(
      Table table, String operation, String name, OperationCost.Side side, double sends) {
    table.row(
        operation,
        name,
        Numbers.of(side.cpuMicros()),
        Numbers.of(side.allocatedBytes()),
        Numbers.of(side.gcMicros()),
        Numbers.of(sends),
        Numbers.of(side.peakRssBytes() / MEBI));
  }
}
