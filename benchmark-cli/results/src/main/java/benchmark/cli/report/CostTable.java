// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.results.OperationCost;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What every operation cost on both sides, as a table. */
public final class CostTable {

  private static final List<String> HEADINGS =
      List.of(
          "cost per call",
          "side",
          "CPU µs",
          "alloc kB",
          "GC µs",
          "JIT µs",
          "sends B",
          "peak MiB",
          "conns");

  private CostTable() {}

  /**
   * Makes the table: two lines an operation, three with a gateway; a dash for what could not be
   * measured.
   */
  public static Table of(Map<OperationKey, OperationCost> costs) {
    var rows = new ArrayList<List<String>>();
    costs.forEach(
        (operation, cost) -> {
          rows.add(
              row(
                  operation.label(),
                  "client",
                  cost.client(),
                  cost.sentBytes(),
                  count(cost.connections())));
          cost.throughGateway().ifPresent(gateway -> rows.add(row(gateway)));
          rows.add(row("", "server", cost.server(), cost.receivedBytes(), ""));
        });
    return new Table(HEADINGS, rows);
  }

  private static List<String> row(
      String operation, String name, OperationCost.Side side, double sends, String connections) {
    return List.of(
        operation,
        name,
        Numbers.of(side.cpuMicros()),
        Numbers.of(side.allocatedBytes() / 1000),
        Numbers.of(side.gcCpuMicros()),
        Numbers.of(side.jitMicros()),
        Numbers.of(sends),
        Numbers.of(side.peakRssBytes() / Numbers.MEBI),
        connections);
  }

  private static List<String> row(OperationCost.Gateway gateway) {
    return List.of(
        "",
        "gateway",
        Numbers.of(gateway.cpuMicros()),
        Numbers.NONE,
        Numbers.NONE,
        Numbers.NONE,
        Numbers.NONE,
        Numbers.of(gateway.peakRssBytes() / Numbers.MEBI),
        count(gateway.connections()));
  }

  private static String count(double connections) {
    return Double.isNaN(connections) ? Numbers.NONE : String.valueOf(Math.round(connections));
  }
}
