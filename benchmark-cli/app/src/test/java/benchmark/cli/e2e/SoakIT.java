// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("a long run")
class SoakIT {

  private static final int SECONDS = 300;

  @TempDir Path results;

  @Tag("every-pair")
  @Test
  void saysWhatTheServerLeaksAndContinues() throws IOException {
    String pair = "rmi-java@D.benchmark.leak=1KiB+thread";
    CommandResult outcome =
        Script.ofProject()
            .run(
                "soak",
                "--minutes",
                "0.2",
                "--every",
                "500ms",
                "-t",
                "2",
                "--expect",
                "threads.growth<=0",
                "--jdk",
                QuickStartingJdk.option().get(1),
                "-o",
                results.toString(),
                pair);

    assertThat(outcome.status()).as(outcome.toString()).isIn(3, 4);
    assertThat(outcome.stdout())
        .contains("Long run: " + pair, "Expected against actual")
        .containsPattern("threads +server +\\d+ +\\d+");
    Path folder = Tools.onlyFolder(results);
    List<String> timeline = Files.readAllLines(folder.resolve("timeline.csv"));
    List<String> names = List.of(timeline.get(0).split(","));
    List<String> server = timeline.stream().filter(line -> line.contains(",server,")).toList();
    int threads = names.indexOf("threads");
    assertThat(Integer.parseInt(server.get(server.size() - 1).split(",")[threads]))
        .isGreaterThan(Integer.parseInt(server.get(0).split(",")[threads]));
    assertThat(server.get(server.size() - 1).split(",")[names.indexOf("metaspace_bytes")])
        .isNotEmpty();
    assertThat(names).contains("old_after_gc_bytes");

    CommandResult more =
        Script.ofProject()
            .run(
                "soak",
                "--continue",
                folder.toString(),
                "--minutes",
                "0.17",
                "--every",
                "500ms",
                "-t",
                "2",
                "--expect",
                "errors<=0",
                pair);

    assertThat(more.status()).as(more.toString()).isZero();
    assertThat(more.stdout().replaceAll("\\s+", " "))
        .contains("In 2 stretches, each with fresh JVMs.", "errors all <= 0 0 yes")
        .doesNotContain("threads.growth");
    assertThat(Files.readAllLines(folder.resolve("timeline.csv")))
        .hasSizeGreaterThan(timeline.size())
        .startsWith(timeline.toArray(String[]::new));
    assertThat(Tools.json(folder.resolve("soak.json")).get("stretches")).hasSize(2);
  }

