// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import benchmark.cli.project.ProjectRoot;
import benchmark.cli.results.OperationCost;
import benchmark.cli.results.PartCosts;
import benchmark.cli.results.StoredRun;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The servers in Go: here, and at another place, to which a binary is sent. */
@EnabledOnOs(OS.LINUX)
@DisplayName("a server that is a command")
class CommandServerIT {

  private static final String PAIR = "gogrpc-protobuf";

  @TempDir Path folder;

  @BeforeAll
  static void needsGo() {
    Optional<String> missing = ProjectRoot.project().pair(PAIR).missing();
    assumeTrue(missing.isEmpty(), () -> missing.orElseThrow());
  }

  @Test
  void runsWithItsVariablesAndIsCountedFromOutside() {
    StoredRun run = measure(PAIR + "@env.GOGC=200,heap=256m");

    JsonNode record = Tools.json(run.folder().resolve("run.json"));
    assertThat(record.get("commandLines").get("server").toString())
        .containsPattern("\"GOMAXPROCS=[1-9][0-9]*\",\"GOGC=200\"")
        .doesNotContain("-Xmx");
    assertThat(record.get("modules").get("go").asText()).matches("1\\.\\d+.*");
    assertThat(record.get("modules").get("google.golang.org/grpc").asText())
        .matches("1\\.\\d+\\.\\d+");
    assertThat(record.get("hashes").get("server-go").asText()).hasSize(64);
    assertThat(record.get("jvms").has("server")).isFalse();
    OperationCost.Side server = cost(run);
    assertThat(server.cpuMicros()).isPositive();
    assertThat(server.allocatedBytes()).isPositive();
    assertThat(server.peakRssBytes()).isPositive();
    assertThat(server.jitShare()).isNaN();
  }

  /** The operating system of another place is not asked: what Go does not report is missing. */
  @Test
  void runsAtAnotherPlace() {
    StoredRun run =
        measure(PAIR, "--server", "exec:env BENCHMARK_CACHE=" + folder.resolve("there"));

    OperationCost.Side server = cost(run);
    assertThat(server.cpuMicros()).isPositive();
    assertThat(server.allocatedBytes()).isPositive();
    assertThat(server.peakRssBytes()).isNaN();
  }

  /** In exhaustive builds only: Go compiles dubbo-go for most of a minute when it does so first. */
  @Test
  @Tag("every-pair")
  void sharesItsContractsWithAServerInAnotherFramework() {
    StoredRun run = measure("gotriple-protobuf@compression=gzip", "--servers", "2");

    JsonNode record = Tools.json(run.folder().resolve("run.json"));
    assertThat(record.get("modules").get("dubbo.apache.org/dubbo-go/v3").asText())
        .matches("3\\.\\d+\\.\\d+");
    assertThat(record.get("hashes").get("server-dubbo-go").asText()).hasSize(64);
    PartCosts parts = PartCosts.read(run.folder()).orElseThrow();
    assertThat(parts.parts())
        .filteredOn(it -> it.name().startsWith("server-"))
        .hasSize(2)
        .allSatisfy(server -> assertThat(server.calls()).as(server.name()).isPositive());
  }

  private static OperationCost.Side cost(StoredRun run) {
    return run.costs().values().iterator().next().server();
  }

  private StoredRun measure(String... words) {
    Path results = folder.resolve("results");
    var all = new ArrayList<>(List.of("--quick", "-t", "2", "-o", results.toString()));
    all.addAll(List.of(words));
    all.addAll(ShortRun.slices("300ms", "existUser"));
    CommandResult outcome = Script.ofProject().run(all);
    assertThat(outcome.status()).as(outcome.toString()).isZero();
    return StoredRun.read(Tools.onlyFolder(results));
  }
}
