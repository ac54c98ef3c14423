// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import benchmark.client.load.Slice;
import benchmark.launch.OperationKey;
import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.IterationResultMetaData;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.SampleTimeResult;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.util.SampleBuffer;

/**
 * The slices of a JVM as JMH's results: each slice is an iteration of its operation's only fork;
 * where there are very many, an iteration is some consecutive slices joined ({@link JoinedSlices}).
 * Used by one thread.
 */
final class JmhSliceResults {

  private final Function<OperationKey, BenchmarkParams> params;
  private final Map<OperationKey, JoinedSlices> operations = new LinkedHashMap<>();

  /**
   * No slices yet.
   *
   * @param params what JMH says of an operation, with one measured iteration
   */
  JmhSliceResults(Function<OperationKey, BenchmarkParams> params) {
    this.params = params;
  }

  /** Adds a slice. */
  void add(Slice slice) {
    operations.computeIfAbsent(slice.operation(), it -> new JoinedSlices()).add(slice.times());
  }

  /** Adds a slice that takes the place of the one before it. */
  void replace(Slice slice) {
    operations.get(slice.operation()).replaceLast(slice.times());
  }

  /**
   * All operations, in the order in which they were first measured. Each is made when it is asked
   * for: all iterations of all operations are never in memory at once.
   */
  Collection<RunResult> iterations() {
    return lazily(JoinedSlices::all);
  }

  /** All operations, each with one iteration of all its slices: all that a table shows. */
  Collection<RunResult> totals() {
    return lazily(slices -> List.of(slices.total()));
  }

  private Collection<RunResult> lazily(Function<JoinedSlices, List<Histogram>> times) {
    return new AbstractCollection<>() {

      @Override
      public Iterator<RunResult> iterator() {
        return operations.entrySet().stream()
            .map(it -> result(params.apply(it.getKey()), times.apply(it.getValue())))
            .iterator();
      }

      @Override
      public int size() {
        return operations.size();
      }
    };
  }

  private static RunResult result(BenchmarkParams one, List<Histogram> times) {
    BenchmarkParams counted = counted(one, times.size());
    List<IterationResult> iterations = times.stream().map(it -> iteration(counted, it)).toList();
    return new RunResult(counted, List.of(new BenchmarkResult(counted, iterations)));
  }

  private static IterationResult iteration(BenchmarkParams params, Histogram times) {
    var samples = new SampleBuffer();
    for (HistogramIterationValue value : times.recordedValues()) {
      long nanos = times.lowestEquivalentValue(value.getValueIteratedTo());
      for (long i = 0; i < value.getCountAtValueIteratedTo(); i++) {
        samples.add(nanos);
      }
    }
    long count = times.getTotalCount();
    var iteration =
        new IterationResult(
            params, params.getMeasurement(), new IterationResultMetaData(count, count));
    String method = OperationKey.ofBenchmark(params.getBenchmark(), Map.of()).name();
    iteration.addResult(
        new SampleTimeResult(ResultRole.PRIMARY, method, samples, params.getTimeUnit()));
    return iteration;
  }

  /** The parameters of an operation with a number of measured iterations. */
  private static BenchmarkParams counted(BenchmarkParams one, int iterations) {
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
        new IterationParams(each.getType(), iterations, each.getTime(), each.getBatchSize()),
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

  private static WorkloadParams workload(BenchmarkParams params) {
    var workload = new WorkloadParams();
    int position = 0;
    for (String key : params.getParamsKeys()) {
      workload.put(key, params.getParam(key), position++);
    }
    return workload;
  }
}
