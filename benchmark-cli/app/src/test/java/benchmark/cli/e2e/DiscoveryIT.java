// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.process.Place;
import benchmark.cli.results.Json;
import benchmark.launch.EntryPoint;
import benchmark.launch.LaunchProperties;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;
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

  private static final ConditionFactory PATIENCE = Awaitility.await().atMost(Duration.ofMinutes(1));

  @TempDir Path results;

  @TempDir Path data;

  @Test
  void saysThatARegistryDoesNotAnswer() {
    CommandResult outcome =
        discovery("--registry", "zookeeper://127.0.0.1:" + Tools.freePort(), "dubbo-hessianlite");

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.stderr())
        .contains("no ZooKeeper answers there. Start it, or name another one.");
  }

  @Tag("every-pair")
  @ParameterizedTest
  @ValueSource(strings = {"dubbo26-hessianlite", "dubbo-hessianlite@discovery=application"})
  void leavesNothingInARegistryOfOthersThoughItIsKilled(String system) throws Exception {
    int port = Tools.freePort();
    Process registry = registry(port);
    try {
      PATIENCE.until(() -> nodes(port).isPresent());
      Optional<String> before = nodes(port);
      try (Run run =
          Script.ofProject()
              .start(
                  arguments(
                      "--registry", "zookeeper://127.0.0.1:" + port, "--time", "10m", system))) {
        run.awaitStderr("steady");
        assertThat(nodes(port)).isNotEqualTo(before);

        run.signal("KILL");
        PATIENCE.until(() -> nodes(port).equals(before));
        run.awaitEnd();
      }
      assertThat(Tools.onlyFolder(results).toString()).endsWith(".partial");
      assertThat(Json.MAPPER.readTree(record().toFile()).path("runs")).isEmpty();
    } finally {
      registry.destroyForcibly().waitFor();
    }
  }

  @Tag("every-pair")
  @Test
  void stopsItsOwnRegistriesAfterCtrlC() throws Exception {
    try (Run run =
        Script.ofProject().start(arguments("--time", "10m", "--eager", "dubbo-hessianlite"))) {
      run.awaitStderr("steady");
      List<Integer> registries = registriesOfConsumer();
      assertThat(registries).hasSize(2).allMatch(port -> nodes(port).isPresent());

      run.signalGroup("INT");
      assertThat(run.awaitEnd().status()).isEqualTo(130);
      PATIENCE.until(() -> registries.stream().allMatch(port -> nodes(port).isEmpty()));
    }
    assertThat(Tools.onlyFolder(results).toString()).endsWith(".failed");
  }

  private List<Integer> registriesOfConsumer() throws IOException {
    try (Stream<Path> files = Files.walk(results)) {
      Path xml = files.filter(it -> it.endsWith("consumer.xml")).findFirst().orElseThrow();
      String text = Files.readString(xml);
      assertThat(text).contains("lazy=\"false\"");
      return Pattern.compile("zookeeper://127\\.0\\.0\\.1:(\\d+)")
          .matcher(text)
          .results()
          .map(it -> Integer.valueOf(it.group(1)))
          .toList();
    }
  }

  @Tag("every-pair")
  @Test
  void worksByApplicationAndMeasuresMoreBlocksAndReportsThem() throws IOException {
    requireAllPhases("dubbo-hessianlite@discovery=application", 1);

    CommandResult outcome =
        Script.ofProject()
            .run(
                "discovery",
                "--continue",
                Tools.onlyFolder(results).toString(),
                "--blocks",
                "2",
                "--export-csv",
                results.resolve("numbers.csv").toString());

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout().replaceAll("\\s+", " "))
        .contains("medians of 2 fresh consumers each");
    assertThat(Files.readString(results.resolve("numbers.csv")))
        .contains("young_gcs_per_change", "dubbo-hessianlite@discovery=application,churn");
    assertThat(Files.readString(Tools.onlyFolder(results).resolve("report.html")))
        .contains("Service discovery", "heap in use", "both registries lost");
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
    JsonNode run = Json.MAPPER.readTree(record().toFile()).path("runs").path(0);
    assertThat(run.path("timeline")).isNotEmpty();
    assertThat(Tools.names(Tools.onlyFolder(results))).contains("report.html");
    assertThat(run.path("nodesOfInstance").asInt()).isEqualTo(nodes);
    assertThat(run.path("phases").findValuesAsText("name"))
        .containsExactly(
            "start",
            "steady",
            "churn",
            "rollout",
            "storm",
            "one registry lost",
            "both registries lost");
    assertThat(run.path("classes").findValuesAsText("name")).isNotEmpty();
    assertThat(run.path("phases").path(1).path("values").path("OBJECTS").asDouble()).isPositive();
    for (int phase = 2; phase < run.path("phases").size(); phase++) {
      assertThat(run.path("phases").path(phase).path("values").path("NOT_SEEN").asInt(-1))
          .as("changes not seen in phase %d of %s", phase, run)
          .isZero();
    }
  }

  private Path record() {
    return Tools.onlyFolder(results).resolve("discovery.json");
  }

  private CommandResult discovery(String... more) {
    return Script.ofProject().run(arguments(more));
  }

  private List<String> arguments(String... more) {
    var arguments =
        new ArrayList<>(
            List.of(
                "discovery",
                "--quick",
                "--instances",
                "10",
                "--interfaces",
                "2",
                "--protocols",
                "2",
                "--notification-delay",
                "0",
                "-o",
                results.toString()));
    arguments.addAll(ShortRun.quickly(more));
    if (!arguments.contains("--time")) {
      arguments.addAll(List.of("--time", "1s"));
    }
    return arguments;
  }

  /** A ZooKeeper that has been started by others. */
  private Process registry(int port) throws IOException {
    Path module = BuiltProject.project().dir("registry-zookeeper").resolve("target");
    String classpath =
        module.resolve("registry-zookeeper.jar")
            + File.pathSeparator
            + Files.readString(module.resolve("classpath")).strip();
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            LaunchProperties.PORT.flag(port),
            "-Dzookeeper.4lw.commands.whitelist=mntr,srvr",
            "-cp",
            classpath,
            EntryPoint.REGISTRY.className(),
            data.toString())
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  /** How many nodes a registry has, as it says itself. */
  private static Optional<String> nodes(int port) {
    return Place.LOCAL
        .ask("127.0.0.1", port, "mntr")
        .flatMap(
            told -> told.lines().filter(line -> line.startsWith("zk_znode_count")).findFirst());
  }
}
