// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import benchmark.Defaults;
import benchmark.Lifeline;
import benchmark.client.Call;
import benchmark.client.SharedConsumer;
import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * What the JMH classes of all contracts share. Such a class has one method for each operation, with
 * the operation's name, which returns {@link #call}. All threads of a fork share one consumer, as
 * the threads of a real client do; each walks its own sequence of prepared requests. The
 * annotations are the classic defaults; JMH's command line overrides every one of them.
 */
@State(Scope.Thread)
@BenchmarkMode({Mode.Throughput, Mode.AverageTime, Mode.SampleTime})
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = Defaults.WARMUP_ITERATIONS, time = Defaults.WARMUP_SECONDS)
@Measurement(iterations = Defaults.MEASUREMENT_ITERATIONS, time = Defaults.MEASUREMENT_SECONDS)
@Threads(Defaults.THREADS)
@Fork(Defaults.FORKS)
public abstract class CallBenchmark {

  private Call call;

  /**
   * Connects, and compares some full answers to the operation with the expected ones.
   *
   * @param interval is part of this state so that JMH begins and ends it around the calls
   */
  @Setup
  public void start(CountedInterval interval, BenchmarkParams benchmark)
      throws InterruptedException {
    Lifeline.attach();
    call = SharedConsumer.acquire(operation(benchmark), benchmark.getThreads());
  }

  /** The operation that JMH measures. */
  static Operation<?> operation(BenchmarkParams benchmark) {
    return Contracts.operation(CostProfiler.operation(benchmark));
  }

  /** Ends the RPC framework's threads, so that the fork exits at once. */
  @TearDown
  public void stop() throws InterruptedException, ExecutionException {
    SharedConsumer.release();
  }

  /** Calls the operation that JMH measures in this fork. */
  protected final Object call(Sequence sequence) {
    return call.call(sequence.next());
  }
}
