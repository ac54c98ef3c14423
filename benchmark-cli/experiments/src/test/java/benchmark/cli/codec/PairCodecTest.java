// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import benchmark.cli.results.FabricatedRun;
import benchmark.cli.results.Json;
import benchmark.cli.text.Document;
import benchmark.cli.text.Golden;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.TextRenderer;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PairCodecTest {

  private static final OperationKey GET_USER = OperationKey.of("getUser");

  private static final String JDK = "17.0.1";

  @TempDir private Path results;
  private List<MessageCost> messages;

  @BeforeEach
  void readMessages() throws IOException {
    Path json = results.resolve("jmh-of-codec.json");
    Files.writeString(json, Golden.read("codec/jmh.json"));
    messages = MessageCost.read(json);
  }

  @Test
  void takesTheMedianOfTheIterations() {
    assertThat(messages)
        .containsExactly(
            new MessageCost(GET_USER, "request", 175.936, 2100, 3000, 4256, 6493),
            new MessageCost(GET_USER, "response", 236.596, 4000, 5400, 4480, 6100));
  }

  @Test
  void comparesWithTheCpuTimeOfBothSides() throws IOException {
    store("20260101-000000-dubbo-a", "dubbo-a");
    CallShare share = PairCodec.of("dubbo-a", messages, results, JDK, false).calls().get(0);
    assertThat(share.codecNanos()).isEqualTo(14_500);
    assertThat(share.measure()).isEqualTo(CallShare.Measure.CPU);
    assertThat(share.callNanos()).isEqualTo(90_000);
    assertThat(share.share()).isCloseTo(0.161, within(0.001));
  }

  @Test
  void comparesWithTheMeanTimeWhereNoCpuTimeWasRecorded() throws IOException {
    CostLine withoutServer =
        CostLine.of(GET_USER)
            .with(CostColumns.OPS, 1000L)
            .with(CostColumns.CLIENT.cpuNanos(), 40_000_000L);
    store("20260101-000000-dubbo-a", "dubbo-a").costs(withoutServer);
    CallShare share = PairCodec.of("dubbo-a", messages, results, JDK, false).calls().get(0);
    assertThat(share.measure()).isEqualTo(CallShare.Measure.LATENCY);
    assertThat(share.callNanos()).isCloseTo(1_500_000, within(1e-3));
  }

  @Test
  void takesTheNewestGoodRunOfThisVariant() throws IOException {
    store("20260101-000000-dubbo-a", "dubbo-a");
    store("20260102-000000-dubbo-a", "dubbo-a");
    store("20260103-000000-dubbo-a", "dubbo-a").profiled("dubbo-a", JDK);
    store("20260104-000000-dubbo-a.failed", "dubbo-a");
    store("20260105-000000-dubbo-a.partial", "dubbo-a");
    store("20260106-000000-dubbo-a@threads=1", "dubbo-a@threads=1");
    Files.createDirectories(results.resolve("20260107-000000-codec"));
    assertThat(PairCodec.of("dubbo-a", messages, results, JDK, false).run())
        .isEqualTo(results.resolve("20260102-000000-dubbo-a").toString());
  }

  @Test
  void prefersTheNewestRunOfAllItsOperations() {
    var both =
        List.of(
            new MessageCost(GET_USER, "request", 175.936, 2100, 3000, 4256, 6493),
            new MessageCost(
                OperationKey.of("existUser"), "request", 175.936, 2100, 3000, 4256, 6493));
    run("20260101-000000-dubbo-a", "existUser", "getUser");
    run("20260102-000000-dubbo-a", "getUser");
    run("20260103-000000-dubbo-a", "listUser");

    assertThat(PairCodec.of("dubbo-a", both, results, JDK, false).run()).contains("20260101");
    assertThat(PairCodec.of("dubbo-a", messages, results, JDK, false).run()).contains("20260102");
  }

  @Test
  void withoutARunOfAnyOperationThereIsNone() {
    run("20260103-000000-dubbo-a", "listUser");

    PairCodec codec = PairCodec.of("dubbo-a", messages, results, JDK, false);

    assertThat(codec.run()).isNull();
    assertThat(TextRenderer.render(new CodecReport(List.of(codec)).document()))
        .contains("There is no stored run of dubbo-a on JDK 17.0.1 to compare with. ");
  }

  private void run(String folder, String... operations) {
    new FabricatedRun(results.resolve(folder), "dubbo-a", JDK, 2)
        .measured(
            Stream.of(operations)
                .map(
                    it ->
                        FabricatedRun.entry(
                            "benchmark.Client." + it, Map.of(), "thrpt", 1, "ops/ms"))
                .toArray(String[]::new))
        .costs();
  }

  @Test
  void doesNotCompareWithARunOnAnotherJdk() throws IOException {
    store("20260101-000000-dubbo-a", "dubbo-a");
    assertThat(PairCodec.of("dubbo-a", messages, results, "25", false).run()).isNull();
  }

  @Test
  void writesTheReport() throws IOException {
    store("20260101-000000-dubbo-a", "dubbo-a");
    PairCodec measured = PairCodec.of("dubbo-a", messages, results, JDK, false);
    Document report =
        new CodecReport(
                List.of(
                    new PairCodec(
                        "dubbo-a",
                        JDK,
                        measured.messages(),
                        measured.calls(),
                        "results/20260101-000000-dubbo-a",
                        null,
                        false),
                    PairCodec.of("dubbo-b", messages, results, JDK, false),
                    PairCodec.of("inproc", List.of(), results, JDK, false),
                    PairCodec.failed(
                        "dubbo-c", JDK, "dubbo-c cannot be measured (exit status 1).")))
            .document();
    Golden.assertMatches("codec/report.txt", TextRenderer.render(report));
    Golden.assertMatches("codec/report.md", MarkdownRenderer.render(report));
    assertThat(TextRenderer.render(report).lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void theCommandThatIsRecommendedNamesTheScenario() {
    assertThat(recommended(new OperationKey("string", Map.of("size", "1K"))))
        .contains("./benchmark.sh compare --codec dubbo-a dubbo-b --scenario echo\n");
    assertThat(recommended(new OperationKey("string", Map.of("size", "3K"))))
        .as("of the user's own")
        .doesNotContain("./benchmark.sh compare");
  }

  private String recommended(OperationKey operation) {
    List<MessageCost> costs =
        List.of(new MessageCost(operation, "request", 175.936, 2100, 3000, 4256, 6493));
    return TextRenderer.render(
        new CodecReport(
                List.of(
                    PairCodec.of("dubbo-a", costs, results, JDK, false),
                    PairCodec.of("dubbo-b", costs, results, JDK, false)))
            .document());
  }

  @Test
  void explainsNoNumbersWhereThereAreNone() {
    Document report =
        new CodecReport(List.of(PairCodec.failed("dubbo-c", JDK, "dubbo-c cannot be measured.")))
            .document();
    assertThat(TextRenderer.render(report)).isEqualTo("dubbo-c\ndubbo-c cannot be measured.\n");
  }

  @Test
  void isStoredAsJson() throws IOException {
    Path file = results.resolve("codec.json");
    Json.write(file, List.of(PairCodec.of("dubbo-b", messages, results, JDK, false)));
    Golden.assertMatches("codec/codec.json", file);
  }

  @Test
  void keepsTheLinesOfALog() {
    Document report =
        new CodecReport(
                List.of(
                    PairCodec.failed(
                        "dubbo-c",
                        JDK,
                        "dubbo-c cannot be measured. Its output:\n  at a.B\n  at c.D")))
            .document();
    assertThat(TextRenderer.render(report))
        .isEqualTo("dubbo-c\ndubbo-c cannot be measured. Its output:\n  at a.B\n  at c.D\n");
  }

  @Test
  void readsARunInHours() {
    store("20260101-000000-dubbo-a", "dubbo-a")
        .measured(
            FabricatedRun.entry("benchmark.Client.getUser", Map.of(), "thrpt", 3_600_000, "ops/hr"))
        .costs();
    CallShare share = PairCodec.of("dubbo-a", messages, results, JDK, false).calls().get(0);
    assertThat(share.callNanos()).isCloseTo(32e6, within(1e-3)); // 32 threads, 1 call a ms
    assertThat(share.measure()).isEqualTo(CallShare.Measure.LATENCY);
  }

  @Test
  void passesOverDamagedRuns() {
    store("20260101-000000-dubbo-a", "dubbo-a");
    store("20260102-000000-dubbo-b", "dubbo-b").file("run.json", "{");
    store("20260103-000000-dubbo-a", "dubbo-a").file("jmh.json", "[{");
    store("20260104-000000-dubbo-a", "dubbo-a").file("costs.csv", "operation,ops\ngetUser\n");
    assertThat(PairCodec.of("dubbo-a", messages, results, JDK, false).run())
        .isEqualTo(results.resolve("20260101-000000-dubbo-a").toString());
  }

  @Test
  void everyValueOfAParameterIsAnOperation() throws IOException {
    String jmh = Golden.read("codec/jmh.json").strip();
    Path json = results.resolve("jmh-of-codec.json");
    Files.writeString(
        json,
        sized(jmh, "1K").replaceFirst("]$", "") + "," + sized(jmh, "50K").replaceFirst("^\\[", ""));
    var small = new OperationKey("getUser", Map.of("size", "1K"));
    var large = new OperationKey("getUser", Map.of("size", "50K"));
    store("20260101-000000-dubbo-a", "dubbo-a").costs(cost(small, 1000L), cost(large, 500L));

    List<MessageCost> sized = MessageCost.read(json);
    PairCodec codec = PairCodec.of("dubbo-a", sized, results, JDK, false);

    assertThat(sized)
        .extracting(MessageCost::operation)
        .containsExactly(small, small, large, large);
    assertThat(codec.calls())
        .extracting(CallShare::operation, CallShare::callNanos)
        .containsExactly(tuple(small, 90_000.0), tuple(large, 180_000.0));
    assertThat(TextRenderer.render(new CodecReport(List.of(codec)).document()))
        .contains("\ngetUser (1K) request ")
        .containsPattern("(?m)^getUser \\(50K\\) +14500 +180000 ");
  }

  private static String sized(String jmh, String size) {
    return jmh.replace("\"direction\"", "\"size\": \"" + size + "\", \"direction\"");
  }

  private FabricatedRun store(String folder, String variant) {
    return new FabricatedRun(results.resolve(folder), variant, JDK, 2)
        .file("jmh.json", Golden.read("codec/jmh-of-run.json"))
        .costs(cost(GET_USER, 1000L));
  }

  /** 90 ms of CPU time on both sides together. */
  private static CostLine cost(OperationKey operation, long ops) {
    return CostLine.of(operation)
        .with(CostColumns.OPS, ops)
        .with(CostColumns.CLIENT.cpuNanos(), 37_500_000L)
        .with(CostColumns.SERVER.cpuNanos(), 52_500_000L);
  }
}
