// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.OperationKey;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.options.TimeValue;

class CostProfilerTest {

  @Test
  void everyValueOfAParameterIsAnOperation() {
    var params = new WorkloadParams();
    params.put("size", "50K", 1);

    assertThat(CostProfiler.operation(benchmark("benchmark.Echo.string", params)))
        .isEqualTo(new OperationKey("string", Map.of("size", "50K")));
    assertThat(CostProfiler.operation(benchmark("benchmark.Client.getUser", new WorkloadParams())))
        .isEqualTo(OperationKey.of("getUser"));
  }

  private static BenchmarkParams benchmark(String name, WorkloadParams params) {
    var iterations = new IterationParams(IterationType.MEASUREMENT, 1, TimeValue.NONE, 1);
    return new BenchmarkParams(
        name,
        name,
        true,
        1,
        new int[] {1},
        List.of(),
        1,
        0,
        iterations,
        iterations,
        Mode.SampleTime,
        params,
        TimeUnit.MILLISECONDS,
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
