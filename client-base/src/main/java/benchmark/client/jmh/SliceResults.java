// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import benchmark.launch.CostLine;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;

/**
 * The slices of a JVM as JMH's results: each slice is an iteration of its operation's only fork.
 * Used by one thread.
 */
final class SliceResults {

  /** A run of JMH with one measured iteration. */
  private record Slice(String benchmark, IterationResult result, CostLine cost) {}

  private final List<Slice> slices = new ArrayList<>();

  /** Adds what one run of JMH with one measured iteration gave, and what it cost. */
  void add(RunResult run, CostLine cost) {
    for (BenchmarkResult fork : run.getBenchmarkResults()) {
      fork.getIterationResults()
          .forEach(it -> slices.add(new Slice(run.getParams().id(), ofAllCallers(it), cost)));
    }
  }

  /** Forgets the slice that was added last. */
  void dropLast() {
    slices.remove(slices.size() - 1);
  }

  /**
   * A slice with the samples of all callers in one result, which is all that JMH writes. Kept as
   * one for each caller, they would grow the heap by 2 MB a slice with 32 callers, and with it
   * every collection while later slices are measured.
   */
  private static IterationResult ofAllCallers(IterationResult slice) {
    var together =
        new IterationResult(slice.getBenchmarkParams(), slice.getParams(), slice.getMetadata());
    together.addResult(slice.getPrimaryResult());
    slice.getRawSecondaryResults().values().forEach(together::addResult);
    return together;
  }

  /** All operations, in the order in which they were first measured. */
  List<RunResult> toRunResults() {
    return slices.stream()
        .collect(groupingBy(Slice::benchmark, LinkedHashMap::new, mapping(Slice::result, toList())))
        .values()
        .stream()
        .map(SliceResults::together)
        .toList();
  }

  /** What each slice cost, in the order in which they were measured. */
  List<CostLine> costs() {
    return slices.stream().map(Slice::cost).toList();
  }

  private static RunResult together(List<IterationResult> slices) {
    BenchmarkParams params = counted(slices.get(0).getBenchmarkParams(), slices.size());
    return new RunResult(params, List.of(new BenchmarkResult(params, slices)));
  }

  /** The parameters of an operation with as many measured iterations as there were slices. */
  private static BenchmarkParams counted(BenchmarkParams one, int slices) {
    IterationParams each = one.getMeasurement();
    return new BenchmarkParams(
        one.getBenchmark(),
        one.generatedBenchmark(),
        one.shouldSynchIterations(),
        one.getThreads(),
        one.getThreadGroups(),
        one.getThreadGroupLabels(),
        one.getForks(),
        one.getWarmupForks(),
        one.getWarmup(),
        new IterationParams(each.getType(), slices, each.getTime(), each.getBatchSize()),
        one.getMode(),
        workload(one),
        one.getTimeUnit(),
        one.getOpsPerInvocation(),
        one.getJvm(),
        one.getJvmArgs(),
        one.getJdkVersion(),
        one.getVmName(),
        one.getVmVersion(),
        one.getJmhVersion(),
        one.getTimeout());
  }

  private static org.openjdk.jmh.runner.WorkloadParams workload(BenchmarkParams params) {
    var workload = new org.openjdk.jmh.runner.WorkloadParams();
    int position = 0;
    for (String key : params.getParamsKeys()) {
      workload.put(key, params.getParam(key), position++);
    }
    return workload;
  }
}
