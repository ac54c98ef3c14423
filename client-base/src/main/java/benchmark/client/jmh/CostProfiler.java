// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import benchmark.client.Cost;
import benchmark.client.CostFile;
import benchmark.client.CostReader;
import benchmark.client.CostReading;
import benchmark.client.OtherClients;
import benchmark.client.load.StallWatch;
import benchmark.launch.CostLine;
import benchmark.launch.LaunchProperties;
import benchmark.launch.OperationKey;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.runner.IterationType;

/**
 * Reads the counters of both sides right before and after every measured iteration and appends the
 * differences to a file, so that JMH's own table and JSON stay plain. (It reads in warm-ups, too,
 * so that the first reading that counts is not also the first that runs.)
 *
 * <p>JMH creates one in each fork; it is used by one thread at a time. It reads {@link
 * LaunchProperties#COSTS} and {@link LaunchProperties#COUNTERS_PORT}.
 */
public final class CostProfiler implements InternalProfiler {

  private static final Consumer<CostLine> TO_FILE =
      cost -> CostFile.fromSystemProperty().append(cost);

  private static volatile CostProfiler current;
  private static volatile Consumer<CostLine> receiver = TO_FILE;

  private final CostReader reader = new CostReader();
  private boolean measuring;
  private CostReading before;
  private CostReading after;

  /** Gives what iterations in this very JVM cost to somebody, in place of the file. */
  static void giveTo(Consumer<CostLine> other) {
    receiver = other;
  }

  /**
   * Says that the calls of an iteration begin. JMH itself notifies profilers earlier, so that the
   * start of the entire trial would be counted as part of its first iteration.
   */
  static void callsBegin() {
    CostProfiler profiler = current;
    if (profiler != null) {
      profiler.before =
          profiler.measuring ? profiler.reader.readBeforeAll() : profiler.reader.readBefore();
      StallWatch.OF_THIS_JVM.begin();
    }
  }

  /**
   * Says that the calls of an iteration have ended. JMH itself notifies profilers later, so that
   * the end of the entire trial would be counted as part of its last iteration.
   */
  static void callsEnded() {
    CostProfiler profiler = current;
    if (profiler != null) {
      StallWatch.OF_THIS_JVM.end();
      profiler.after =
          profiler.measuring
              ? profiler.reader.readAfter(OtherClients::await)
              : profiler.reader.readAfter();
    }
  }

  @Override
  public String getDescription() {
    return "CPU, allocation, GC and memory of client and server, and bytes on the wire";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    current = this;
    before = null;
    after = null;
    measuring = iteration.getType() == IterationType.MEASUREMENT;
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    if (measuring && after != null) { // else the calls have failed, and JMH says how
      receiver.accept(
          StallWatch.OF_THIS_JVM.addTo(
              Cost.between(
                  before,
                  after,
                  operation(benchmark),
                  benchmark.getMode().shortLabel(),
                  benchmark.getThreads(),
                  result.getMetadata().getAllOps())));
    }
    return List.of();
  }

  static OperationKey operation(BenchmarkParams benchmark) {
    return OperationKey.ofBenchmark(
        benchmark.getBenchmark(),
        benchmark.getParamsKeys().stream()
            .collect(Collectors.toMap(Function.identity(), benchmark::getParam)));
  }
}
