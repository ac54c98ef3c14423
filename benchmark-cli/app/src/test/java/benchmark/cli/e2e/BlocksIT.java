// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("compare in blocks: all variants at the same time, in slices in turn")
class BlocksIT {

  private static final String SLOW = "rmi-java@D.benchmark.delay=100ms";

  @TempDir Path results;

  @Test
  void allVariantsAreResidentAndEveryBlockHasARatio() throws Exception {
    CommandResult outcome;
    Set<Integer> together = new HashSet<>();
    List<String> words =
        ShortRun.existUser(
            results,
            "-t",
            "2",
            "--warmup",
            "300ms",
            "--time",
            "4s",
            "--blocks",
            "2",
            "--gate",
            "throughput:5%",
            "rmi-java",
            SLOW);
    try (Run run = Script.ofProject().start(words)) {
      Awaitility.await()
          .atMost(Run.PATIENCE)
          .pollInterval(Duration.ofMillis(50))
          .until(
              () -> {
                together.add(run.processes("-Dbenchmark.pair=").size());
                return !run.isAlive();
              });
      outcome = run.awaitEnd();
    }

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(3);
    assertThat(together).as("two servers and two clients").contains(4);
    assertThat(outcome.stdout())
        .startsWith("This takes about ")
        .contains("2 blocks of about ")
        .contains("existUser\n")
        .containsPattern("(?m)^calls/s .* worse$")
        .contains("Stopped after 2 blocks, as asked.")
        .doesNotContain("Noise of the throughput ratio", "cost per call");
    List<String> lines = outcome.stdout().lines().toList();
    assertThat(String.join("\n", lines.subList(lines.size() - 12, lines.size())))
        .as("the verdict is last, and where the page is")
        .contains("\nPage: ", "/report.html\n")
        .containsPattern("(?m)^existUser +worse: -")
        .contains("\nGate: fails (exit status 3); 0 of 1 within the limit\n✗ existUser throughput");
    CommandResult details =
        Script.ofProject().run("compare", "--details", Tools.onlyFolder(results).toString());
    assertThat(details.stdout())
        .contains("Noise of the throughput ratio\nexistUser: ", "cost per call")
        .containsPattern(
            "from\\s+JVM\\s+to\\s+JVM, .*\\s+from\\s+second\\s+to\\s+second;\\s+pairing\\s+removed");
    Path folder = Tools.onlyFolder(results);
    for (String block : List.of("block-001", "block-002")) {
      assertThat(Tools.names(folder.resolve(block)))
          .hasSize(2)
          .noneMatch(it -> it.endsWith(".failed") || it.endsWith(".partial"));
    }
    JsonNode record = record();
    assertThat(record.get("conditions").get("design").asText()).isEqualTo("blocks");
    for (JsonNode block : record.get("replicates")) {
      for (JsonNode variant : block.get("variants")) {
        assertThat(variant.get("course").get("existUser")).as("four quads").hasSize(8);
        assertThat(variant.get("values").get("existUser").properties())
            .extracting(java.util.Map.Entry::getKey)
            .contains("throughput", "p50", "p99", "cpu", "alloc");
      }
    }
    assertThat(Files.readString(folder.resolve("compare.md")))
        .contains("n = 2 blocks (fresh JVMs of all variants at the same time")
        .contains("Noise of the throughput ratio");
  }

  @Tag("every-pair") // CompareIT has the same in rounds
  @Test
  void blocksAreContinuedAsBlocks() {
    assertThat(compare("--blocks", "1", "inproc", "inproc@threads=1").status()).isZero();
    String folder = Tools.onlyFolder(results).toString();

    CommandResult more = Script.ofProject().run("compare", "--continue", folder, "--blocks", "1");
    assertThat(more.status()).as(more.toString()).isZero();
    assertThat(more.stdout()).contains("Stopped after 2 blocks, as asked.");

    CommandResult other =
        Script.ofProject().run("compare", "--continue", folder, "--design", "rounds");
    assertThat(other.status()).as(other.toString()).isEqualTo(2);
    assertThat(other.sentence()).contains("design (rounds instead of blocks)");
  }

