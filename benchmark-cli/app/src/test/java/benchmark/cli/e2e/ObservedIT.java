// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("what a run is observed to do")
class ObservedIT {

  @TempDir Path results;

  @Test
  void namesAServerPoolThatIsTenTimesTooLarge() throws IOException {
    CommandResult outcome = run("dubbo-kryo@server.D.dubbo.protocol.threads=2000");

    assertThat(outcome.stdout().replaceAll("\\s+", " "))
        .containsPattern(
            "The server ran its service on [0-9]+ threads \\(DubboServerHandler-\\*-thread-\\*\\), but"
                + " dubbo-kryo is set up with 'pool of 200 threads");
    JsonNode observed = record().get("observed");
    JsonNode server = observed.get("parts").get("server");
    assertThat(server.get("service")).hasSize(1);
    assertThat(server.get("service").get(0).get("virtual").asBoolean()).isFalse();
    assertThat(server.get("loops").findValuesAsText("implementation"))
        .contains("io.netty.channel.nio.NioIoHandler");
    assertThat(server.get("allocators")).hasToString("[\"PooledByteBufAllocator\"]");
    assertThat(server.get("libraries").findValuesAsText("artifact")).contains("dubbo", "kryo");
    assertThat(observed.get("parts").get("client").get("loops")).isNotEmpty();
    assertThat(observed.get("declared").get("server.executor").asText()).startsWith("pool of 200");
  }

  @Test
  void namesAClientThatOpensAConnectionForEachCall() throws IOException {
    CommandResult outcome = run("http-json@client.D.http.keepAlive=false");

    assertThat(outcome.stdout().replaceAll("\\s+", " "))
        .containsPattern("[0-9.]+ connections were opened for a thousand calls");
    JsonNode observed = record().get("observed");
    JsonNode connections = observed.get("connections");
    assertThat(connections.get("opened").asLong()) // calls under way at the end are not counted
        .isGreaterThan(connections.get("calls").asLong() / 2);
    assertThat(observed.get("parts").get("client").get("http")).hasToString("[\"HTTP/1.1\"]");
  }

  private CommandResult run(String variant) {
    CommandResult outcome =
        Script.ofProject()
            .run(
                ShortRun.joined(
                    List.of("--quick", "--details", "-o", results.toString(), variant),
                    ShortRun.slices("200ms", "existUser")));
    assertThat(outcome.status()).as(outcome.toString()).isZero();
    return outcome;
  }

  private JsonNode record() throws IOException {
    return Tools.json(Tools.folders(results).get(0).resolve("run.json"));
  }
}
