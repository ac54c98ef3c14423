// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

class CodecMainTest {

  @Test
  void namesTheBenchmarksThatOrdinaryRunsLeaveOut() {
    var ordinary = new TreeSet<String>();
    BenchmarkList.defaultList()
        .find(
            OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT),
            List.of(".*"),
            List.of(CodecMain.BENCHMARKS))
        .forEach(entry -> ordinary.add(entry.getUsername()));
    assertThat(ordinary)
        .containsExactly(
            "benchmark.Client.createUser",
            "benchmark.Client.existUser",
            "benchmark.Client.getUser",
            "benchmark.Client.listUser",
            "benchmark.Echo.mixed",
            "benchmark.Echo.people",
            "benchmark.Echo.person",
            "benchmark.Echo.ping",
            "benchmark.Echo.string",
            "benchmark.Service.operation");
  }
}
