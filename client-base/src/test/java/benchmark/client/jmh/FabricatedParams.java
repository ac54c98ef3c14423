// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.options.TimeValue;

/** What JMH says of a benchmark in sample mode, for tests. */
final class FabricatedParams {

  private FabricatedParams() {}

  /** A benchmark with two callers, in nanoseconds. */
  static BenchmarkParams of(String benchmark, WorkloadParams params, int measuredIterations) {
    return new BenchmarkParams(
        benchmark,
        benchmark,
        true,
        2,
        new int[] {2},
        List.of(),
        0,
        0,
        new IterationParams(IterationType.WARMUP, 1, TimeValue.seconds(1), 1),
        new IterationParams(IterationType.MEASUREMENT, measuredIterations, TimeValue.seconds(1), 1),
        Mode.SampleTime,
        params,
        TimeUnit.NANOSECONDS,
        1,
        "java",
        List.of(),
        "17",
        "vm",
        "17",
        "1",
        TimeValue.NONE);
  }
}
