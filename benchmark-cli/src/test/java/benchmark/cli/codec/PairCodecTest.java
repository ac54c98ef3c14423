// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import benchmark.cli.Golden;
import benchmark.cli.results.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PairCodecTest {

  private static final String COSTS =
      """
      operation,mode,ops,client_cpu_ns,server_cpu_ns
      getUser,sample,1000,40000000,50000000
      getUser,sample,3000,110000000,160000000
      """;

  private static final String JDK = "17.0.1";

  @TempDir private Path results;
  private List<MessageCost> messages;

  @BeforeEach
  void readFigures() throws IOException {
    Path json = results.resolve("jmh-of-codec.json");
    Files.writeString(json, Golden.read("codec/jmh.json"));
    messages = MessageCost.read(json);
  }

  @Test
  void takesTheMedianOfTheIterations() {
    assertThat(messages)
        .containsExactly(
            new MessageCost("getUser", "request", 175.936, 2100, 3000, 4256, 6493),
            new MessageCost("getUser", "response", 236.596, 4000, 5400, 4480, 6100));
  }

  @Test
  void comparesWithTheCpuTimeOfBothSides() throws IOException {
    store("20260101-000000-dubbo-a", "dubbo-a", false, COSTS);
    CallShare share = PairCodec.of("dubbo-a", messages, results, JDK).calls().get(0);
    assertThat(share.codecNanos()).isEqualTo(14_500);
    assertThat(share.measure()).isEqualTo(CallShare.Measure.CPU);
    assertThat(share.callNanos()).isEqualTo(90_000);
    assertThat(share.share()).isCloseTo(0.161, within(0.001));
  }

  @Test
  void comparesWithTheMeanTimeWhereNoCpuTimeWasRecorded() throws IOException {
    String withoutServer = COSTS.replace(",50000000", ",");
    store("20260101-000000-dubbo-a", "dubbo-a", false, withoutServer);
    CallShare share = PairCodec.of("dubbo-a", messages, results, JDK).calls().get(0);
    assertThat(share.measure()).isEqualTo(CallShare.Measure.LATENCY);
    assertThat(share.callNanos()).isCloseTo(1_500_000, within(1e-3));
  }

  @Test
  void takesTheNewestGoodRunOfThisVariant() throws IOException {
    store("20260101-000000-dubbo-a", "dubbo-a", false, COSTS);
    store("20260102-000000-dubbo-a", "dubbo-a", false, COSTS);
    store("20260103-000000-dubbo-a", "dubbo-a", true, COSTS);
    store("20260104-000000-dubbo-a.failed", "dubbo-a", false, COSTS);
    store("20260105-000000-dubbo-a.partial", "dubbo-a", false, COSTS);
    store("20260106-000000-dubbo-a@threads=1", "dubbo-a@threads=1", false, COSTS);
    Files.createDirectories(results.resolve("20260107-000000-codec"));
    assertThat(PairCodec.of("dubbo-a", messages, results, JDK).run())
        .isEqualTo(results.resolve("20260102-000000-dubbo-a").toString());
  }

  @Test
  void doesNotCompareWithARunOnAnotherJdk() throws IOException {
    store("20260101-000000-dubbo-a", "dubbo-a", false, COSTS);
    assertThat(PairCodec.of("dubbo-a", messages, results, "25").run()).isNull();
  }

  @Test
  void writesTheReport() throws IOException {
    store("20260101-000000-dubbo-a", "dubbo-a", false, COSTS);
    PairCodec measured = PairCodec.of("dubbo-a", messages, results, JDK);
    var report =
        new CodecReport(
            List.of(
                new PairCodec(
                    "dubbo-a",
                    JDK,
                    measured.messages(),
                    measured.calls(),
                    "results/20260101-000000-dubbo-a",
                    null),
                PairCodec.of("dubbo-b", messages, results, JDK),
                PairCodec.of("inproc", List.of(), results, JDK),
                PairCodec.failed("dubbo-c", JDK, "dubbo-c cannot be measured (exit status 1).")));
    Golden.assertMatches("codec/report.txt", report.toText());
    Golden.assertMatches("codec/report.md", report.toMarkdown());
    assertThat(report.toText().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void explainsNoFiguresWhereThereAreNone() {
    var report =
        new CodecReport(List.of(PairCodec.failed("dubbo-c", JDK, "dubbo-c cannot be measured.")));
    assertThat(report.toText()).isEqualTo("dubbo-c\ndubbo-c cannot be measured.\n");
  }

  @Test
  void isStoredAsJson() throws IOException {
    Path file = results.resolve("codec.json");
    Json.write(file, List.of(PairCodec.of("dubbo-b", messages, results, JDK)));
    Golden.assertMatches("codec/codec.json", file);
  }

  private void store(String folder, String variant, boolean profiled, String costs)
      throws IOException {
    Path run = Files.createDirectories(results.resolve(folder));
    Files.writeString(
        run.resolve("run.json"),
        """
        {"variant": "%s", "profiled": %s, "exitStatus": 0, "jdk": {"version": "%s"}}
        """
            .formatted(variant, profiled, JDK));
    Files.writeString(run.resolve("jmh.json"), Golden.read("codec/jmh-of-run.json"));
    Files.writeString(run.resolve("costs.csv"), costs);
  }
}
