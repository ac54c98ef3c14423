// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

@DisplayName("a search for the release since which something is worse")
@Tag("every-pair")
@ResourceLock(Tools.OTHER_DUBBO)
class BisectIT {

  @TempDir Path results;

  /** Dubbo 3.3.0 allocates half as much again for a short call: no noise hides it. */
  @Test
  void findsTheReleaseAndGoesOnWithoutMeasuringAgain() throws Exception {
    CommandResult outcome = Script.ofProject().run(bisect("-o", results.toString()));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    String answer = lastLines(outcome);
    assertThat(answer)
        .matches(
            "allocation per call of existUser has been worse since 3\\.3\\.0: .* against 3\\.2\\.19; 3\\.2\\.19"
                + " is not worse\\.");
    Path folder = Tools.onlyFolder(results);
    JsonNode record = Tools.json(folder.resolve("bisect.json"));
    assertThat(record.get("versions").get(0).asText()).isEqualTo("3.2.19");
    int steps = record.get("steps").size();
    assertThat(steps).isEqualTo(2);
    assertThat(folder.resolve("report.html")).isRegularFile();

    CommandResult again = Script.ofProject().run(bisect("--continue", folder.toString()));

    assertThat(again.status()).as(again.toString()).isZero();
    assertThat(lastLines(again)).isEqualTo(answer);
    assertThat(Tools.json(folder.resolve("bisect.json")).get("steps")).hasSize(steps);
  }

  @Test
  void aReleaseThatDoesNotExistIsRefused() {
    CommandResult outcome =
        Script.ofProject()
            .run(
                "bisect",
                "-o",
                results.toString(),
                "dubbo-hessianlite",
                "--versions",
                "3.2.98..3.3.6");

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(2);
    assertThat(outcome.stderr())
        .contains(
            "--versions 3.2.98..3.3.6: Maven knows no release 3.2.98 of org.apache.dubbo:dubbo.");
  }

  /** On JVMs that remove no allocation while they warm up, so that busy CPUs decide nothing. */
  private List<String> bisect(String... words) {
    var all = new ArrayList<>(List.of("bisect", "dubbo-hessianlite", "--no-explain"));
    all.addAll(List.of("--versions", "3.2.19..3.3.1", "--metric", "alloc", "--margin", "20%"));
    all.addAll(List.of("--blocks", "3", "--ops", "existUser", "-t", "2"));
    all.addAll(List.of("--time", "1s", "--warmup", "2s"));
    all.addAll(ShortRun.quickly(words));
    return all;
  }

  /** The last paragraph in one line. */
  private static String lastLines(CommandResult outcome) {
    String text = outcome.stdout().strip();
    return text.substring(text.lastIndexOf("\n\n") + 2).replaceAll("\\s+", " ");
  }
}
