// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("what surrounds a run does not change it silently")
class EnvironmentIT {

  private static final String TURKISH = "-Duser.language=tr -Duser.country=TR";

  @TempDir static Path results;

  private static CommandResult usual;

  @BeforeAll
  static void runAsUsual() {
    usual = Script.ofProject().run(words(here()));
    assertThat(usual.status()).as(usual.toString()).isZero();
  }

  /** In Turkish the upper case of i is another letter, by which Dubbo does not find its classes. */
  @Test
  void aForeignEnvironmentGivesTheSameTables() {
    Path there = results.resolve("there");
    CommandResult foreign =
        Script.ofProject()
            .with("JAVA_TOOL_OPTIONS", TURKISH)
            .with("TZ", "Pacific/Kiritimati")
            .with("LC_ALL", "C")
            .with("MALLOC_ARENA_MAX", "2")
            .run(words(there));

    assertThat(foreign.status()).as(foreign.toString()).isZero();
    assertThat(tables(foreign)).isEqualTo(tables(usual)).hasSizeGreaterThan(4);
    assertThat(record(there).get("jvms")).isEqualTo(record(here()).get("jvms"));

    assertThat(usual.stdout()).doesNotContain("JAVA_TOOL_OPTIONS");
    assertThat(foreign.stdout()).contains("! JAVA_TOOL_OPTIONS was set to '" + TURKISH + "'");
    assertThat(record(here()).get("environment")).isEmpty();
    assertThat(record(there).get("environment").get("JAVA_TOOL_OPTIONS").asText())
        .isEqualTo(TURKISH);
    assertThat(foreign.stdout())
        .contains("! MALLOC_ARENA_MAX was set to '2', and both JVMs got it");
    assertThat(record(there).get("environment").get("MALLOC_ARENA_MAX").asText()).isEqualTo("2");
  }

  @Tag("every-pair")
  @Test
  void pinningChangesWhereAJvmRunsAndNotWhatItIs() {
    Path pinned = results.resolve("pinned");
    List<String> words = words(pinned);
    words.addAll(0, List.of("--cpus", "server=0,client=0"));
    CommandResult narrow = Script.ofProject().run(words);

    assertThat(narrow.status()).as(narrow.toString()).isZero();
    JsonNode record = record(pinned);
    assertThat(record.get("jvms")).isEqualTo(record(here()).get("jvms")).hasSize(2);
    assertThat(record.get("cpus").toString()).isEqualTo("{\"client\":\"0\",\"server\":\"0\"}");
    assertThat(record.at("/commandLines/client").toString())
        .startsWith("[\"taskset\",\"-c\",\"0\"");
  }

  private static Path here() {
    return results.resolve("here");
  }

  private static List<String> words(Path folder) {
    return ShortRun.of("-o", folder.toString(), "dubbo-hessianlite");
  }

  private static JsonNode record(Path folder) {
    return Tools.json(Tools.onlyFolder(folder).resolve("run.json"));
  }

  /** What is printed up to the running conditions and warnings, any number for a number. */
  private static List<String> tables(CommandResult outcome) {
    return outcome
        .stdout()
        .replaceFirst(
            "(?s)\n(Observed: |Running conditions |condition +client|Warnings|Results: ).*", "")
        .replaceFirst("(?s)\\s+All\\s+CPUs\\s+were\\s+busy.*", "\n") // as whatever else runs has it
        .lines()
        .map(line -> line.replaceAll("[0-9.]+", "1").replaceAll(" +", " "))
        .toList();
  }
}
