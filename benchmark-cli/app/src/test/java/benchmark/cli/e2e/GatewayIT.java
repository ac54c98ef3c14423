// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("calls through a gateway")
class GatewayIT {

  @TempDir Path results;

  @Test
  void areCheckedAndCostWhatTheGatewayUsesToo() throws IOException {
    assertMeasured("netty-bytes", "haproxy");
  }

  @Tag("every-pair")
  @ParameterizedTest
  @CsvSource({
    "grpc-protobuf, nginx",
    "rest-json, nginx",
    "hessian-hessian, nginx",
    "dubbo-kryo, nginx",
    "triple-protobuf, haproxy",
    "spring-json, haproxy",
    "triple-protobuf, spring",
    "spring-json, spring",
    "rest-json, convert"
  })
  void soDoThoseOfOtherProtocols(String pair, String gateway) throws IOException {
    assertMeasured(pair, gateway);
  }

  /** Each of these takes the ways of two from above. */
  @Tag("exhaustive")
  @ParameterizedTest
  @CsvSource({
    "triple-protobuf, nginx",
    "triple-hessianlite, haproxy",
    "grpc-protobuf, haproxy",
    "grpc-protobuf, spring",
    "rest-json, spring",
    "http-json, spring",
    "spring-json, convert"
  })
  void soDoThoseOfOtherPairs(String pair, String gateway) throws IOException {
    assertMeasured(pair, gateway);
  }

