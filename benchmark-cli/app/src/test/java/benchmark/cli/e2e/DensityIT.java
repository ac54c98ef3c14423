// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("the smallest heap")
class DensityIT {

  private static final String SLO = "--slo=p50<=60s";
  private static final String PLAIN = "netty-bytes@heap=24m,jvm=-XX:+UseSerialGC";

  /** Serial's old generation is two thirds of a heap, unless it may be more. */
  private static final String KEEPS =
      "netty-bytes@heap=128m,jvm=-XX:+UseSerialGC,jvm=-XX:NewSize=4m,jvm=-XX:MaxNewSize=4m,"
          + "D.benchmark.keeps=100MiB";

  @TempDir Path results;

  /** The limit is so high that only the end of a server decides, however slow the machine is. */
  @Tag("exhaustive")
  @Test
  void isLargerByWhatAServiceKeeps() throws IOException {
    Path exported = results.resolve("numbers.json");
    CommandResult outcome =
        Script.ofProject()
            .run(
                density(
                    SLO,
                    "--gate",
                    "10%",
                    "--export-json",
                    exported.toString(),
                    "--expect",
                    "density.heap<=200MiB",
                    PLAIN,
                    KEEPS));

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(3); // of the gate
    assertThat(outcome.stdout()).contains("Smallest heaps", "Expected against actual", "Page: ");
    assertThat(outcome.stdout().replaceAll("\\s+", " "))
        .contains("keeps p50 <= 60s at 250 calls/s with a heap of", "(OutOfMemoryError)");
    assertThat(exported).content().contains("Smallest heap", "\"memory.low\"");
    assertThat(smallest(1) - smallest(0)).as("MiB more").isBetween(85, 130);
    assertThat(steps().filter(it -> it.has("failure")))
        .allMatch(it -> !it.get("kept").asBoolean() && !it.has("used"));
    assertThat(steps().filter(it -> it.has("used")).map(it -> it.get("used")))
        .allMatch(it -> it.get("residentMib").asDouble() > 20)
        .allMatch(it -> it.get("collector").asDouble() > 0 && it.get("collector").asDouble() < 1);
  }

  @Tag("every-pair")
  @Test
  void isContinuedAfterAnInterruption() throws IOException {
    try (Run run = Script.ofProject().start(density(SLO, PLAIN))) {
      run.awaitStderr("heap of 14 MiB"); // after the first one
      run.signalGroup("INT");
      CommandResult outcome = run.awaitEnd();

      assertThat(outcome.status()).as(outcome.toString()).isEqualTo(130);
      assertThat(outcome.stdout().replaceAll("\\s+", " "))
          .contains("Ended before its time: interrupted", "The search had not ended.");
    }

    CommandResult more = Script.ofProject().run("density", "--continue", folder().toString());

    assertThat(more.status()).as(more.toString()).isZero();
  }

  /** No call is that fast, so that the search ends at once. */
  @Tag("exhaustive")
  @Test
  void isBesideWhatIdleConnectionsTake() throws IOException {
    CommandResult outcome =
        Script.ofProject()
            .run(
                density(
                    "--slo=p50<=0.001us",
                    "--connections",
                    "200",
                    "dubbo-kryo@heap=128m",
                    "netty-bytes@heap=64m"));

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(5);
    assertThat(outcome.stdout().replaceAll("\\s+", " "))
        .contains("netty-bytes has no key connections=.");
    JsonNode idle = Tools.json(folder().resolve("density.json")).get("idle").get(0);
    assertThat(idle.get("number").asInt()).isEqualTo(200);
    assertThat(idle.get("heapBytes"))
        .hasSize(3)
        .allSatisfy(bytes -> assertThat(bytes.asDouble()).isBetween(500.0, 100_000.0));
  }

  @Tag("every-pair")
  @Test
  void thatDoesNotExistIsAnAnswerWithAStatusOfItsOwn() {
    CommandResult outcome =
        Script.ofProject().run(density(SLO, "netty-bytes@heap=32m,D.benchmark.keeps=100MiB"));

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(5);
    assertThat(outcome.stdout().replaceAll("\\s+", " "))
        .contains(
            "no heap up to 32 MiB keeps p50 <= 60s at 250 calls/s (OutOfMemoryError). Allow more"
                + " heap, such as @heap=2g");
  }

  @Tag("every-pair")
  @Test
  void ofAServerThatNeverStartsIsAFailureWithAReason() {
    CommandResult outcome =
        Script.ofProject().run(density(SLO, "netty-bytes@server.jvm=-XX:NoSuchFlag"));

    assertThat(outcome.status()).as(outcome.toString()).isEqualTo(1);
    assertThat(outcome.stderr())
        .contains("netty-bytes@server.jvm=-XX:NoSuchFlag failed: ", "ended before it was ready");
  }

  private List<String> density(String... words) {
    return ShortRun.joined(
        List.of(
            "density",
            "-o",
            results.resolve("of").toString(),
            "--rate",
            "250",
            "--time",
            "1s",
            "--warmup",
            "1s",
            "--scenario",
            "echo",
            "--ops",
            "string?size=1K"),
        ShortRun.quickly(words));
  }

  private Path folder() {
    return Tools.onlyFolder(results.resolve("of"));
  }

  private Stream<JsonNode> steps() throws IOException {
    var all = Stream.<JsonNode>builder();
    Tools.json(folder().resolve("density.json")).get("steps").forEach(all);
    return all.build();
  }

  /** The smallest heap that a server of a variant was good with. */
  private int smallest(int variant) throws IOException {
    return steps()
        .filter(it -> it.get("variant").asInt() == variant && it.get("kept").asBoolean())
        .mapToInt(it -> it.get("heapMib").asInt())
        .min()
        .orElseThrow();
  }
}
