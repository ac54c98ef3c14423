// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark;

import benchmark.client.jmh.CallBenchmark;
import benchmark.client.jmh.Sequence;
import org.openjdk.jmh.annotations.Benchmark;

/** The operations of {@link benchmark.contract.UserService}. */
public class Client extends CallBenchmark {

  @Benchmark
  public Object existUser(Sequence sequence) {
    return call(sequence);
  }

  @Benchmark
  public Object createUser(Sequence sequence) {
    return call(sequence);
  }

  @Benchmark
  public Object getUser(Sequence sequence) {
    return call(sequence);
  }

  @Benchmark
  public Object listUser(Sequence sequence) {
    return call(sequence);
  }
}
