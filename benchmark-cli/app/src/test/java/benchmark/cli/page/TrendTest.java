// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import benchmark.cli.export.ExportRow;
import benchmark.cli.export.Trend;
import benchmark.cli.project.ProjectRoot;
import benchmark.cli.results.Json;
import benchmark.cli.soak.SimulatedSoak;
import benchmark.cli.statistics.BetterWhen;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("figures for programs that follow them")
class TrendTest {

  @TempDir Path folder;

  private Path file;
  private List<ExportRow> exported;
  private Trend trend;

  @BeforeEach
  void ofTwoQuickRuns() {
    FabricatedResults.runs(folder, List.of("pair-a", "pair-\"b\""));
    file = folder.resolve("export");
    exported = Exports.of(Sources.read(List.of(folder)), ProjectRoot.project());
    trend = new Trend(exported, "Commit abc");
  }

  @Test
  void bencherHasValuesWithTheirIntervals() {
    trend.bencher(file);

    JsonNode benchmarks = Json.read(file, JsonNode.class);
    assertThat(benchmarks).hasSize(8);
    JsonNode throughput = benchmarks.get("pair-a existUser").get("throughput");
    assertThat(throughput.get("value").asDouble()).isCloseTo(45_500, within(500.0));
    assertThat(throughput.get("lower_value").asDouble())
        .isLessThan(throughput.get("value").asDouble());
    assertThat(throughput.get("upper_value").asDouble())
        .isGreaterThan(throughput.get("value").asDouble());
    JsonNode cpu = benchmarks.get("pair-a existUser").get("cpu");
    assertThat(cpu.get("value").asDouble()).as("nanoseconds").isGreaterThan(500_000);
    assertThat(cpu.has("lower_value")).isFalse();
  }

  @Test
  void theActionsFilesHaveOneDirectionEach() {
    trend.action(file, BetterWhen.HIGHER);
    JsonNode bigger = Json.read(file, JsonNode.class);
    trend.action(file, BetterWhen.LOWER);
    JsonNode smaller = Json.read(file, JsonNode.class);

    assertThat(bigger).hasSize(8);
    JsonNode first = bigger.get(0);
    assertThat(first.get("name").asText()).isEqualTo("pair-a existUser throughput");
    assertThat(first.get("unit").asText()).isEqualTo("calls/s");
    assertThat(first.get("value").asDouble()).isCloseTo(45_500, within(500.0));
    assertThat(first.get("range").asText()).matches("\\d+\\.?\\d* to \\d+\\.?\\d*");
    assertThat(first.get("extra").asText())
        .isEqualTo("Quick runs: one JVM, operations mixed\nCommit abc");
    assertThat(smaller.findValuesAsText("name"))
        .contains("pair-a existUser p99", "pair-a existUser cpu", "pair-a existUser alloc")
        .contains("pair-a existUser mean", "pair-a existUser p90", "pair-a existUser sent")
        .noneMatch(name -> name.endsWith("throughput"));
  }

  @Test
  void comparedCodecsHaveIntervals() {
    Path comparison = FabricatedResults.codecComparison(folder, "dubbo-a", "dubbo-b");
    exported = Exports.of(Sources.read(List.of(comparison)), ProjectRoot.project());
    new Trend(exported, "").bencher(file);

    JsonNode getUser = Json.read(file, JsonNode.class).get("dubbo-b getUser (response)");
    assertThat(getUser.fieldNames())
        .toIterable()
        .containsExactlyInAnyOrder("cpu", "alloc", "message");
    assertThat(getUser.get("cpu").has("lower_value")).isTrue();
  }

  @Test
  void whatWasMeasuredInAnotherWayHasAnotherName() {
    FabricatedResults.comparison(folder);
    exported = Exports.of(Sources.read(List.of(folder)), ProjectRoot.project());
    new Trend(exported, "").bencher(file);

    var names = new ArrayList<String>();
    Json.read(file, JsonNode.class).fieldNames().forEachRemaining(names::add);
    assertThat(names)
        .hasSameSizeAs(exported)
        .contains("pair-a existUser (Quick runs: one JVM, operations mixed)")
        .contains("dubbo-kryo existUser (Comparison with dubbo-hessianlite)");
  }

  /** As two nights' results, or those of two machines: what has one name is lost, or refused. */
  @Test
  void severalResultsOfOnePairHaveNamesOfTheirOwn() throws IOException {
    var folders = new ArrayList<Path>();
    for (String night : List.of("one", "other")) {
      Path results = Files.createDirectory(folder.resolve(night));
      folders.add(FabricatedResults.comparison(results));
      folders.add(FabricatedResults.codecComparison(results, "dubbo-a", "dubbo-b"));
      Path soak = Files.createDirectory(results.resolve("soak"));
      new SimulatedSoak(1, 300, 10).write(soak);
      folders.add(soak);
    }
    exported = Exports.of(Sources.read(folders), ProjectRoot.project());
    trend = new Trend(exported, "");

    trend.openMetrics(file);
    assertThat(Files.readString(file).lines().map(line -> line.replaceFirst("} .*", "")))
        .doesNotHaveDuplicates();
    trend.bencher(file);
    long withValues = exported.stream().filter(it -> !it.values().isEmpty()).count();
    assertThat(Json.read(file, JsonNode.class)).hasSize((int) withValues);
    assertThat(exported)
        .extracting(ExportRow::evidence)
        .contains("Long run", "Long run, result 2", "Comparison with dubbo-hessianlite, result 2");
    assertThat(exported.stream().map(it -> List.of(it.evidence(), it.variant(), it.operation())))
        .doesNotHaveDuplicates();
  }

  @Test
  void openMetricsAreGaugesWithLabels() throws IOException {
    trend.openMetrics(file);

    String text = Files.readString(file);
    assertThat(text).endsWith("# EOF\n");
    assertThat(text.lines().filter(line -> line.startsWith("# TYPE ")))
        .contains(
            "# TYPE benchmark_throughput_calls_per_second gauge",
            "# TYPE benchmark_throughput_low_calls_per_second gauge",
            "# TYPE benchmark_p99_seconds gauge",
            "# TYPE benchmark_alloc_bytes gauge")
        .doesNotHaveDuplicates();
    assertThat(text)
        .containsPattern(
            "(?m)^benchmark_p99_seconds\\{variant=\"pair-a\",operation=\"existUser\","
                + "evidence=\"[^\"]+\"} 0\\.\\d+$")
        .contains("variant=\"pair-\\\"b\\\"\"");
  }
}