  /** What no machine can change: nothing arrives early, and not more than the rate allows. */
  @Test
  void goOverALinkOfAGivenSpeed() throws IOException {
    CommandResult outcome =
        quick("netty-bytes@link.delay=5ms,link.rate=8Mbit", "-t", "8", "listUser");

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout().replaceAll("\\s+", " "))
        .contains("All calls went through relay (5ms and 8Mbit in each direction).")
        .containsPattern("gateway=relay:\\d+ bytes to the server and \\d+ to the client")
        .containsPattern("link.delay=5ms:round trip \\d\\d");
    Path folder = Tools.onlyFolder(results);
    JsonNode observed = Tools.json(folder.resolve("run.json")).at("/observed/parts/gateway/keys");
    assertThat(observed.path("link.rate").asText()).matches("8Mbit:[0-7]\\.\\d+ Mbit/s");
    JsonNode times = Tools.json(folder.resolve("jmh.json")).get(0).get("primaryMetric");
    assertThat(times.get("scorePercentiles").get("0.0").asDouble()).isGreaterThanOrEqualTo(10);
    List<CostLine> slices = LoadIT.steps(folder);
    assertThat(sum(slices, CostColumns.GATEWAY_CPU_NANOS)).isPositive();
    assertThat(sum(slices, CostColumns.RECEIVED_BYTES) / sum(slices, CostColumns.NANOS) * 1e9)
        .as("bytes a second, of which a part may have waited for a thread before the slices")
        .isLessThan(3e6);
  }

  private static double sum(List<CostLine> slices, CostColumn<Long> column) {
    return slices.stream().mapToDouble(it -> it.number(column)).sum();
  }

  @Tag("every-pair")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "dubbo-kryo@tls=mutual",
        "rest-json@timeout=6000",
        "triple-protobuf@gateway=relay",
        "triple-protobuf@http=3"
      })
  void goOverALinkAsTheyDoWithoutIt(String variant) throws IOException {
    CommandResult outcome = quick(variant + ",link.delay=1ms", "existUser");

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    JsonNode record = Tools.json(Tools.onlyFolder(results).resolve("run.json"));
    assertThat(record.at("/observed/parts/gateway/keys/link.delay").asText())
        .contains("round trip");
    assertThat(record.at("/observed/parts/client/http").toString())
        .isEqualTo(
            variant.startsWith("dubbo")
                ? "[]"
                : variant.endsWith("http=3") ? "[\"HTTP/3\"]" : "[\"HTTP/2\"]");
  }

  private void assertMeasured(String pair, String gateway) throws IOException {
    Tools.assumeInstalled(gateway);
    CommandResult outcome = quick(pair + "@gateway=" + gateway, "existUser");

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    String said = outcome.stdout().replaceAll("\\s+", " ");
    // a connection that lasts for one call is hardly ever seen
    String connections = pair.equals("rest-json") ? "(-|[1-9][0-9]*)" : "[1-9][0-9]*";
    assertThat(outcome.stdout())
        .containsPattern("(?m)^existUser +client +[0-9.]+ ")
        .containsPattern("(?m)^ +gateway +[0-9.]+ +- +- +- +- +[0-9.]+ +" + connections + "$");
    assertThat(said).containsPattern("All calls went through " + gateway + " .*\\d+\\.\\d+");
    Path folder = Tools.onlyFolder(results);
    JsonNode record = Tools.json(folder.resolve("run.json"));
    assertThat(record.at("/modules/gateway").asText())
        .matches(gateway + " .*\\d+\\.\\d+(\\.\\d+)?\\)?");
    assertThat(record.at("/commandLines/gateway").isEmpty()).isFalse();
    assertThat(Tools.names(folder))
        .contains("gateway.log")
        .doesNotContain("gateway-temp", "gateway.pid");
    if (Tools.isProgram(gateway)) {
      assertThat(Tools.names(folder)).contains("gateway.conf");
    }
  }

  @Tag("every-pair")
  @Test
  void endWithTheGatewayAndItsLastWords() throws IOException {
    Tools.assumeInstalled("haproxy");
    try (Run run =
        Script.ofProject()
            .start(
                ShortRun.joined(
                    List.of("--quick", "-o", results.toString(), "netty-bytes@gateway=haproxy"),
                    ShortRun.slices("20s", "existUser")))) {
      run.awaitStderr("measuring");
      Tools.require("kill", "-9", Long.toString(run.awaitProcess("gateway.conf").pid()));
      CommandResult outcome = run.awaitEnd();

      assertThat(outcome.status()).isEqualTo(1);
      assertThat(outcome.stderr())
          .contains("The gateway haproxy ended during the run (exit status 137).");
    }
  }

  @Test
  void doNotBeginWhereItRefusesItsConfiguration() throws IOException {
    Path nginx =
        Files.writeString(
            results.resolve("nginx"),
            """
            #!/bin/sh
            [ "$1" != -v ] || { echo "nginx version: nginx/0.8.0" >&2; exit; }
            echo 'nginx: [emerg] unknown directive "grpc_pass" in gateway.conf:30' >&2
            exit 1
            """);
    Files.setPosixFilePermissions(nginx, PosixFilePermissions.fromString("rwx------"));
    CommandResult outcome = quick("grpc-protobuf@gateway=" + nginx, "existUser");

    assertThat(outcome.status()).isEqualTo(1);
    assertThat(outcome.stderr())
        .contains(
            "The gateway nginx ended before it was ready (exit status 1). The last lines of its log:",
            "  nginx: [emerg] unknown directive \"grpc_pass\" in gateway.conf:30");
  }

  @Test
  void cannotBePinnedToCpusWhereThereIsNone() {
    CommandResult outcome = Script.ofProject().run("--quick", "--cpus", "gateway=0", "netty-bytes");

    assertThat(outcome.status()).isEqualTo(2);
    assertThat(outcome.stderr())
        .contains(
            "--cpus gateway=0 has no effect: there is no gateway. Write a variant such as"
                + " netty-bytes@gateway=nginx, or leave it out.");
  }

  private CommandResult quick(String variant, String... words) {
    return Script.ofProject()
        .run(
            ShortRun.joined(
                List.of("--quick", "--details", "-o", results.toString(), variant),
                ShortRun.slices("300ms", words)));
  }
}
