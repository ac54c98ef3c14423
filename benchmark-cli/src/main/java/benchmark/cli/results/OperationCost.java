// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * What an operation cost on both sides over the measured interval. NaN where a figure could not be
 * had; never zero for that.
 *
 * @param sentBytes bytes that the client sent per call: TCP payload, heartbeats included
 * @param receivedBytes bytes that the client received per call
 * @param busyCpus CPUs of the client's machine that were running anything, on average
 * @param stolen the share of the machine's CPU time that the hypervisor gave to others, 0 to 1
 * @param machineCpus how many CPUs the client's machine has
 * @param callsPerMilli calls counted in sampled iterations, per millisecond of wall time
 */
public record OperationCost(
    Side client,
    Side server,
    double sentBytes,
    double receivedBytes,
    double busyCpus,
    double stolen,
    double machineCpus,
    double callsPerMilli) {

  private static final double TICKS_PER_SECOND = 100; // USER_HZ, the same on every Linux

  /**
   * One side of the calls.
   *
   * @param cpuMicros CPU time per call, in microseconds, JIT and GC included
   * @param allocatedBytes bytes allocated per call
   * @param gcMicros time in stopping collections per call, in microseconds
   * @param peakRssBytes highest resident memory of the process so far, in bytes
   * @param cpus CPUs that the process kept busy, on average
   * @param gcShare the share of wall time spent in stopping collections, 0 to 1
   */
  public record Side(
      double cpuMicros,
      double allocatedBytes,
      double gcMicros,
      double peakRssBytes,
      double cpus,
      double gcShare) {}

  /** The costs of every operation in a file; none where the file is missing. */
  public static Map<String, OperationCost> of(Path file) {
    List<CostRow> rows = CostRow.read(file);
    var costs = new LinkedHashMap<String, OperationCost>();
    rows.stream()
        .map(CostRow::operation)
        .distinct()
        .sorted(Comparator.comparingInt(OperationResult::order))
        .forEach(operation -> costs.put(operation, of(rows, operation)));
    return costs;
  }

  /** The mean of the costs of the same operation in several runs; the peak is that of all. */
  public static OperationCost mean(List<OperationCost> costs) {
    return new OperationCost(
        meanSide(costs.stream().map(OperationCost::client).toList()),
        meanSide(costs.stream().map(OperationCost::server).toList()),
        mean(costs, OperationCost::sentBytes),
        mean(costs, OperationCost::receivedBytes),
        mean(costs, OperationCost::busyCpus),
        mean(costs, OperationCost::stolen),
        mean(costs, OperationCost::machineCpus),
        mean(costs, OperationCost::callsPerMilli));
  }

  private static Side meanSide(List<Side> sides) {
    return new Side(
        mean(sides, Side::cpuMicros),
        mean(sides, Side::allocatedBytes),
        mean(sides, Side::gcMicros),
        sides.stream().mapToDouble(Side::peakRssBytes).max().orElse(Double.NaN),
        mean(sides, Side::cpus),
        mean(sides, Side::gcShare));
  }

  private static <T> double mean(List<T> values, ToDoubleFunction<T> figure) {
    return values.stream().mapToDouble(figure).average().orElse(Double.NaN);
  }

  private static OperationCost of(List<CostRow> all, String operation) {
    List<CostRow> rows = all.stream().filter(row -> row.operation().equals(operation)).toList();
    double ops = sum(rows, "ops");
    double nanos = sum(rows, "nanos");
    double allTicks = sum(rows, "machine_all_ticks");
    List<CostRow> sampled = rows.stream().filter(row -> row.mode().equals("sample")).toList();
    return new OperationCost(
        side(rows, "client_", ops, nanos),
        side(rows, "server_", ops, nanos),
        sum(rows, "sent_bytes") / ops,
        sum(rows, "received_bytes") / ops,
        sum(rows, "machine_busy_ticks") / TICKS_PER_SECOND / (nanos / 1e9),
        sum(rows, "machine_stolen_ticks") / allTicks,
        allTicks / TICKS_PER_SECOND / (nanos / 1e9),
        sampled.isEmpty() ? Double.NaN : sum(sampled, "ops") / sum(sampled, "nanos") * 1e6);
  }

  private static Side side(List<CostRow> rows, String prefix, double ops, double nanos) {
    double cpu = sum(rows, prefix + "cpu_ns");
    double gc = sum(rows, prefix + "gc_ms") * 1e6;
    return new Side(
        cpu / ops / 1e3,
        sum(rows, prefix + "alloc_bytes") / ops,
        gc / ops / 1e3,
        rows.stream()
            .mapToDouble(row -> row.figure(prefix + "peak_rss_bytes"))
            .max()
            .orElse(Double.NaN),
        cpu / nanos,
        gc / nanos);
  }

  /** A sum in which one missing figure makes the whole missing. */
  private static double sum(List<CostRow> rows, String name) {
    return rows.stream().mapToDouble(row -> row.figure(name)).sum();
  }
}
