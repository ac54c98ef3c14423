// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;

/** Compares the codec's messages with what the kernel counted on the wire in a real run. */
@DisplayName("benchmark.sh codec")
class CodecIT {

  private static final int HEADER = 16;

  @TempDir Path results;

  @Tag("every-pair")
  @Test
  void encodesAsManyBytesAsPassOverTheWireHoweverLongItMeasures() throws IOException {
    String out = results.toString();
    // few callers: at the end of an interval, each may have sent a request that is not counted yet
    var command = new ArrayList<>(List.of("--quick", "-t", "2", "-o", out, "dubbo-kryo"));
    command.addAll(ShortRun.slices("1s"));
    assertThat(Script.ofProject().run(command).status()).isZero();
    Map<String, Double> wire = bytesOnTheWire(result("dubbo-kryo").resolve("costs.csv"));
    assertSameBytes(Script.ofProject().withShortCodecRuns(), "short", wire);
    assertSameBytes(Script.ofProject(), "long", wire);
  }

  private void assertSameBytes(Script script, String folder, Map<String, Double> wire) {
    Path out = results.resolve(folder);
    CommandResult codec =
        script.run(
            ShortRun.joined(
                List.of("codec"), ShortRun.quickly("-o", out.toString(), "dubbo-kryo", "inproc")));
    assertThat(codec.status()).as(codec.toString()).isZero();
    assertThat(codec.stdout()).contains("has no codec");
    JsonNode messages =
        Tools.json(Tools.onlyFolder(out).resolve("codec.json")).get("pairs").get(0).get("messages");
    assertThat(messages).hasSize(8);
    for (JsonNode message : messages) {
      String name = message.get("operation").asText() + " " + message.get("direction").asText();
      double bytes = message.get("bytes").asDouble();
      // not every request was made equally often, and users are not all of one length
      assertThat(bytes).as(name).isCloseTo(wire.get(name), within(0.02 * bytes));
    }
  }

  @Tag("every-pair")
  @Test
  void aComparisonOfCodecsIsOneLikeAnyOther() {
    CommandResult compared =
        Script.ofProject()
            .withShortCodecRuns()
            .run(
                ShortRun.joined(
                    List.of(
                        "compare",
                        "--codec",
                        "--rounds",
                        "2",
                        "--ops",
                        "getUser",
                        "--gate",
                        "encoded:5%"),
                    ShortRun.quickly("-o", results.toString(), "dubbo-hessianlite", "dubbo-kryo")));

    assertThat(compared.status()).as(compared.toString()).isZero();
    assertThat(compared.stdout())
        .contains("getUser (request)", "getUser (response)", "Gate: passes")
        .containsPattern("encoded B +[0-9.]+ +[0-9.]+ +-[0-9.]+% ± [0-9.]+% +better")
        .contains("Stopped after 2 rounds, as asked.");
    Path folder = result("compare");
    assertThat(Tools.json(folder.resolve("compare.json")).get("replicates")).hasSize(2);
    assertThat(folder.resolve("codec.svg")).content().contains("getUser (response)");
    assertThat(folder.resolve("report.html")).content().contains("Codecs compared");

    CommandResult more =
        Script.ofProject()
            .withShortCodecRuns()
            .run("compare", "--continue", folder.toString(), "--rounds", "1");

    assertThat(more.status()).as(more.toString()).isZero();
    assertThat(more.stdout()).contains("Stopped after 3 rounds, as asked.");
    CommandResult judged =
        Script.ofProject()
            .run("compare", folder.toString(), "--margin", "50%", "--gate", "cpu:99%");
    assertThat(judged.status()).as(judged.toString()).isIn(0, 4);
    assertThat(judged.stdout()).contains("getUser (request)");
  }

  @Tag("every-pair")
  @ResourceLock(Tools.OTHER_DUBBO)
  @Test
  void saysWhyItCannotMeasureTheCodecOfAnOldDubbo() {
    CommandResult codec =
        Script.ofProject().run("codec", "-o", results.toString(), "dubbo-hessianlite@dubbo=2.7.23");
    assertThat(codec.status()).as(codec.toString()).isEqualTo(1);
    assertThat(codec.stdout())
        .contains("dubbo-hessianlite@dubbo=2.7.23", "cannot be measured", "Dubbo 3.2 or newer")
        .doesNotContain("request");
    assertThat(result("codec.failed")).isDirectory();
  }

  private Path result(String name) {
    return Tools.folders(results).stream()
        .filter(folder -> folder.toString().endsWith("-" + name))
        .findFirst()
        .orElseThrow();
  }

  private static Map<String, Double> bytesOnTheWire(Path csv) throws IOException {
    List<String> lines = Files.readAllLines(csv);
    List<String> names = List.of(lines.get(0).split(","));
    var bytes = new HashMap<String, Double>();
    for (String line : lines.subList(1, lines.size())) {
      String[] values = line.split(",", -1);
      String operation = values[names.indexOf("operation")];
      double ops = Double.parseDouble(values[names.indexOf("ops")]);
      String sent = values[names.indexOf("sent_bytes")];
      String received = values[names.indexOf("received_bytes")];
      if (!sent.isEmpty()) {
        bytes.put(operation + " request", Double.parseDouble(sent) / ops - HEADER);
        bytes.put(operation + " response", Double.parseDouble(received) / ops - HEADER);
      }
    }
    return bytes;
  }
}
