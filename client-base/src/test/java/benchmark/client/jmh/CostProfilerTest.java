// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.OperationKey;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.runner.WorkloadParams;

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
    return FabricatedParams.of(name, params, 1);
  }
}
