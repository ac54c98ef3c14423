// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.client.jmh.CallBenchmark;
import benchmark.client.jmh.Sequence;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/** The operations of a user's own service: {@link benchmark.contract.ServiceContract}. */
public class Service extends CallBenchmark {

  /** The operation's name, which is always given. */
  @Param({})
  private String method;

  @Benchmark
  public Object operation(Sequence sequence) {
    return call(sequence);
  }
}
