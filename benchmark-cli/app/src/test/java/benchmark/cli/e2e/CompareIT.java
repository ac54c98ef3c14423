// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("compare: interleaved rounds of fresh JVMs, and a verdict")
class CompareIT {

  @TempDir Path results;

  @Tag("every-pair")
  @Test
  void aVariantAgainstItselfIsTheNoiseFloorAndIsRemembered() {
    CommandResult tooShort = compare("--rounds", "2", "inproc", "inproc");

    assertThat(tooShort.status()).as(tooShort.toString()).isZero();
    assertThat(tooShort.stdout()).containsPattern("2 rounds are too few .* 4\\b");
    assertThat(results.resolve("noise.json")).doesNotExist();

    CommandResult more = goOn("--rounds", "2");

    assertThat(more.status()).as(more.toString()).isZero();
    assertThat(more.stdout())
        .contains("inproc against itself (the noise of this machine, 95%, 4 rounds)\nexistUser ");
    JsonNode noise = Tools.json(results.resolve("noise.json"));
    assertThat(noise).hasSize(1);
    assertThat(noise.get(0).get("replicates").asInt()).isEqualTo(4);

    CommandResult other = compare("--rounds", "2", "inproc", "inproc@D.a=b");

    assertThat(other.stdout()).contains("(inproc against itself, 4 rounds)");
    assertThat(other.stdout()).contains("Fewer than 4 rounds");
  }

  @Test
  void aBudgetInWhichNoVerdictCanComeIsRefused() {
    CommandResult outcome =
        compare("--budget", "30s", "--gate", "5%", "inproc", "inproc@threads=1");

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(2);
    assertThat(outcome.sentence()).startsWith("--budget: 30 s is too short: a round takes about ");
    assertThat(results).isEmptyDirectory();
  }

  @Tag("every-pair")
  @Test
  void aComparisonIsContinuedUnderItsSettings() throws IOException {
    assertThat(compare("--rounds", "1", "inproc", "inproc@threads=1").status()).isZero();
    Path folder = Tools.onlyFolder(results);

    CommandResult more = goOn("--rounds", "1");

    assertThat(more.status()).as(more.toString()).isZero();
    assertThat(more.stdout())
        .contains(
            "1 round of about", "on top of the 1 there are", "Stopped after 2 rounds, as asked.");
    assertThat(Tools.onlyFolder(results)).isEqualTo(folder);
    assertThat(record().get("replicates")).hasSize(2);
    assertThat(record().get("replicates").findValues("order").toString())
        .isEqualTo("[[0,1], [1,0]]");
    assertThat(record().get("commands")).hasSize(2);
    assertThat(Files.readString(folder.resolve("compare.md")))
        .contains("n = 2 rounds", "`./benchmark.sh compare --continue ");

    CommandResult blocks = goOn("--design", "blocks");

    assertThat(blocks.status()).as(blocks.toString()).isEqualTo(2);
    assertThat(blocks.sentence()).contains("design (blocks instead of rounds)");

    CommandResult other = goOn("-t", "3", "--time", "600ms");

    assertThat(other.status()).as(other.toString()).isEqualTo(2);
    assertThat(other.sentence())
        .isEqualTo(
            folder
                + " cannot be continued: threads (3 instead of 2); time (600 ms"
                + " after 300 ms of warm-up instead of 500 ms after 300 ms of warm-up) differ. Start a new comparison.");

    Path file = folder.resolve("compare.json");
    Files.writeString(
        file,
        Files.readString(file).replaceAll("(\"inproc-client\\.jar\" : \")[0-9a-f]{4}", "$10000"));
    CommandResult changed = goOn();

    assertThat(changed.status()).as(changed.toString()).isEqualTo(2);
    assertThat(changed.sentence())
        .contains("contents of inproc-client.jar for inproc; contents of inproc-client.jar for");
  }

  @Tag("every-pair")
  @Test
  void aServerThatDiesEndsItAndKeepsTheFinishedRounds() {
    try (Run run = start("--rounds", "9", "inproc", "inproc@threads=1")) {
      run.awaitStderr("round 2 of 9");
      run.awaitProcess("benchmark.Server").destroyForcibly();
      CommandResult outcome = run.awaitEnd();

      assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
      assertThat(outcome.stderr()).contains("failed in round 2");
      Path folder = Tools.onlyFolder(results);
      assertThat(folder.toString()).endsWith("-compare.failed");
      assertThat(outcome.stderr()).contains(folder.toString()).doesNotContain(".partial");
      assertThat(record().get("replicates")).hasSize(1);
      assertThat(record().get("error").asText()).startsWith("inproc");
    }
  }

  @Tag("every-pair")
  @Test
  void storedRunsAreComparedWithoutAVerdict() {
    for (String variant : List.of("inproc", "inproc@threads=1")) {
      var words = new ArrayList<>(List.of("-o", results.toString(), variant));
      words.addAll(ShortRun.jmh("100ms", "-bm", "sample", "existUser"));
      assertThat(Script.ofProject().run(words).status()).isZero();
    }
    List<Path> folders = Tools.folders(results);
    CommandResult outcome =
        Script.ofProject().run("compare", folders.get(0).toString(), folders.get(1).toString());

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout())
        .contains("No verdict.")
        .endsWith("  ./benchmark.sh compare inproc inproc@threads=1\n");
  }

  @Tag("every-pair")
  @ResourceLock(Tools.OTHER_DUBBO)
  @ParameterizedTest
  @ValueSource(
      strings = {"3.0.15", "3.1.11"}) // VariantKeysIT and BisectIT run older and newer ones
  void anotherVersionOfDubboRunsWithoutEditingAPom(String version) {
    CommandResult outcome =
        Script.ofProject()
            .run(ShortRun.of("-o", results.toString(), "dubbo-hessianlite@dubbo=" + version));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    JsonNode record = Tools.json(Tools.onlyFolder(results).resolve("run.json"));
    assertThat(record.get("modules").get("dubbo").asText()).isEqualTo(version);
  }

  @Tag("every-pair")
  @Test
  void anotherVersionOfGrpcRunsByTheSameMeans() {
    CommandResult outcome =
        Script.ofProject().run(ShortRun.of("-o", results.toString(), "grpc-protobuf@grpc=1.60.0"));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    JsonNode record = Tools.json(Tools.onlyFolder(results).resolve("run.json"));
    assertThat(record.get("modules").get("grpc-netty").asText()).isEqualTo("1.60.0");
  }

  private JsonNode record() {
    return Tools.json(Tools.onlyFolder(results).resolve("compare.json"));
  }

  private CommandResult compare(String... words) {
    try (Run run = start(words)) {
      return run.awaitEnd();
    }
  }

  /** Continues the only comparison. */
  private CommandResult goOn(String... words) {
    return Script.ofProject()
        .run(
            ShortRun.joined(
                List.of("compare", "--continue", Tools.onlyFolder(results).toString()),
                List.of(words)));
  }

  private Run start(String... words) {
    return Script.ofProject().start(ShortRun.comparison(results, words));
  }
}
