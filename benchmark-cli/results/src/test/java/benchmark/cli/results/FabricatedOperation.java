// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a classic run says of one operation, made up for a test, in calls per ms and in ms. */
public record FabricatedOperation(
    double throughput, double error, boolean derived, double p50, double p99) {

  /** A run of such operations, which has no folder. */
  public static StoredRun run(Map<OperationKey, FabricatedOperation> operations) {
    return new StoredRun(
        Path.of("run"),
        FabricatedRun.record("dubbo-a", "17.0.15", 2, false),
        results(operations),
        Set.of());
  }

  /** What such a run has measured. */
  public static RunResults results(Map<OperationKey, FabricatedOperation> operations) {
    var throughputs = new LinkedHashMap<OperationKey, OperationResult>();
    operations.forEach(
        (operation, it) ->
            throughputs.put(operation, new OperationResult(it.throughput, it.error, it.derived)));
    return new RunResults(
        operations.entrySet().stream().map(it -> it.getValue().sampled(it.getKey())).toList(),
        throughputs,
        Map.of(),
        List.of(),
        Map.of(),
        Map.of());
  }

  private JmhResult sampled(OperationKey operation) {
    return new JmhResult(
        operation,
        JmhResult.SAMPLE,
        1,
        1,
        new JmhResult.Score(Double.NaN, Double.NaN, "ms/op"),
        Map.of("50.0", p50, "99.0", p99),
        List.of(),
        0);
  }
}
