// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("fresh starts")
class StartIT {

  private static final String COLD = "netty-bytes@D.benchmark.cold=7s:400ms";

  @TempDir Path results;

  @Test
  void tellHowLongAServerIsSlow() throws IOException {
    Path exported = results.resolve("numbers.json");
    CommandResult outcome =
        Script.ofProject()
            .run(
                start(
                    "--blocks",
                    "1",
                    "--time",
                    "12s",
                    "--scenario",
                    "echo",
                    "--export-json",
                    exported.toString(),
                    "--expect",
                    "start.failed<=50%",
                    "netty-bytes",
                    COLD));

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(4); // of one there is no interval
    assertThat(outcome.stdout())
        .contains("A cold server and a warm client", "Expected against actual", "Page: ")
        .containsPattern("netty-bytes, a cold server and a warm client: the first right answer");
    assertThat(outcome.stdout().lines()).allMatch(line -> line.length() <= 120);
    assertThat(exported).content().contains("\"warm\"", "cold server");
    JsonNode slow = fresh().get(1);
    assertThat(slow.get("variant").asInt()).isEqualTo(1);
    assertThat(slow.get("warm").asDouble() - slow.get("ready").asDouble())
        .as("seconds until warm, after it was ready: right to 10%")
        .isCloseTo(7, within(0.7));
    assertThat(slow.get("firstMillis").get("10").asDouble()).isGreaterThan(400);
    try (Stream<Path> files = Files.walk(folder())) {
      assertThat(files.filter(it -> it.endsWith("server-001/calls.csv"))).hasSize(2);
    }
  }

  @Tag("every-pair")
  @Test
  void areOfServersClientsAndBoth() throws IOException {
    CommandResult outcome =
        Script.ofProject()
            .run(
                start(
                    "--blocks",
                    "1",
                    "--time",
                    "1s",
                    "--cold",
                    "server,client,both",
                    "grpc-protobuf"));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout()).contains("A warm server and a cold client", "Both cold");
    assertThat(fresh())
        .extracting(it -> it.get("situation").asText())
        .containsExactly("server", "client", "both");
    assertThat(fresh()).allMatch(it -> it.get("failed").asInt() == 0);
  }

  @Tag("every-pair")
  @Test
  void replaceOneOfTwoServers() throws IOException {
    CommandResult outcome =
        Script.ofProject().run(start("--restart", "--blocks", "1", "--time", "24s", "dubbo-kryo"));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout()).contains("One of two servers replaced");
    assertThat(fresh().get(0).get("failed").asInt())
        .as("the other server answers")
        .isLessThan(fresh().get(0).get("offered").asInt() / 2);
    JsonNode share = fresh().get(0).get("share");
    assumeThat(share)
        .as("the counters of both servers, which a busy machine reads late")
        .isNotNull();
    assertThat(share.asDouble())
        .as("of the calls go to a provider of Dubbo that is young")
        .isGreaterThan(0)
        .isLessThan(0.2);
  }

  @Tag("every-pair")
  @Test
  void keepWhatWasMeasuredWhenInterruptedAndGoOn() throws IOException {
    try (Run run =
        Script.ofProject().start(start("--blocks", "3", "--time", "2s", "netty-bytes"))) {
      run.awaitStderr("2 of 3");
      run.signalGroup("INT");
      CommandResult outcome = run.awaitEnd();

      assertThat(outcome.status()).as(outcome.toString()).isEqualTo(130);
      assertThat(outcome.stdout().replaceAll("\\s+", " "))
          .contains("Ended before its time: interrupted");
      assertThat(fresh()).hasSize(1);
    }

    CommandResult more =
        Script.ofProject().run("start", "--continue", folder().toString(), "--blocks", "2");

    assertThat(more.status()).as(more.toString()).isZero();
    assertThat(fresh()).hasSize(2);
    assertThat(more.stdout()).contains("Medians of 2 fresh starts each");
  }

  @Tag("every-pair")
  @Test
  void thatDoNotEvenBeginAreAFailureWithAReason() throws IOException {
    CommandResult outcome =
        Script.ofProject()
            .run(start("--blocks", "1", "--time", "1s", "netty-bytes@server.jvm=-XX:NoSuchFlag"));

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.stderr())
        .contains("netty-bytes@server.jvm=-XX:NoSuchFlag failed: ", "ended before it was ready");
    assertThat(folder().getFileName().toString()).endsWith("-start.failed");
  }

  private List<String> start(String... words) {
    return ShortRun.joined(
        List.of("start", "-o", results.resolve("of").toString(), "--rate", "100", "--warmup", "1s"),
        ShortRun.quickly(words));
  }

  private Path folder() {
    return Tools.onlyFolder(results.resolve("of"));
  }

  private JsonNode fresh() throws IOException {
    return Tools.json(folder().resolve("start.json")).get("fresh");
  }
}
