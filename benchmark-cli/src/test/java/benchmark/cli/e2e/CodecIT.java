// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import benchmark.cli.run.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Compares the codec's messages with what the kernel counted on the wire in a real run. */
@Timeout(value = 15, unit = TimeUnit.MINUTES)
class CodecIT {

  private static final int HEADER = 16;

  @TempDir private Path folder;

  @Test
  void encodesAsManyBytesAsPassOverTheWire() throws Exception {
    var copy = ProjectCopy.in(folder);
    copy.run("./benchmark.sh --quick dubbo-kryo -- -wi 1 -w 500ms -i 2 -r 500ms");
    Map<String, Double> wire = bytesOnTheWire(copy.result("dubbo-kryo").resolve("costs.csv"));
    assertThat(copy.run("./benchmark.sh codec dubbo-kryo inproc")).contains("has no codec");
    JsonNode codecs = Json.read(copy.result("codec").resolve("codec.json"), JsonNode.class);
    JsonNode messages = codecs.get(0).get("messages");
    assertThat(messages).hasSize(8);
    for (JsonNode message : messages) {
      String name = message.get("operation").asText() + " " + message.get("direction").asText();
      double bytes = message.get("bytes").asDouble();
      // not every request was made equally often, and users are not all of one length
      assertThat(bytes).as(name).isCloseTo(wire.get(name), within(0.02 * bytes));
    }
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