  @Tag("every-pair")
  @Test
  void saysFirstThatItsServerRanOutOfMemory() {
    CommandResult outcome =
        Script.ofProject()
            .run(
                "soak",
                "--minutes",
                "1",
                "--every",
                "2s",
                "-o",
                results.toString(),
                "dubbo-kryo@heap=96m,D.benchmark.leak=1MiB");

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.stdout().replaceAll("\\s+", " "))
        .containsPattern("Long run: \\S+ Collapsed after ")
        .containsPattern("server.log: OutOfMemoryError, .*calls failed, .*Warm-up: ");
  }

  @Tag("every-pair")
  @Test
  void survivesARestartOfItsServerAndIsReadableAfterCtrlC() throws Exception {
    try (Run run =
        Script.ofProject()
            .start(
                "soak",
                "--minutes",
                "5",
                "--every",
                "1s",
                "--restart-server",
                "15s",
                "--how",
                "kill",
                "--jdk",
                QuickStartingJdk.option().get(1),
                "-o",
                results.toString(),
                "grpc-protobuf")) {
      for (int waited = 0; !hasRestarted(); waited++) {
        assertThat(waited).as("seconds without a restart").isLessThan(SECONDS);
        Thread.sleep(1_000);
      }
      run.signalGroup("INT");
      CommandResult outcome = run.awaitEnd(Duration.ofSeconds(SECONDS));

      assertThat(outcome.status()).as(outcome.toString()).isEqualTo(130);
      assertThat(outcome.stdout().replaceAll("\\s+", " "))
          .contains("interrupted at", "Restarts of the server");
      assertThat(outcome.stderr()).contains("Interrupted.").doesNotContain("This is a bug");
    }
    Path folder = Tools.onlyFolder(results);
    CommandResult again =
        Script.ofProject()
            .run("report", folder.toString(), "-o", results.resolve("p.html").toString());
    assertThat(again.status()).as(again.toString()).isZero();
    assertThat(again.stdout().replaceAll("\\s+", " "))
        .contains("Long run: grpc-protobuf", "interrupted at");
    assertThat(results.resolve("p.html")).content().contains("throughput, client");
  }

  @Test
  @Tag("every-pair")
  void underPressureTellsSizesBalanceAndWhatARestartOfOneServerCosts() throws IOException {
    CommandResult outcome =
        Script.ofProject()
            .run(
                "soak",
                "--scenario",
                "pressure",
                "--minutes",
                "0.7",
                "--every",
                "1s",
                "--restart-server",
                "20s",
                "-t",
                "2",
                "--jdk",
                QuickStartingJdk.option().get(1),
                "-o",
                results.toString(),
                "dubbo-kryo");

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout().replaceAll("\\s+", " "))
        .contains("2 servers, 2 clients; texts of 20 to 204800 characters in turn", "stop server-1")
        .containsPattern("roundrobin; of those that servers counted, server-1 served \\d+%")
        .containsPattern("The size of texts was drawn anew every 7 s: \\d+, .* \\(seed \\d+\\)");
    Path folder = Tools.onlyFolder(results);
    assertThat(Tools.json(folder.resolve("soak.json")).get("changes")).hasSizeGreaterThan(1);
    assertThat(Files.readAllLines(folder.resolve("timeline.csv")))
        .anyMatch(line -> line.contains(",clients,"))
        .anyMatch(line -> line.contains(",client-2,"))
        .anyMatch(line -> line.contains(",server-2,"));
  }

  @Test
  @Tag("every-pair")
  void severalPairsRunOneAfterTheOther() throws IOException {
    CommandResult outcome =
        Script.ofProject()
            .run(
                "soak",
                "--minutes",
                "0.17",
                "--every",
                "1s",
                "-t",
                "1",
                "--expect",
                "errors<=0",
                "--export-junit",
                results.resolve("e.xml").toString(),
                "--jdk",
                QuickStartingJdk.option().get(1),
                "-o",
                results.resolve("runs").toString(),
                "inproc",
                "netty-bytes");

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout()).contains("Long run: inproc", "Long run: netty-bytes");
    assertThat(results.resolve("e.xml"))
        .content()
        .contains("tests=\"2\" failures=\"0\"", "classname=\"netty-bytes\"");
    List<Instant> starts = new ArrayList<>();
    List<Instant> ends = new ArrayList<>();
    try (var folders = Files.list(results.resolve("runs"))) {
      folders
          .filter(folder -> !Files.isSymbolicLink(folder))
          .map(folder -> folder.resolve("soak.json"))
          .filter(Files::exists)
          .map(file -> Tools.json(file).get("stretches").get(0))
          .forEach(
              stretch -> {
                starts.add(Instant.parse(stretch.get("start").asText()));
                ends.add(Instant.parse(stretch.get("end").asText()));
              });
    }
    assertThat(Collections.max(starts)).isAfterOrEqualTo(Collections.min(ends));
  }

  @Test
  @Tag("every-pair")
  void severalPairsRunAtOnce() {
    CommandResult outcome =
        Script.ofProject()
            .run(
                "soak",
                "--together",
                "--minutes",
                "0.17",
                "--every",
                "1s",
                "-t",
                "1",
                "--jdk",
                QuickStartingJdk.option().get(1),
                "-o",
                results.toString(),
                "inproc",
                "netty-bytes");

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout().replaceAll("\\s+", " "))
        .contains("Long run: inproc", "Long run: netty-bytes")
        .contains("2 pairs ran at once and shared the machine: their speed is not comparable.");
  }

  private boolean hasRestarted() {
    try (var files = Files.walk(results, 2)) {
      return files
          .filter(file -> file.endsWith("soak.json"))
          .anyMatch(file -> Tools.json(file).get("restarts").findValue("ready") != null);
    } catch (IOException | RuntimeException beingWritten) {
      return false;
    }
  }
}
