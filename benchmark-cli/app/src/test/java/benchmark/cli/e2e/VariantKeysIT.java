// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

@DisplayName("what a variant may set")
class VariantKeysIT {

  private static final String ALL =
      "dubbo-kryo@filters=none,heap=512m,connections=2,transporter=netty3";

  @TempDir Path results;

  @Tag("every-pair")
  @Test
  void aComparisonTellsVariantsOfOnePairApart() {
    CommandResult outcome =
        Script.ofProject().run(ShortRun.comparison(results, "--rounds", "1", "dubbo-kryo", ALL));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    assertThat(outcome.stdout()).contains("A: dubbo-kryo\n", "B: " + ALL + "\n");
    List<Path> runs = Tools.folders(Tools.onlyFolder(results).resolve("round-001"));
    assertThat(runs).hasSize(2);
    JsonNode usual = Tools.json(runs.get(0).resolve("run.json"));
    JsonNode changed = Tools.json(runs.get(1).resolve("run.json"));
    assertThat(usual.get("variant").asText()).isEqualTo("dubbo-kryo");
    assertThat(changed.get("variant").asText()).isEqualTo(ALL);
    for (String side : List.of("server", "client")) {
      assertThat(usual.get("jvms").get(side).get("maxHeapBytes").asLong()).isEqualTo(1L << 30);
      assertThat(changed.get("jvms").get(side).get("maxHeapBytes").asLong()).isEqualTo(1L << 29);
      assertThat(changed.get("jvms").get(side).get("initialHeapBytes").asLong())
          .isEqualTo(1L << 29);
    }
    for (String command : List.of("/commandLines/server", "/commandLines/client")) {
      assertThat(changed.at(command).toString()).contains("benchmark.key.filters=none", "-Xms512m");
    }
    assertThat(changed.at("/commandLines/client").toString())
        .contains("benchmark.key.connections=2");
  }

  @Tag("every-pair")
  @Test
  void whatIsSetForOneSideReachesThatSideAlone() {
    String variant = "dubbo-kryo@heap=512m,server.heap=256m,server.filters=none,client.D.a.b=c";
    CommandResult outcome = Script.ofProject().run(ShortRun.of("-o", results.toString(), variant));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    JsonNode record = Tools.json(Tools.onlyFolder(results).resolve("run.json"));
    assertThat(record.get("variant").asText()).isEqualTo(variant);
    assertThat(record.at("/jvms/server/maxHeapBytes").asLong()).isEqualTo(1L << 28);
    assertThat(record.at("/jvms/client/maxHeapBytes").asLong()).isEqualTo(1L << 29);
    assertThat(record.at("/commandLines/server").toString())
        .contains("-Dbenchmark.key.filters=none")
        .doesNotContain("-Da.b=c");
    assertThat(record.at("/commandLines/client").toString())
        .contains("-Da.b=c")
        .doesNotContain("benchmark.key.filters");
  }

  @Tag("every-pair")
  @ResourceLock(Tools.OTHER_DUBBO)
  @Test
  void aComparisonTellsTheVersionOfEachSide() {
    CommandResult outcome =
        Script.ofProject()
            .run(
                ShortRun.comparison(
                    results,
                    "--rounds",
                    "1",
                    "dubbo-hessianlite",
                    "dubbo-hessianlite@server.dubbo=2.7.23"));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
    Path comparison = Tools.onlyFolder(results);
    assertThat(Tools.json(comparison.resolve("compare.json")).at("/variants/1/framework").asText())
        .matches("Dubbo \\S+ \\(client\\) and 2\\.7\\.23 \\(server\\)");
    JsonNode mixed =
        Tools.json(Tools.folders(comparison.resolve("round-001")).get(1).resolve("run.json"));
    assertThat(mixed.at("/modules/dubbo").asText())
        .matches("\\S+ \\(client\\), 2\\.7\\.23 \\(server\\)");
  }

  /** The way that these reach Dubbo is XML, which older versions read by other code. */
  @Tag("every-pair")
  @ResourceLock(Tools.OTHER_DUBBO)
  @Test
  void anOlderDubboTakesThemAllTheSame() {
    CommandResult outcome =
        Script.ofProject()
            .run(
                ShortRun.of(
                    "-o", results.toString(), ALL.replace("kryo@", "hessianlite@dubbo=2.7.23,")));

    assertThat(outcome.status()).as(outcome.toString()).isZero();
  }
}
