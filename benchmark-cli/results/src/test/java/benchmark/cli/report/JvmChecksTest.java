// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static benchmark.cli.report.CheckedRun.cost;
import static benchmark.cli.report.CheckedRun.side;
import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.results.OperationCost.Side;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JvmChecksTest {

  @Test
  void saysOfAProfiler() {
    assertThat(new CheckedRun().with("profiled", true).warnings())
        .containsExactly("Measured under a profiler, which distorts the results: run without it.");
  }

  @Test
  void saysOfVariablesThatJvmsGot() {
    assertThat(
            new CheckedRun()
                .with("environment", Map.of("_JAVA_OPTIONS", "-Xint", "MALLOC_ARENA_MAX", "2"))
                .warnings())
        .containsExactly(
            "_JAVA_OPTIONS was set to '-Xint', and both JVMs used it, whatever their command lines"
                + " say. Unset it; to measure an option, use jvm= or D. of a variant.",
            "MALLOC_ARENA_MAX was set to '2', and both JVMs got it, which may change what they do."
                + " Unset it, unless it is what you measure.");
  }

  @Test
  void saysOfTimeLostToCollections() {
    assertThat(of(side(0.5, 0.01, 0.01), side(0.5, 0.08, 0.01)))
        .containsExactly(
            "getUser: the server spent more than 5% of the time in garbage collection. Give it more"
                + " heap, e.g. @heap=4g.");
    assertThat(of(side(0.5, 0.08, 0.01), side(0.5, 0.01, 0.01)))
        .singleElement()
        .asString()
        .startsWith("getUser: the client spent more than 5%");
  }

  @Test
  void whoStillCompilesIsNamed() {
    assertThat(of(side(0.7, 0.01, 0.02), side(0.7, 0.01, 0.12)))
        .containsExactly(
            "getUser: the server was still compiling, for 12% of the measured time, which CPU per"
                + " call includes. Warm up longer: --warmup 60s.");
    assertThat(of(side(0.7, 0.01, 0.06), side(0.7)))
        .singleElement()
        .asString()
        .contains("the client was still compiling, for 6%");
    assertThat(of(side(0.7, 0.01, Double.NaN), side(0.7, 0.01, 0.06)))
        .singleElement()
        .asString()
        .contains("the server was still compiling, for 6%");
  }

  private static List<String> of(Side client, Side server) {
    return new CheckedRun().cost(cost(client, server, 1.45, 2, 0)).warnings();
  }
}
