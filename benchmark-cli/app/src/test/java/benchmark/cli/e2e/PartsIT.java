// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import benchmark.cli.results.PartCosts;
import benchmark.cli.results.PartCosts.PartCost;
import benchmark.launch.CostColumns;
import benchmark.launch.CostHeader;
import benchmark.launch.CostLine;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("two servers and two clients")
class PartsIT {

  private static final int SLICES = 3;
  private static final int CALLERS = 2;
  private static final List<String> PARTS = List.of("client-1", "client-2", "server-1", "server-2");

  @TempDir Path results;

  @Tag("every-pair")
  @Test
  void countTheSameCalls() throws IOException {
    assertThatClientsAndServersCountTheSame("dubbo-kryo");
  }

  @Tag("every-pair")
  @ParameterizedTest
  @ValueSource(strings = {"triple-protobuf", "grpc-protobuf", "dubbo26-hessianlite"})
  void countTheSameCallsInOtherProtocols(String pair) throws IOException {
    assertThatClientsAndServersCountTheSame(pair);
  }

  private void assertThatClientsAndServersCountTheSame(String pair) throws IOException {
    CommandResult outcome =
        Script.ofProject()
            .run(
                ShortRun.joined(
                    List.of(
                        "--quick",
                        "--servers",
                        "2",
                        "--clients",
                        "2",
                        "-t",
                        "" + CALLERS,
                        "-o",
                        results.toString(),
                        pair),
                    ShortRun.slices("300ms", "existUser")));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout().replaceAll("\\s+", " "))
        .containsPattern("server-1 served \\d+%, server-2 served \\d+%")
        .contains("Clients began their slices within");
    Path folder = Tools.onlyFolder(results);
    PartCosts parts = PartCosts.read(folder).orElseThrow();
    assertThat(parts.parts()).extracting(PartCost::name).containsExactlyElementsOf(PARTS);
    long joined = ops(folder.resolve("costs.csv"));
    assertThat(parts.calls(false)).as("calls of both clients").isEqualTo(joined).isPositive();
    assertThat(parts.calls(true))
        .as("calls that servers counted; a client's last ones may end while they are asked")
        .isCloseTo(joined, within(2L * SLICES * 2 * CALLERS));
    for (PartCost server : parts.parts().subList(2, 4)) {
      assertThat((double) server.calls() / parts.calls(true)).as(server.name()).isBetween(0.4, 0.6);
      assertThat(server.cpuMicros()).as(server.name()).isPositive();
    }
    assertThat(parts.parts().subList(0, 2)).allMatch(it -> it.connections() == 2);
    for (String part : PARTS) {
      assertThat(folder.resolve(part + ".log")).exists();
    }
    assertThat(Tools.json(folder.resolve("run.json")).get("balancing").asText())
        .matches("round_?robin");
  }

  /** The calls of the slices that count. */
  private static long ops(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    CostHeader header = CostHeader.of(lines.get(0));
    long sum = 0;
    long last = 0;
    for (String line : lines.subList(1, lines.size())) {
      CostLine cost = header.parse(line);
      last = cost.get(CostColumns.REPLACES).isPresent() ? last : 0;
      sum += cost.get(CostColumns.OPS).orElseThrow() - last;
      last = cost.get(CostColumns.OPS).orElseThrow();
    }
    return sum;
  }

  @Test
  @Tag("every-pair")
  void ofWhichOneDiesEndTheRunWithASentence() throws Exception {
    try (Run run =
        Script.ofProject()
            .start(
                ShortRun.joined(
                    List.of(
                        "--quick",
                        "--servers",
                        "2",
                        "--clients",
                        "2",
                        "--warmup",
                        "300s",
                        "-o",
                        results.toString(),
                        "dubbo-kryo"),
                    ShortRun.quickly()))) {
      Tools.require(
          "kill", "-9", Long.toString(run.awaitProcess("benchmark.client.jmh.SliceMain").pid()));
      CommandResult outcome = run.awaitEnd(Duration.ofSeconds(120));

      assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
      assertThat(outcome.stderr()).containsPattern("dubbo-kryo-client \\(client-\\d\\) was killed");
      assertThat(Tools.onlyFolder(results).toString()).endsWith(".failed");
    }
  }
}
