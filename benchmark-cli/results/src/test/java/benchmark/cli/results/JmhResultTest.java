// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import benchmark.cli.error.UserError;
import benchmark.launch.OperationKey;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JmhResultTest {

  @TempDir private Path folder;

  @Test
  void recordedResultsAreRead() {
    List<JmhResult> results =
        JmhResult.read(Path.of("src/test/resources/recorded/jmh.json"), new HashMap<>());

    assertThat(results.stream().map(result -> result.operation().name()))
        .containsExactly("existUser", "getUser", "existUser", "getUser");
    JmhResult measured = results.get(0);
    assertThat(measured.mode()).isEqualTo("thrpt");
    assertThat(measured.threads()).isEqualTo(2);
    assertThat(measured.score().value()).isEqualTo(38016.62083912719);
    assertThat(measured.score().error()).isNaN();
    assertThat(measured.score().unit()).isEqualTo("ops/ms");
    assertThat(measured.percentiles()).isEmpty();
    assertThat(measured.iterations()).hasSize(1);
    assertThat(measured.throughputs().get(0)).hasSize(2);
    assertThat(measured.samples()).isZero();
  }

  @Test
  void parametersArePartOfTheOperation() throws IOException {
    assertThat(
            read(
                FabricatedRun.entry(
                    "benchmark.Echo.string", Map.of("size", "1K"), "avgt", 1, "ms/op"),
                FabricatedRun.entry(
                    "benchmark.Echo.string", Map.of("size", "50K"), "avgt", 2, "ms/op")))
        .extracting(JmhResult::operation)
        .containsExactly(
            new OperationKey("string", Map.of("size", "1K")),
            new OperationKey("string", Map.of("size", "50K")));
  }

  @ParameterizedTest
  @CsvSource({
    "avgt, 5, ms/op, 5",
    "sample, 5, us/op, 0.005",
    "avgt, 2, ns/op, 0.000002",
    "avgt, 2, s/op, 2000",
    "avgt, 2, min/op, 120000",
    "avgt, 0.5, hr/op, 1800000",
    "avgt, 0.5, day/op, 43200000",
    "thrpt, 64, ops/ms, 0.5",
    "thrpt, 115200000, ops/hr, 1",
    "thrpt, 2764800000, ops/day, 1",
    "ss, 5, ms/op, NaN"
  })
  void theMeanTimeIsInMilliseconds(String mode, double score, String unit, double millis)
      throws IOException {
    double mean =
        read(FabricatedRun.entry("benchmark.Client.getUser", Map.of(), mode, score, unit))
            .get(0)
            .meanMillis();

    if (Double.isNaN(millis)) {
      assertThat(mean).isNaN();
    } else {
      assertThat(mean).isCloseTo(millis, within(1e-9 * millis));
    }
  }

  @Test
  void anUnknownUnitIsDamage() {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(
            () ->
                read(
                    FabricatedRun.entry(
                        "benchmark.Client.getUser", Map.of(), "avgt", 1, "weeks/op")))
        .withMessageContaining(" is damaged: ");
  }

  @Test
  void aParameterTellsPairsApartWithoutBeingAPartOfTheOperation() {
    new FabricatedRun(folder, "dubbo-kryo@threads=8")
        .measured(
            FabricatedRun.entry("benchmark.Client.existUser", Map.of(), "thrpt", 5, "ops/ms"),
            FabricatedRun.entry(
                "benchmark.Echo.string", Map.of("size", "1K"), "thrpt", 7, "ops/ms"));
    var before = StoredRun.read(folder).operations();

    JmhResult.addPair(folder.resolve(RunFiles.JMH_RESULTS), "dubbo-kryo@threads=8,classpath=/a b");

    JsonNode results = Json.read(folder.resolve(RunFiles.JMH_RESULTS), JsonNode.class);
    assertThat(results.get(0).get("params")).hasSize(1);
    assertThat(results.get(0).get("params").get("pair").asText())
        .isEqualTo("dubbo-kryo@threads:8,classpath:/a_b");
    assertThat(results.get(1).get("params").get("size").asText()).isEqualTo("1K");
    assertThat(StoredRun.read(folder).operations()).isEqualTo(before).hasSize(2);
  }

  /**
   * As JMH Visualizer does it: all methods of a class, with and without parameters of their own.
   */
  @Test
  void aProgramThatSplitsNamesAtSpacesAndEqualsSignsFindsEveryResult() {
    new FabricatedRun(folder, "dubbo-kryo")
        .measured(
            FabricatedRun.entry("benchmark.Echo.person", Map.of(), "thrpt", 5, "ops/ms"),
            FabricatedRun.entry(
                "benchmark.Echo.string", Map.of("size", "1K"), "thrpt", 7, "ops/ms"),
            FabricatedRun.entry(
                "benchmark.Echo.string", Map.of("size", "50K"), "thrpt", 6, "ops/ms"));
    JmhResult.addPair(folder.resolve(RunFiles.JMH_RESULTS), "dubbo-kryo@threads=8,jvm=-Da=b c");

    var bars = new HashSet<String>();
    for (JsonNode result : Json.read(folder.resolve(RunFiles.JMH_RESULTS), JsonNode.class)) {
      var name = new StringBuilder(result.get("benchmark").asText());
      result
          .get("params")
          .properties()
          .forEach(
              it ->
                  name.append(' ').append(it.getKey()).append('=').append(it.getValue().asText()));
      List<String[]> parameters =
          Arrays.stream(name.toString().split(" ")).skip(1).map(it -> it.split("=")).toList();
      assertThat(parameters).isNotEmpty().allSatisfy(it -> assertThat(it).hasSize(2));
      assertThat(parameters.get(parameters.size() - 1))
          .containsExactly("pair", "dubbo-kryo@threads:8,jvm:-Da:b_c");
      bars.add(result.get("benchmark").asText() + " " + parameters.get(0)[1]);
    }
    assertThat(bars).as("none hides another one").hasSize(3);
  }

  private List<JmhResult> read(String... entries) throws IOException {
    return JmhResult.read(
        Files.writeString(folder.resolve("jmh.json"), "[" + String.join(",", entries) + "]"),
        new HashMap<>());
  }
}