  @Tag("every-pair")
  @Test
  void blocksShareABudget() {
    List<String> words =
        ShortRun.existUser(
            results,
            "-t",
            "2",
            "--warmup",
            "300ms",
            "--budget",
            "1m20s",
            "inproc",
            "inproc@threads=1");
    CommandResult outcome;
    try (Run run = Script.ofProject().start(words)) {
      outcome = run.awaitEnd();
    }

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout())
        .contains("Stopped when another block would have exceeded the budget.");
    assertThat(record().get("replicates")).hasSizeGreaterThan(1);
  }

  @Tag("every-pair")
  @Test
  void theVariantThatFailsIsNamedAndAllFoldersSaySo() {
    CommandResult outcome =
        compare("--blocks", "2", "rmi-java", "rmi-java@D.benchmark.fault=wrong-answer");

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.stderr())
        .contains(
            "Block 1 failed, which ends the comparison:"
                + " rmi-java@D.benchmark.fault=wrong-answer failed: rmi-java-client failed");
    Path folder = Tools.onlyFolder(results);
    assertThat(folder.toString()).endsWith("-compare.failed");
    assertThat(Tools.names(folder.resolve("block-001")))
        .hasSize(2)
        .allMatch(it -> it.endsWith(".failed"));
  }

  @Tag("every-pair")
  @Test
  void ctrlCEndsAllJvmsAndGivesNoVerdict() {
    try (Run run = start("--blocks", "9", "--gate", "90%", "inproc", "inproc@threads=1")) {
      run.awaitStderr("block 2 of 9");
      run.awaitProcess("SliceMain");
      run.signalGroup("INT");
      CommandResult outcome = run.awaitEnd();

      assertThat(outcome.status()).as(outcome.toString()).isEqualTo(130);
      Path folder = Tools.onlyFolder(results);
      assertThat(folder.toString()).endsWith("-compare");
      assertThat(outcome.stdout())
          .contains("existUser\n")
          .contains(
              "Stopped by the user, in block 2: no verdict. To continue:\n  ./benchmark.sh compare"
                  + " --continue "
                  + folder)
          .doesNotContain("better", "worse", "undecided", "  verdict\n");
    }
    assertThat(record().get("replicates")).hasSize(1);
    assertThat(record().get("results").findValues("verdict"))
        .isNotEmpty()
        .allMatch(JsonNode::isNull);
  }

  @Tag("every-pair")
  @Test
  @EnabledOnOs(OS.LINUX)
  void variantsThatDoNotFitIntoMemoryTogetherTakeTurnsAsAWhole() throws Exception {
    String line =
        Files.readAllLines(Path.of("/proc/meminfo")).stream()
            .filter(it -> it.startsWith("MemAvailable:"))
            .findFirst()
            .orElseThrow();
    // two JVMs of a variant fit, four do not; none of them touches its heap
    String heap = Long.parseLong(line.replaceAll("\\D", "")) / 3072 + "m";

    CommandResult outcome =
        compare("--blocks", "1", "inproc@heap=" + heap, "inproc@threads=1,heap=" + heap);

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout())
        .contains(
            "2 variants do not fit into free memory together, so they run and are measured one"
                + " after the other: slow drifts of the machine do not cancel out.\n");
    assertThat(record().get("replicates").get(0).get("variants")).hasSize(2);
  }

  @Tag("every-pair")
  @Test
  void killingTheCommandLineEndsAllJvms() {
    try (Run run = start("--blocks", "9", "inproc", "inproc@threads=1")) {
      run.awaitStderr("block 1 .*measuring");
      run.awaitProcess("benchmark.cli.Main").destroyForcibly();
      run.awaitNothingLeft();
    }
  }

  @Tag("every-pair")
  @Test
  void theBlocksBeforeAKillAreReadAndContinued() {
    try (Run run = start("--blocks", "9", "inproc", "inproc@threads=1")) {
      run.awaitStderr("block 2 of 9");
      run.awaitProcess("benchmark.cli.Main").destroyForcibly();
      run.awaitNothingLeft();
    }
    String partial = Tools.onlyFolder(results).toString();
    assertThat(partial).endsWith("-compare.partial");

    CommandResult read = Script.ofProject().run("compare", partial);
    assertThat(read.status()).as(read.toString()).isZero();
    assertThat(read.stdout())
        .contains("Stopped while block 2 was measured: no verdict. To continue:\n")
        .contains("compare --continue " + partial);

    CommandResult more = Script.ofProject().run("compare", "--continue", partial, "--blocks", "1");
    assertThat(more.status()).as(more.toString()).isZero();
    assertThat(more.stdout()).contains("Stopped after 2 blocks, as asked.");
    assertThat(Tools.onlyFolder(results).toString()).endsWith("-compare");
  }

  @Tag("every-pair")
  @Test
  void noPageIsLeftThatShowsLessThanTheRecord() {
    assertThat(compare("--blocks", "1", "inproc", "inproc@threads=1").status()).isZero();
    Path folder = Tools.onlyFolder(results);
    assertThat(folder.resolve("report.html")).exists();

    try (Run run =
        Script.ofProject()
            .start(List.of("compare", "--continue", folder.toString(), "--blocks", "9"))) {
      run.awaitStderr("block 3 of");
      run.awaitProcess("SliceMain");
      run.signalGroup("INT");
      run.awaitEnd();
    }

    assertThat(record().get("replicates")).hasSize(2);
    assertThat(folder.resolve("report.html")).doesNotExist();
  }

  @Tag("every-pair")
  @Test
  void aRecordThatCannotBeStoredLeavesTheOneThatThereWas() throws Exception {
    assertThat(compare("--blocks", "1", "inproc", "inproc@threads=1").status()).isZero();
    Path folder = Tools.onlyFolder(results);
    byte[] before = Files.readAllBytes(folder.resolve("compare.json"));
    Files.createDirectory(folder.resolve("compare.json.next")); // as good as a full disk

    CommandResult more =
        Script.ofProject().run("compare", "--continue", folder.toString(), "--blocks", "1");

    assertThat(more.status()).as(more.toString()).isEqualTo(1);
    assertThat(more.stderr()).contains("Check disk space");
    assertThat(more.stdout()).as("it is printed").contains("Stopped after 2 blocks, as asked.");
    assertThat(Tools.onlyFolder(results)).isEqualTo(folder);
    assertThat(folder.resolve("compare.json")).hasBinaryContent(before);
  }

  @Tag("every-pair")
  @Test
  void thereAreTwoDesigns() {
    CommandResult outcome = compare("--design", "circles", "inproc", "inproc");

    assertThat(outcome.status()).isEqualTo(2);
    assertThat(outcome.stderr())
        .startsWith(
            "Invalid value for option '--design': 'circles' is not a design; write blocks or"
                + " rounds.");
  }

  private JsonNode record() {
    return Tools.json(Tools.onlyFolder(results).resolve("compare.json"));
  }

  private CommandResult compare(String... words) {
    try (Run run = start(words)) {
      return run.awaitEnd();
    }
  }

  private Run start(String... words) {
    return Script.ofProject().start(ShortRun.inBlocks(results, words));
  }
}
