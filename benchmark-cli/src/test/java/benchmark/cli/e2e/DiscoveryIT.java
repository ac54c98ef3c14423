// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.results.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("service discovery, with real registries")
@ResourceLock(Tools.BUSY_CPUS)
class DiscoveryIT {

  @TempDir Path results;

  @Test
  void showsAConsumerEveryChangeInEveryPhase() throws IOException {
    requireAllPhases("dubbo-hessianlite@discovery=application", 1);
  }

  @Tag("every-pair")
  @ParameterizedTest
  @ValueSource(strings = {"dubbo26-hessianlite", "dubbo-hessianlite"})
  void worksByInterface(String system) throws IOException {
    requireAllPhases(system, 4);
  }

  @Tag("every-pair")
  @ResourceLock(Tools.OTHER_DUBBO)
  @Test
  void worksInOlderVersions() throws IOException {
    requireAllPhases("dubbo-hessianlite@dubbo=2.7.23", 4);
  }

  @Tag("every-pair")
  @ResourceLock(Tools.OTHER_DUBBO)
  @Test
  void saysThatAVersionHasNoSuchModel() {
    CommandResult outcome = discovery("dubbo-hessianlite@dubbo=2.7.23,discovery=application");

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.stderr())
        .contains("registers 4 nodes for an instance", "Name another version or model.");
  }

  private void requireAllPhases(String system, int nodes) throws IOException {
    CommandResult outcome = discovery(system);

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout()).contains("Phase: churn", "delay p50, ms", "nodes lost");
    JsonNode run =
        Json.MAPPER
            .readTree(Tools.onlyFolder(results).resolve("discovery.json").toFile())
            .path("runs")
            .path(0);
    assertThat(run.path("nodesOfInstance").asInt()).isEqualTo(nodes);
    assertThat(run.path("phases").findValuesAsText("name"))
        .containsExactly(
            "start", "steady", "churn", "storm", "one registry lost", "both registries lost");
    assertThat(run.path("phases").path(1).path("values").path("OBJECTS").asDouble()).isPositive();
    for (int phase = 2; phase < run.path("phases").size(); phase++) {
      assertThat(run.path("phases").path(phase).path("values").path("NOT_SEEN").asInt(-1))
          .as("changes not seen in phase %d of %s", phase, run)
          .isZero();
    }
  }

  private CommandResult discovery(String system) {
    return Script.ofProject()
        .run(
            "discovery",
            "--quick",
            "--instances",
            "10",
            "--interfaces",
            "2",
            "--protocols",
            "2",
            "--time",
            "1s",
            "--notification-delay",
            "0",
            "-o",
            results.toString(),
            system);
  }
}
