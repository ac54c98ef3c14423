// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import benchmark.cli.export.NumberTable;
import benchmark.cli.project.ProjectRoot;
import benchmark.cli.results.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("the numbers of a page")
class NumberTableTest {

  @TempDir Path folder;

  private Path file;
  private NumberTable export;

  @BeforeEach
  void ofOneQuickRun() {
    FabricatedResults.runs(folder, List.of("a\"b,c"));
    file = folder.resolve("export");
    export = new NumberTable(Exports.of(Sources.read(List.of(folder)), ProjectRoot.project()));
  }

  @Test
  void asJsonHasEveryNumberOfEveryOperation() {
    export.json(file);

    JsonNode lines = Json.read(file, JsonNode.class);
    assertThat(lines).hasSize(4);
    assertThat(lines.get(0).get("pair").asText()).isEqualTo("a\"b,c");
    assertThat(lines.get(0).get("operation").asText()).isEqualTo("existUser");
    assertThat(lines.get(0).get("throughput_ops_ms").asDouble())
        .isCloseTo(32 / 0.7 / Math.pow(1.01 * 0.99 * 1.02, 0.2), within(1e-9));
    assertThat(lines.get(0).get("client_cpu_us").asDouble()).isEqualTo(500);
  }

  @Test
  void haveEveryMetricThatIsKnown() {
    export.json(file);

    double mean = 0.7 * Math.pow(1.01 * 0.99 * 1.02, 0.2);
    JsonNode existUser = Json.read(file, JsonNode.class).get(0);
    assertThat(existUser.get("mean_ms").asDouble()).isCloseTo(mean, within(1e-9));
    assertThat(existUser.get("p50_ms").asDouble()).isCloseTo(mean / 2, within(1e-9));
    assertThat(existUser.get("p90_ms").asDouble()).isCloseTo(mean * 2.5, within(1e-9));
    assertThat(existUser.get("max_ms").isNull()).as("the maximum is not reported").isTrue();
  }

  @Test
  void ofComparedCodecsHaveALineForEachMessage() {
    Path comparison = FabricatedResults.codecComparison(folder, "dubbo-a", "dubbo-b");
    new NumberTable(Exports.of(Sources.read(List.of(comparison)), ProjectRoot.project()))
        .json(file);

    JsonNode lines = Json.read(file, JsonNode.class);
    assertThat(lines).hasSize(4);
    JsonNode getUser = lines.get(2);
    assertThat(getUser.get("evidence").asText()).isEqualTo("Codecs compared with dubbo-a");
    assertThat(getUser.get("pair").asText()).isEqualTo("dubbo-b");
    assertThat(getUser.get("operation").asText()).isEqualTo("getUser (response)");
    assertThat(getUser.get("message_bytes").asDouble()).isCloseTo(320, within(1e-9));
    assertThat(getUser.get("codec_alloc_bytes").asDouble()).isCloseTo(1000, within(1e-9));
    assertThat(getUser.get("codec_cpu_us").asDouble())
        .isBetween(
            getUser.get("codec_cpu_low").asDouble(), getUser.get("codec_cpu_high").asDouble());
    assertThat(lines.get(3).get("codec_alloc_bytes").isNull()).as("of ping").isTrue();
  }

  @Test
  void asCsvQuotesWhatWouldEndAField() throws IOException {
    export.csv(file);

    assertThat(Files.readString(file).split("\r\n"))
        .hasSize(5)
        .satisfies(
            lines -> {
              assertThat(lines[0]).startsWith("evidence,pair,operation,throughput_ops_ms,");
              assertThat(lines[1])
                  .startsWith(
                      "\"Quick runs: one JVM, operations mixed\",\"a\"\"b,c\",existUser,45.5");
            });
  }

  @Test
  void asMarkdownIsATable() throws IOException {
    export.markdown(file);

    assertThat(Files.readString(file))
        .contains("a\"b,c")
        .contains("45.5")
        .containsPattern("\\| +500 \\|");
  }
}
