// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.client.SharedConsumer;
import benchmark.client.UserOperations;
import benchmark.client.jmh.CountedInterval;
import benchmark.client.jmh.Sequence;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
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

/**
 * The measured operations. All threads of a fork share one consumer, as the threads of a real
 * client do; each walks its own sequence of prepared requests. The annotations are the classic
 * defaults; JMH's command line overrides every one of them.
 */
@State(Scope.Thread)
@BenchmarkMode({Mode.Throughput, Mode.AverageTime, Mode.SampleTime})
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = Defaults.WARMUP_ITERATIONS, time = Defaults.WARMUP_SECONDS)
@Measurement(iterations = Defaults.MEASUREMENT_ITERATIONS, time = Defaults.MEASUREMENT_SECONDS)
@Threads(Defaults.THREADS)
@Fork(Defaults.FORKS)
public class Client {

  private UserOperations users;

  /**
   * Connects, and compares every operation's full answer with the expected one.
   *
   * @param interval is part of this state so that JMH opens and closes it around the calls
   */
  @Setup
  public void start(CountedInterval interval) throws InterruptedException {
    Lifeline.attach();
    users = SharedConsumer.acquire();
  }

  /** Ends the RPC framework's threads, so that the fork exits at once. */
  @TearDown
  public void stop() throws InterruptedException, ExecutionException {
    SharedConsumer.release();
  }

  @Benchmark
  public boolean existUser(Sequence sequence) {
    return users.existUser(sequence.next());
  }

  @Benchmark
  public boolean createUser(Sequence sequence) {
    return users.createUser(sequence.next());
  }

  @Benchmark
  public Object getUser(Sequence sequence) {
    return users.getUser(sequence.next());
  }

  @Benchmark
  public Object listUser(Sequence sequence) {
    return users.listUser(sequence.next());
  }
}
