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
import java.io.IOException;
import java.nio.charset.StandardCharsets;
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

/** Servers and clients in Go: here, and at another place, to which a binary is sent. */
@EnabledOnOs(OS.LINUX)
@DisplayName("servers and clients that are commands")
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

  @Test
  void aClientAnswersEachRequestByALine() throws IOException, InterruptedException {
    Process tests =
        new ProcessBuilder("go", "test", "./...")
            .directory(ProjectRoot.project().dir("client-go").resolve("src/main/go").toFile())
            .redirectErrorStream(true)
            .start();
    String said = new String(tests.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(tests.waitFor()).as(said).isZero();
  }

  /** Clients in Go, of a server in Java and of one in Go: the same answers, and one comparison. */
  @Test
  void areCalledByAClientThatIsACommand() {
    List<String> variants = List.of("grpc-protobuf@client=go", PAIR + "@client=go");
    Path verified = folder.resolve("verified");
    CommandResult verify =
        Script.ofProject()
            .run(ShortRun.joined(List.of("verify", "-o", verified.toString()), variants));
    assertThat(verify.status()).as(verify.toString()).isZero();
    assertThat(verify.stdout())
        .contains("SHA-256 of all answers of all operations, the contract's own for every pair");

    Path results = folder.resolve("compared");
    var words = new ArrayList<>(List.of("--blocks", "1"));
    words.addAll(variants);
    CommandResult compare =
        Script.ofProject().run(ShortRun.inBlocks(results, words.toArray(String[]::new)));
    assertThat(compare.status()).as(compare.toString()).isZero();
    Path block = Tools.onlyFolder(results).resolve("block-001");
    List<String> runs = Tools.names(block);
    assertThat(runs).hasSize(2);
    for (String name : runs) {
      StoredRun run = StoredRun.read(block.resolve(name));
      JsonNode record = Tools.json(run.folder().resolve("run.json"));
      assertThat(record.get("modules").get("go").asText()).matches("1\\.\\d+.*");
      assertThat(record.get("hashes").get("client-go").asText()).hasSize(64);
      assertThat(record.get("commandLines").get("client").toString())
          .containsPattern("GOMAXPROCS=[1-9][0-9]*.{1,2}GOGC=100");
      OperationCost.Side client = run.costs().values().iterator().next().client();
      assertThat(client.cpuMicros()).isPositive();
      assertThat(client.allocatedBytes()).isPositive();
      assertThat(client.peakRssBytes()).isPositive();
      assertThat(client.jitShare()).isNaN();
    }

    CommandResult refused = Script.ofProject().run(ShortRun.of(variants.get(0)));
    assertThat(refused.status()).as(refused.toString()).isEqualTo(2);
    assertThat(refused.sentence())
        .isEqualTo(
            "JMH runs in a JVM, and the calls of grpc-protobuf@client=go are made by a program. Leave"
                + " that key out, or measure with --quick or compare.");
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
