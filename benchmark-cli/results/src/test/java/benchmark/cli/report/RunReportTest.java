// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.results.FabricatedRun;
import benchmark.cli.results.StoredRun;
import benchmark.cli.text.TextRenderer;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunReportTest {

  @TempDir private Path results;

  @Test
  void costsAreFollowedByWarnings() {
    new FabricatedRun(results.resolve("X"), "dubbo-a").profiled("dubbo-a", "17");

    assertThat(text())
        .startsWith("cost per call  side    CPU µs ")
        .contains(
            """

            Warnings
            ! Measured under a profiler, which distorts the results: run without it.
            """);
  }

  @Test
  void anOperationThatWasBegunAndHasNoResultHasFailed() {
    new FabricatedRun(results.resolve("X"), "dubbo-a")
        .file("jmh.txt", "# Benchmark: benchmark.Client.listUser\n");

    assertThat(text())
        .contains(
            """
            ! listUser: calls failed, so there are no results: read client.log before using
              the rest.
            """);
  }

  @Test
  void withoutCostsAndWarningsItIsEmpty() {
    new FabricatedRun(results.resolve("X"), "dubbo-a").costs().measured();

    assertThat(text()).isEmpty();
  }

  @Test
  void theJvmsAndWhatTheyTookFromTheEnvironmentAreSaid() {
    new FabricatedRun(results.resolve("X"), "dubbo-a")
        .costs()
        .measured()
        .record(
            json ->
                json.replace(
                        "\"environment\" : { }",
                        "\"environment\" : {\"JAVA_TOOL_OPTIONS\": \"-Da=b\"}")
                    .replace(
                        "\"jvms\" : { }",
                        "\"jvms\" : {\"CLIENT\": {\"collector\": \"G1\", \"initialHeapBytes\":"
                            + " 1073741824, \"maxHeapBytes\": 1073741824, \"cpus\": 2,"
                            + " \"jitThreads\": 2}}"));

    assertThat(text())
        .isEqualTo(
            """
            JVM of the client: collector G1, heap 1 GiB, 2 CPUs, 2 JIT threads.

            Warnings
            ! JAVA_TOOL_OPTIONS was set to '-Da=b', and both JVMs used it unless their
              command lines say otherwise. Unset it; to measure an option, use jvm= or D. of
              a variant.
            """);
  }

  @Test
  void thatTheJitWasBusyIsReportedOnce() throws IOException {
    Path run = results.resolve("X");
    FabricatedRun.mixed(run, "dubbo-a", Map.of("getUser", List.of(1.0, 1.0, 1.0)));
    assertThat(text()).contains("Repeated 3 slices in which the JIT was busy.");

    CostLine compiling =
        FabricatedRun.cost(OperationKey.of("getUser"))
            .with(CostColumns.SERVER.compileMillis(), 400L)
            .with(CostColumns.SERVER.clockNanos(), 1_000_000_000L);
    Files.write(run.resolve("costs.csv"), List.of(CostLine.header(), compiling.toLine()));
    assertThat(text()).contains("the server was still compiling").doesNotContain("Repeated");
  }

  private String text() {
    return TextRenderer.render(RunReport.of(StoredRun.read(results.resolve("X"))));
  }
}
