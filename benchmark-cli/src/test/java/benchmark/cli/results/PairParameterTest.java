// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.FabricatedRun;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PairParameterTest {

  @TempDir Path folder;

  @Test
  void tellsPairsApartWithoutBeingAPartOfTheOperation() {
    new FabricatedRun(folder, "dubbo-kryo@threads=8")
        .measured(
            FabricatedRun.entry("benchmark.Client.existUser", Map.of(), "thrpt", 5, "ops/ms"),
            FabricatedRun.entry(
                "benchmark.Echo.string", Map.of("size", "1K"), "thrpt", 7, "ops/ms"));
    var before = StoredRun.read(folder).operations();

    PairParameter.add(folder.resolve(RunFiles.JMH_RESULTS), "dubbo-kryo@threads=8");

    JsonNode results = Json.read(folder.resolve(RunFiles.JMH_RESULTS), JsonNode.class);
    assertThat(results.get(0).get("params")).hasSize(1);
    assertThat(results.get(0).get("params").get("pair").asText()).isEqualTo("dubbo-kryo@threads=8");
    assertThat(results.get(1).get("params").get("size").asText()).isEqualTo("1K");
    assertThat(StoredRun.read(folder).operations()).isEqualTo(before).hasSize(2);
  }
}
