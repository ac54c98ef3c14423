// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import benchmark.client.load.Slice;
import benchmark.client.load.SliceEngine;
import benchmark.client.load.UnsupportedLoadException;
import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import benchmark.launch.CostLine;
import benchmark.launch.Load;
import benchmark.launch.OperationKey;
import benchmark.launch.SliceRequest;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.HdrHistogram.Histogram;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.openjdk.jmh.util.Statistics;

/**
 * Callers that wait for their answers, led by JMH: each slice is a run of JMH in this JVM with one
 * measured iteration in sample mode, so that the loop under the clock is the one of every other
 * mode. The connection and the calling threads outlive it. A short iteration before each measured
 * slice settles what another operation has left behind.
 */
final class JmhSlices implements SliceEngine {

  private static final int SETTLING_MILLIS = 50;

  private final Map<OperationKey, BenchmarkParams> measured = new HashMap<>();
  private CostLine cost;

  JmhSlices() {
    CostProfiler.giveTo(line -> cost = line);
  }

  @Override
  public Slice measure(SliceRequest request) throws RunnerException {
    if (!(request.load() instanceof Load.Closed closed)) {
      throw new UnsupportedLoadException(
          ("JMH's callers wait for each answer, so that %s cannot be called at a rate (%s). Measure"
                  + " it without one.")
              .formatted(request.operation().label(), request.load().toText()));
    }
    boolean counts = request.purpose() != SliceRequest.Purpose.WARM_UP;
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include("^" + Pattern.quote(request.benchmark()) + "$")
            .mode(Mode.SampleTime)
            .forks(0)
            .threads(closed.callers())
            .warmupIterations(counts ? 1 : 0)
            .warmupTime(TimeValue.milliseconds(SETTLING_MILLIS))
            .measurementIterations(1)
            .measurementTime(TimeValue.milliseconds(request.millis()))
            .addProfiler(CostProfiler.class)
            .shouldFailOnError(true)
            .verbosity(VerboseMode.SILENT);
    Operation<?> operation = Contracts.operation(request.operation());
    Contracts.of(operation).jmhParameters(operation).forEach(options::param);
    RunResult run = new Runner(options.build()).run().iterator().next();
    measured.putIfAbsent(cost.operation(), run.getParams());
    return Slice.closed(times(run), cost);
  }

  /** What JMH says of an operation that has been measured. */
  BenchmarkParams params(OperationKey operation) {
    return measured.get(operation);
  }

  /** The times of all callers, in nanoseconds. */
  static Histogram times(RunResult run) {
    double nanos = run.getParams().getTimeUnit().toNanos(1);
    Statistics samples = run.getPrimaryResult().getStatistics();
    var times = new Histogram(TimeUnit.SECONDS.toNanos(1), Slice.DIGITS);
    times.setAutoResize(true);
    for (Iterator<Map.Entry<Double, Long>> all = samples.getRawData(); all.hasNext(); ) {
      Map.Entry<Double, Long> time = all.next();
      times.recordValueWithCount(Math.round(time.getKey() * nanos), time.getValue());
    }
    return times;
  }
}
