// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("--scenario streams")
class StreamsIT {

  @TempDir Path results;

  @Test
  void messagesAreMeasuredOnStreamsAndInCalls() {
    CommandResult outcome = quick("netty-bytes", "pingPong|echo", "-p", "streams=2x4");

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout())
        .containsPattern("(?m)^pingPong \\(2x4\\) +[0-9.]+[kM]? ")
        .containsPattern("(?m)^echo \\(2x4\\) +[0-9.]+[kM]? ")
        .contains("The gain of streaming")
        .containsPattern("(?m)^streams +messages/s +of each +as calls/s +gain +CPU gain +first µs$")
        .containsPattern("(?m)^pingPong \\(2x4\\) +[0-9.]+[kM]? +[0-9.]+[kM]? ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"triple-protobuf", "netty-bytes", "grpc-protobuf"})
  @Tag("every-pair")
  void everyPairWithStreamsHasThemAll(String pair) {
    CommandResult outcome = quick(pair, ".*");

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout())
        .contains("The gain of streaming")
        .containsPattern("(?m)^pingPong \\(64x1\\) ")
        .containsPattern("(?m)^download \\(16K\\) ")
        .containsPattern("(?m)^upload \\(1K\\) ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "grpc-protobuf@gateway=nginx",
        "triple-protobuf@gateway=haproxy",
        "grpc-protobuf@gateway=spring",
        "netty-bytes@gateway=nginx"
      })
  @Tag("every-pair")
  void streamsPassGateways(String variant) {
    Tools.assumeInstalled(variant.substring(variant.indexOf('=') + 1));
    CommandResult outcome = quick(variant, "pingPong|echo", "-p", "streams=2x4");

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout())
        .containsPattern("(?m)^pingPong \\(2x4\\) +[0-9.]+[kM]? ")
        .containsPattern("(?m)^ +gateway +[0-9.]+ ");
  }

  @Test
  @Tag("every-pair")
  void variantsAreComparedOnStreams() {
    CommandResult outcome =
        Script.ofProject()
            .run(
                ShortRun.joined(
                    List.of("compare", "netty-bytes", "grpc-protobuf", "--scenario", "streams"),
                    ShortRun.quickly(
                        "--ops",
                        "upload,put",
                        "--blocks",
                        "2",
                        "--time",
                        "1s",
                        "--warmup",
                        "1s",
                        "-o",
                        results.toString())));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout())
        .contains("The gain of streaming")
        .containsPattern("(?m)^upload \\(1K\\) +grpc-protobuf +[0-9.]+ ");
  }

  /** A sender that does not ask is gRPC without {@code isReady}. */
  @ParameterizedTest
  @CsvSource({"grpc-protobuf, yes", "triple-protobuf, no"})
  @Tag("every-pair")
  void aSenderToASlowReceiverIsBoundedIfItAsksAndIsTold(String pair, String bounded) {
    CommandResult outcome =
        Script.ofProject()
            .run(List.of("verify", "--slow-receiver", "4s", pair, "-o", results.toString()));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    String memory = " +client +[0-9.]+ +[0-9.]+ +[0-9.]+\n +server +[0-9.]+ +[0-9.]+ +[0-9.]+\n";
    assertThat(outcome.stdout())
        .containsPattern(pair + " +asks +\\d+ +\\d+ +" + bounded + memory)
        .containsPattern(pair + " +does not ask +\\d+ +\\d+ +no" + memory)
        .contains(pair + ", asks");
    assertThat(Tools.names(Tools.onlyFolder(results)))
        .contains("slow-receiver.md", "slow-receiver.json");
  }

  @Test
  void aPairWithoutStreamsSaysSo() {
    CommandResult outcome = quick("dubbo-kryo", ".*");

    assertThat(outcome.status()).isEqualTo(2);
    assertThat(outcome.stderr())
        .contains(
            "There is nothing to measure: dubbo-kryo has no streams: its protocol carries calls"
                + " only. Name another operation.");
  }

  @Test
  void whatMeasuresCallsRefusesStreams() {
    CommandResult outcome =
        Script.ofProject().run(List.of("--scenario", "streams", "grpc-protobuf"));

    assertThat(outcome.status()).isEqualTo(2);
    assertThat(outcome.stderr())
        .contains(
            "--scenario streams: JMH measures calls, and no streams. For streams: ./benchmark.sh"
                + " --quick, ./benchmark.sh compare or ./benchmark.sh load.");
  }

  @Tag("every-pair")
  @ParameterizedTest
  @ValueSource(strings = "netty-bytes")
  void messagesAreSentAtARate(String pair) throws IOException {
    loaded(pair);
  }

  @ParameterizedTest
  @ValueSource(strings = {"grpc-protobuf", "triple-protobuf", "triple-hessianlite"})
  @Tag("every-pair")
  void everyPairWithStreamsSendsMessagesAtARate(String pair) throws IOException {
    loaded(pair);
  }

  private void loaded(String pair) throws IOException {
    CommandResult outcome =
        Script.ofProject()
            .run(
                ShortRun.joined(
                    List.of("load", "--quick", "--scenario", "streams", "--rate", "200"),
                    ShortRun.quickly(
                        "--ops",
                        "pingPong?streams=4x2,echo?streams=1x16",
                        "--time",
                        "3s",
                        "--warmup",
                        "4s",
                        pair,
                        "-o",
                        results.toString())));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    String sustained = ": (sustains at least 200 calls/s, the highest rate tried|does not sustain)";
    assertThat(outcome.stdout().replaceAll("\\s+", " "))
        .containsPattern(pair + ", pingPong \\(4x2\\)" + sustained)
        .containsPattern(pair + ", echo \\(1x16\\)" + sustained);
    Path folder = Tools.onlyFolder(results);
    List<CostLine> steps =
        LoadIT.steps(LoadIT.run(folder, Tools.json(folder.resolve("load.json")), 0));
    assertThat(steps).hasSize(2).allSatisfy(StreamsIT::assertAnswered);
  }

  /** A machine that others use may be late with some of them, which does not count as sustained. */
  private static void assertAnswered(CostLine step) {
    long offered = step.get(CostColumns.OFFERED).orElseThrow();
    assertThat(offered).as("200 a second, for 3 s").isBetween(400L, 800L);
    assertThat(step.get(CostColumns.FAILED)).hasValue(0L);
    assertThat(step.get(CostColumns.COMPLETED).orElseThrow())
        .as("of %d messages that were due", offered)
        .isGreaterThan(offered * 9 / 10);
  }

  private CommandResult quick(String pair, String... rest) {
    var words =
        new ArrayList<>(
            List.of(
                "--quick",
                "--scenario",
                "streams",
                pair,
                "-o",
                results.toString(),
                "--jdk",
                QuickStartingJdk.option().get(1),
                "--",
                "-i",
                "3",
                "-r",
                "100ms",
                "-w",
                "1s"));
    words.addAll(List.of(rest));
    return Script.ofProject().run(words);
  }
}
