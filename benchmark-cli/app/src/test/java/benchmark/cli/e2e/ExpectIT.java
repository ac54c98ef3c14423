// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("--expect: expected against actual")
class ExpectIT {

  @TempDir Path results;

  @TempDir Path exports;

  /** Bytes a call do not depend on how busy the machine is. */
  @Tag("every-pair")
  @Test
  void isATableAndAnExitStatus() throws IOException {
    Path junit = exports.resolve("junit.xml");
    Path csv = junit.resolveSibling("numbers.csv");
    CommandResult outcome =
        Script.ofProject()
            .run(
                ShortRun.joined(
                    List.of(
                        "--quick",
                        "--scenario",
                        "echo",
                        "-o",
                        results.toString(),
                        "--expect",
                        "string(1K).alloc>=1B",
                        "--expect",
                        "person.alloc<1B",
                        "--export-junit",
                        junit.toString(),
                        "--export-csv",
                        csv.toString(),
                        "dubbo-kryo"),
                    ShortRun.slices("200ms", "person|string")));

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(3);
    assertThat(outcome.stdout())
        .containsPattern("(?m)^operation +metric +expected +actual +met$")
        .containsPattern("(?m)^string \\(1K\\) +alloc +>= 1 B +[0-9]+ B ± [0-9.]+% +yes$")
        .containsPattern("(?m)^person +alloc +< 1 B +[0-9]+ B ± [0-9.]+% +no$");
    assertThat(junit)
        .content()
        .contains("tests=\"2\"", "failures=\"1\"", "person: person.alloc&lt;1B");
    assertThat(csv).content().contains("dubbo-kryo", "person", "string (1K)");
    Path folder = Tools.folders(results).get(0);
    assertThat(folder.resolve("expect.md"))
        .content()
        .containsPattern("\\| +met \\|")
        .contains("blocked by locks per call");
    JsonNode stored = Tools.json(folder.resolve("expect.json"));
    assertThat(stored.get("expectations")).hasSize(2);
    assertThat(stored.get("expectations").get(1).get("met").asText()).isEqualTo("no");
  }

  /** One iteration has no interval. */
  @Test
  void isUndecidedWithoutAnInterval() {
    CommandResult outcome =
        Script.ofProject()
            .run(ShortRun.of("-o", results.toString(), "--expect", "existUser.mean<1s", "inproc"));

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(4);
    assertThat(outcome.stdout())
        .containsPattern("(?m)^existUser +mean +< 1 s +[0-9.]+ s +undecided$");
  }
}
