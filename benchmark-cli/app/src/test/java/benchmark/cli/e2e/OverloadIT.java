// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("calls beyond capacity")
class OverloadIT {

  @TempDir Path results;

  /** Calls that a server holds for 100 ms are lost with their connection; gRPC opens another. */
  @Test
  void mayBeThoseWhoseConnectionsBreak() {
    CommandResult outcome =
        Script.ofProject()
            .run(
                ShortRun.joined(
                    List.of(
                        "load", "--reconnect", "--rate", "300", "--blocks", "1", "--time", "1s"),
                    ShortRun.quickly(
                        "--warmup",
                        "1s",
                        "-o",
                        results.toString(),
                        "grpc-protobuf@D.benchmark.sleep=100ms")));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout().replaceAll("\\s+", " "))
        .contains("Broken connections", "When all its connections break, it loses", " calls: ");
    JsonNode surges = Tools.json(Tools.onlyFolder(results).resolve("overload.json")).get("surges");
    assertThat(surges).hasSize(2);
    for (JsonNode surge : surges) {
      assertThat(surge.get("broken").asInt()).isPositive();
      assertThat(surge.get("failed").asInt()).as("those under way").isPositive();
      assertThat(surge.get("failed").asInt()).isLessThan(surge.get("offered").asInt());
    }
  }

  /**
   * One thread (of the tuned set-up) and 1 ms for each call: 1,000 calls a second, and no more
   * (M/D/1, or D/D/1).
   */
  @Tag("every-pair")
  @Test
  void areAnsweredAsArithmeticSays() throws IOException {
    CommandResult outcome =
        Script.ofProject()
            .run(
                "load",
                "--overload",
                "--rate",
                "900",
                "--time",
                "2s",
                "--blocks",
                "1",
                "--warmup",
                "1s",
                "--in-flight",
                "1200",
                "-o",
                results.toString(),
                "--scenario",
                "echo",
                "--ops",
                "string?size=1K",
                "netty-bytes@setup=tuned,D.benchmark.sleep=1ms");

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout().replaceAll("\\s+", " "))
        .contains("Calls beyond capacity", "which sustains 900 calls/s", "Page: ")
        .containsPattern("calls/s, and answers .* at 150%");
    JsonNode surges = Tools.json(Tools.onlyFolder(results).resolve("overload.json")).get("surges");
    JsonNode surge = surges.get(1);
    assertThat(surge.get("times").asDouble()).isEqualTo(1.5);
    double goodput = surge.get("goodput").asDouble();
    assertThat(goodput).as("calls a second").isBetween(600.0, 1_000.0);
    double unanswered = surge.get("unanswered").asDouble();
    assertThat(unanswered + surge.get("notSent").asDouble())
        .as("what came and was not answered")
        .isCloseTo(2 * (1_350 - goodput), within(150.0));
    assertThat(surge.get("recoverySeconds").asDouble())
        .as("unanswered calls by spare capacity: that of the surge, or at most what 1 ms allows")
        .isBetween(unanswered / (1_000 - 450) - 0.9, unanswered / (goodput - 450) + 0.9);
    assertThat(List.of("serverCpus", "clientCpus", "threads", "heapMib", "clientHeapMib"))
        .as("of the last surge: both have collected garbage by then")
        .allSatisfy(it -> assertThat(surges.get(3).path(it).asDouble()).as(it).isPositive());
  }
}
