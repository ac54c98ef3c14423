// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("where a difference comes from")
@Tag("every-pair")
class ExplainIT {

  private static final double DELAY_NANOS = 2_000_000;

  @TempDir Path results;

  @Test
  void aDelayIsFoundInTheMethodThatItIsIn() throws IOException {
    CommandResult outcome =
        Script.ofProject()
            .run(
                "explain",
                "-o",
                results.toString(),
                "--blocks",
                "2",
                "--rate",
                "200",
                "--time",
                "8s",
                "--warmup",
                "300ms",
                "rmi-java",
                "rmi-java@D.benchmark.delay=2ms");

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout())
        .contains("Delay.spin", "CPU µs of existUser, by library", "Setup: 200 calls/s, 2 blocks");
    assertThat(outcome.stdout().lines()).allMatch(line -> line.length() <= 120);
    Path folder = folder();
    JsonNode row = Tools.json(folder.resolve("explain.json")).at("/profiles/1/rows/0");
    assertThat(row.get("frame").asText()).isEqualTo("benchmark.server.Delay.spin");
    assertThat(row.get("library").asText()).isEqualTo("harness");
    assertThat(mean(row.at("/values/base"))).isZero();
    assertThat(mean(row.at("/values/candidate"))).isBetween(0.3 * DELAY_NANOS, 3 * DELAY_NANOS);
    assertThat(folder.resolve("server-cpu-b.html")).content().contains("server CPU ns of 1000");
    assertThat(folder.resolve("report.html")).content().contains("href=\"server-cpu-b.html\"");
    assertThat(folder.resolve("explain.md")).content().contains("(server-alloc-a.html)");

    CommandResult again =
        Script.ofProject().run("report", "-o", results + "/again.html", folder.toString());

    assertThat(again.status()).as(again.toString()).isZero();
    assertThat(again.stdout()).contains("Delay.spin");
  }

  private static double mean(JsonNode values) {
    return StreamSupport.stream(values.spliterator(), false)
        .mapToDouble(JsonNode::asDouble)
        .average()
        .orElse(Double.NaN);
  }

  private Path folder() throws IOException {
    try (Stream<Path> all = Files.list(results)) {
      return all.filter(it -> it.getFileName().toString().endsWith("-explain"))
          .findFirst()
          .orElseThrow();
    }
  }
}
