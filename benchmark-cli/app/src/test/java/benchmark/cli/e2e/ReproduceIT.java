// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

@DisplayName("reproduce: a published report beside what is measured")
@ResourceLock(Tools.OTHER_DUBBO)
class ReproduceIT {

  private static final List<String> SOME =
      List.of("reproduce", "userservice", "--systems", "hessianlite,kryo", "--ops", "existUser");

  @TempDir Path results;

  @Tag("every-pair")
  @Test
  void measuresInBlocksAndTellsWhichRankingsHold() throws Exception {
    CommandResult outcome = run(SOME, "--blocks", "2", "--warmup", "300ms", "--time", "500ms");

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout())
        .startsWith("This takes about ")
        .containsPattern("(?m)^existUser\n +hessianlite +47.293 ± 4.993 +1.00 +[0-9.]+ +1$")
        .containsPattern("(?m)^ +kryo +50.030 ± 3.509 +1.06 +[0-9.]+ +[0-9.]+ ")
        .containsPattern(
            "(?m)^existUser\n +kryo > hessianlite +1.06 ~ +[0-9.]+ .* (holds|reversed|undecided)$")
        .containsPattern(
            "UserService over the dubbo protocol: \\d of 4 published rankings holds?; ");
    Path folder = Tools.onlyFolder(results);
    assertThat(folder.getFileName().toString()).endsWith("-reproduce-userservice");
    assertThat(Tools.names(folder))
        .contains("block-001", "block-002", "compare.json", "reproduce.json", "reproduce.md")
        .contains("report.html");
    assertThat(Files.readString(folder.resolve("report.html"))).contains("Published and measured");
    JsonNode table = Tools.json(folder.resolve("reproduce.json")).get("tables").get(0);
    assertThat(table.get("cells")).as("six metrics of two systems").hasSize(12);
    assertThat(table.get("cells"))
        .allSatisfy(cell -> assertThat(cell.get("measured").asDouble()).isPositive());

    CommandResult more =
        Script.ofProject().run("reproduce", "--continue", folder.toString(), "--blocks", "1");
    assertThat(more.status()).as(more.toString()).isZero();
    assertThat(Files.readString(folder.resolve("reproduce.md"))).contains("3 blocks (");

    CommandResult asComparison =
        Script.ofProject().run("compare", "--continue", folder.toString(), "--blocks", "1");
    assertThat(asComparison.status()).isEqualTo(2);
    assertThat(asComparison.stderr()).contains("reproduce --continue");
  }

  @Tag("every-pair")
  @Test
  void makesARoughPass() {
    CommandResult outcome =
        Script.ofProject()
            .run(
                ShortRun.joined(
                    ShortRun.joined(SOME, List.of("--quick", "-o", results.toString())),
                    ShortRun.slices("100ms")));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout())
        .startsWith("This takes at most ")
        .contains("A rough pass: one JVM of each system, operations mixed, 3 slices of an")
        .containsPattern("(?m)^existUser\n +kryo > hessianlite ");
    Path folder = Tools.onlyFolder(results);
    assertThat(Tools.folders(folder)).as("a run of each system").hasSize(2);

    CommandResult page =
        Script.ofProject()
            .run("report", "-o", results.resolve("page.html").toString(), folder.toString());
    assertThat(page.status()).as(page.toString()).isZero();
    assertThat(results.resolve("page.html")).content().contains("Published and measured");
  }

  @Tag("every-pair")
  @Test
  void answersWhatTheReportExpectsOfStreams() {
    CommandResult outcome =
        Script.ofProject()
            .run(
                ShortRun.joined(
                    List.of("reproduce", "streams", "--systems", "grpc,limit", "--quick"),
                    ShortRun.joined(
                        List.of("--ops", "upload,put", "-o", results.toString()),
                        ShortRun.slices("100ms"))));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout())
        .containsPattern("(?m)^grpc\n +upload \\(1K\\) > put \\(1K\\) +- +[0-9.]+ ");
    assertThat(outcome.stdout().replaceAll("\\s+", " "))
        .contains("same messages in calls.\" grpc, by throughput: ")
        .contains("same messages in calls.\" limit, by throughput: ");
  }

  private CommandResult run(List<String> words, String... more) {
    return Script.ofProject()
        .run(
            ShortRun.joined(
                ShortRun.joined(words, ShortRun.quickly("-o", results.toString())), List.of(more)));
  }
}
