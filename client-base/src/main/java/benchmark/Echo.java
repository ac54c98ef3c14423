// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.client.jmh.CallBenchmark;
import benchmark.client.jmh.Sequence;
import benchmark.client.jmh.TextSize;
import org.openjdk.jmh.annotations.Benchmark;

/** The operations of {@link benchmark.contract.EchoService}, and the mixture of them. */
public class Echo extends CallBenchmark {

  /**
   * Sends a text.
   *
   * @param size says by its JMH parameter how long the text is
   */
  @Benchmark
  public Object string(Sequence sequence, TextSize size) {
    return call(sequence);
  }

  @Benchmark
  public Object person(Sequence sequence) {
    return call(sequence);
  }

  @Benchmark
  public Object people(Sequence sequence) {
    return call(sequence);
  }

  @Benchmark
  public Object ping(Sequence sequence) {
    return call(sequence);
  }

  @Benchmark
  public Object mixed(Sequence sequence) {
    return call(sequence);
  }
}
