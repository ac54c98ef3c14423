// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("compare in rounds: the order, fresh JVMs, and a verdict")
class CompareVerdictIT {

  @TempDir Path results;

  @Tag("every-pair")
  @Test
  void aSlowVariantIsSlowerAndFailsTheGate() throws IOException {
    String slow = "rmi-java@D.benchmark.delay=100ms";
    CommandResult outcome =
        Script.ofProject()
            .run(
                ShortRun.comparison(
                    results, "--rounds", "2", "--gate", "throughput:5%", "rmi-java", slow));

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(3);
    assertThat(outcome.stdout()).contains("2 rounds").containsPattern("(?m)^existUser +worse: -");
    assertThat(outcome.stdout()).contains("✗ existUser throughput: -");

    Path folder = Tools.onlyFolder(results);
    assertThat(Tools.names(folder)).contains("compare.json", "compare.md");
    JsonNode record = Tools.json(folder.resolve("compare.json"));
    assertThat(record.get("replicates")).hasSize(2);
    assertThat(record.get("replicates").findValues("order").toString()).isEqualTo("[[0,1], [1,0]]");
    assertOrderAndFreshness(folder, record);

    CommandResult again = Script.ofProject().run("compare", "--gate", "p50:5%", folder.toString());
    assertThat(again.status()).as(again.toString()).isEqualTo(3);
    assertThat(again.stdout()).containsPattern("(?m)^calls/s .* worse$");
    assertThat(again.stdout()).contains("✗ existUser p50");
  }

  /** Runs start in the order that the record tells, each with a server and forks of its own. */
  private static void assertOrderAndFreshness(Path folder, JsonNode record) throws IOException {
    var starts = new ArrayList<Instant>();
    var forks = new HashSet<String>();
    var ports = new HashSet<Integer>();
    for (JsonNode round : record.get("replicates")) {
      for (JsonNode place : round.get("order")) {
        Path run = folder.resolve(round.get("variants").get(place.asInt()).get("folder").asText());
        starts.add(Instant.parse(Tools.json(run.resolve("run.json")).get("start").asText()));
        ports.add(Tools.portOf(run));
        forks.add(Files.readAllLines(run.resolve("costs.csv")).get(1).split(",")[2]);
        assertThat(Files.readAllLines(run.resolve("server.log")))
            .filteredOn(line -> line.startsWith("READY"))
            .hasSize(1);
      }
    }
    assertThat(starts).isSorted();
    assertThat(forks).hasSize(4);
    assertThat(ports).isNotEmpty().allSatisfy(Tools::assertFree);
  }
}
