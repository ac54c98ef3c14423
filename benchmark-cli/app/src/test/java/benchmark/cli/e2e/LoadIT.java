// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.CostColumns;
import benchmark.launch.CostHeader;
import benchmark.launch.CostLine;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("calls at rates")
class LoadIT {

  private static final long PAUSE_MILLIS = 300;

  @TempDir Path results;

  @Tag("every-pair")
  @Test
  void everyRateHasARowAndEveryVariantAnAnswer() throws IOException {
    Path exported = results.resolve("numbers.json");
    CommandResult outcome =
        Script.ofProject()
            .run(
                load(
                    "--rate",
                    "200,400",
                    "--quick",
                    "--expect",
                    "existUser.max<=60s",
                    "--export-json",
                    exported.toString(),
                    "netty-bytes",
                    "netty-bytes@D.benchmark.delay=1ms"));

    assertThat(outcome.status()).as(outcome.toString()).isIn(3, 4); // one block is undecided
    assertThat(outcome.stdout())
        .contains("existUser, netty-bytes\n", "Expected against actual", "Page: ")
        .containsPattern("(?m)^netty-bytes, existUser: (sustains|does not sustain) ");
    assertThat(outcome.stdout().lines()).allMatch(line -> line.length() <= 120);
    assertThat(exported).content().contains("existUser (400/s)", "lateness_p99_us");
    Path folder = folder();
    JsonNode record = Tools.json(folder.resolve("load.json"));
    assertThat(record.get("runs")).hasSize(2);
    assertThat(offered(folder, record, 0))
        .as("the same arrivals for every variant")
        .isEqualTo(offered(folder, record, 1));
    assertThat(folder.resolve("load.md")).content().contains("late p50");

    CommandResult again =
        Script.ofProject().run("report", "-o", results + "/again.html", folder.toString());

    assertThat(again.status()).as(again.toString()).isZero();
    assertThat(results.resolve("again.html"))
        .content()
        .contains("Response times of existUser against load");
  }

  @Test
  @Tag("every-pair")
  void theLadderComesFromAClosedLoopAndASearchFollows() throws IOException {
    CommandResult outcome =
        Script.ofProject()
            .run(load("--quick", "--slo", "p50<=90ms", "rmi-java@D.benchmark.delay=2ms"));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout().replaceAll("\\s+", " "))
        .contains("Closed-loop capacity with 2 callers: ")
        .containsPattern("existUser: (meets p50 <= 90ms up to|does not meet) ");
    JsonNode record = Tools.json(folder().resolve("load.json"));
    assertThat(record.get("capacities").get("existUser").get(0).asDouble())
        .isBetween(50.0, 1_100.0);
  }

  @Tag("every-pair")
  @Test
  void aServerThatStoodStillIsSeenInResponseTimes() throws Exception {
    CostLine step = stepWithPauseOf("benchmark.Server");

    assertThat(step.get(CostColumns.MAX_NANOS).orElseThrow())
        .isBetween(PAUSE_MILLIS * 700_000, 5_000_000_000L);
    assertThat(step.get(CostColumns.IN_FLIGHT).orElseThrow()).isGreaterThan(50);
    assertThat(step.get(CostColumns.STALL_NANOS)).as("the stall is named").isPresent();
    assertThat(step.get(CostColumns.COMPLETED)).isEqualTo(step.get(CostColumns.OFFERED));
  }

  @Tag("every-pair")
  @Test
  void aClientThatStoodStillIsSeenInResponseTimes() throws Exception {
    CostLine step = stepWithPauseOf("SliceMain");

    assertThat(step.get(CostColumns.MAX_NANOS).orElseThrow()).isGreaterThan(PAUSE_MILLIS * 700_000);
    assertThat(step.get(CostColumns.COMPLETED)).isEqualTo(step.get(CostColumns.OFFERED));
  }

  @Tag("every-pair")
  @Test
  void aServerThatDiesLeavesTheStepsBefore() throws Exception {
    CommandResult outcome;
    try (Run run = Script.ofProject().start(load("--quick", "--rate", "200,210", "netty-bytes"))) {
      run.awaitStderr("210 calls/s");
      run.processes("benchmark.Server")
          .forEach(it -> Tools.require("kill", "-KILL", Long.toString(it.pid())));
      outcome = run.awaitEnd();
    }

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.stderr()).contains("netty-bytes failed: ", "netty-bytes-server");
    assertThat(outcome.stdout())
        .contains("Not complete: Block 1 failed", "existUser, netty-bytes\n")
        .containsPattern("(?m)^200 ");
    assertThat(folder()).asString().endsWith("-load.failed");

    CommandResult again =
        Script.ofProject().run("report", "-o", results + "/again.html", folder().toString());

    assertThat(again.status()).as(again.toString()).isZero();
    assertThat(again.stdout()).contains("Not complete: Block 1 failed");
  }

  @Tag("every-pair")
  @Test
  void aCommandThatIsKilledLeavesTheBlocksBefore() throws Exception {
    try (Run run =
        Script.ofProject().start(load("--blocks", "2", "--rate", "200", "netty-bytes"))) {
      run.awaitStderr("block 2 of 2");
      run.signalGroup("KILL");
    }

    assertThat(folder()).asString().endsWith("-load.partial");

    CommandResult again =
        Script.ofProject().run("report", "-o", results + "/again.html", folder().toString());

    assertThat(again.status()).as(again.toString()).isZero();
    assertThat(again.stdout()).contains("Not complete: it has not ended", "1 block of fresh JVMs");
  }

  /** Stops a process while calls are made at 500/s, and lets it go on. */
  private CostLine stepWithPauseOf(String mainClass) throws Exception {
    try (Run run = Script.ofProject().start(load("--quick", "--rate", "500", "netty-bytes"))) {
      run.awaitStderr("500 calls/s");
      TimeUnit.MILLISECONDS.sleep(3_500); // 2 s of which it settles
      List<String> pids =
          run.processes(mainClass).stream().map(it -> Long.toString(it.pid())).toList();
      pids.forEach(pid -> Tools.require("kill", "-STOP", pid));
      TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
      pids.forEach(pid -> Tools.require("kill", "-CONT", pid));
      CommandResult outcome = run.awaitEnd();

      assertThat(outcome.status()).as(outcome.toString()).isZero();
    }
    Path folder = folder();
    return steps(run(folder, Tools.json(folder.resolve("load.json")), 0)).get(0);
  }

  private List<String> load(String... words) {
    return Stream.concat(
            Stream.of(
                "load",
                "-o",
                results.toString(),
                "--ops",
                "existUser",
                "-t",
                "2",
                "--time",
                "3s",
                "--warmup",
                "300ms"),
            ShortRun.quickly(words).stream())
        .toList();
  }

  private static List<Long> offered(Path folder, JsonNode record, int run) throws IOException {
    return steps(run(folder, record, run)).stream()
        .map(it -> it.get(CostColumns.OFFERED).orElseThrow())
        .sorted()
        .toList();
  }

  static Path run(Path folder, JsonNode record, int run) {
    return folder.resolve(record.get("runs").get(run).get("folder").asText());
  }

  /** What a run of {@code load} counted at each rate. */
  static List<CostLine> steps(Path run) throws IOException {
    List<String> lines = Files.readAllLines(run.resolve("costs.csv"));
    CostHeader header = CostHeader.of(lines.get(0));
    return lines.stream().skip(1).map(header::parse).toList();
  }

  private Path folder() {
    return Tools.folders(results).stream()
        .filter(it -> it.toString().contains("-load"))
        .findFirst()
        .orElseThrow();
  }
}
