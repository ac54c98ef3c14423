// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("messages of a user's own")
class PayloadIT {

  @TempDir Path results;

  @Tag("every-pair")
  @Test
  void aFileIsSentInPlaceOfTheTexts(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("message.txt"), "zażółć 北京");

    CommandResult outcome =
        run(
            List.of("--quick", "--payload", file.toString(), "rmi-java"),
            ShortRun.slices("100ms", "string"));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout())
        .containsPattern("(?m)^string \\(payload-[0-9a-f]{8}\\)\\^? +[0-9.]+[kM]? ± ");
    assertThat(Tools.folders(results).get(0).resolve("payload.txt")).hasSameTextualContentAs(file);
  }

  @Tag("every-pair")
  @Test
  void jsonIsSentAsATreeByThePairsThatCarryOne(@TempDir Path folder) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("order.json"),
            "{\"id\": 9007199254740993, \"items\": [{\"name\": \"茶叶\", \"price\": 19.9}, null]}");

    CommandResult outcome =
        run(
            List.of("--quick", "--payload", file.toString(), "dubbo-kryo", "triple-protobuf"),
            ShortRun.slices("100ms", "string"));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout())
        .containsPattern("(?m)^string \\(json-[0-9a-f]{8}\\) ")
        .containsPattern("(?m)^dubbo-kryo +[0-9.]+[kM]? ± ")
        .containsPattern("(?m)^triple-protobuf +[0-9.]+[kM]? ± ")
        .containsPattern("(?m)^as one text +triple-protobuf, which carries no tree$");
    assertThat(Tools.folders(results))
        .allSatisfy(run -> assertThat(run.resolve("payload.json")).hasSameTextualContentAs(file))
        .satisfiesOnlyOnce(run -> assertThat(run.resolve("payload.tree")).exists());
  }

  /** Dubbo's REST server leaves fields without a value out. */
  @Tag("every-pair")
  @Test
  void whatACodecAltersIsNamedByItsPath(@TempDir Path folder) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("order.json"), "{\"items\": [{\"id\": 1}, {\"id\": null}]}");

    CommandResult outcome =
        run(
            List.of("--quick", "--payload", file.toString(), "rest-json"),
            ShortRun.slices("100ms", "string"));

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.stderr())
        .containsPattern(
            "Wrong answer to string \\(json-[0-9a-f]{8}\\): \\$\\.items\\[1]\\.id: null does not arrive\\.");
  }

  @Tag("every-pair")
  @Test
  void codecsEncodeItAsCallsSendIt(@TempDir Path folder) throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("order.json"), "{\"items\": [{\"name\": \"茶叶\", \"price\": 19.9}]}");

    CommandResult outcome =
        Script.ofProject()
            .withShortCodecRuns()
            .run(
                "codec",
                "-o",
                results.toString(),
                "--payload",
                file.toString(),
                "--ops",
                "string",
                "dubbo-kryo",
                "triple-protobuf");

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout())
        .containsPattern("(?m)^string \\(json-[0-9a-f]{8}\\).* +[0-9.]+ ")
        .contains("as one text: triple-protobuf, which carries no tree");
  }

  @Tag("every-pair")
  @Test
  void sizesCanBeChosenInSlices() {
    CommandResult outcome =
        run(
            List.of("--quick", "--scenario", "echo", "inproc"),
            ShortRun.slices("100ms", "-p", "size=20,3K-chinese", "string"));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout())
        .containsPattern("(?m)^string \\(20\\)\\^? +[0-9.]+[kM]? ± ")
        .containsPattern("(?m)^string \\(3K-chinese\\)\\^? +[0-9.]+[kM]? ± ")
        .doesNotContain("string (1K)");
  }

  private CommandResult run(List<String> words, List<String> jmh) {
    var all = new ArrayList<>(List.of("-t", "2", "-o", results.toString()));
    all.addAll(words);
    return Script.ofProject().run(ShortRun.joined(all, jmh));
  }
}
