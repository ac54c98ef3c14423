// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.PairKind;
import benchmark.cli.report.RememberedSetups.Key;
import benchmark.cli.results.FabricatedRun;
import benchmark.cli.results.StoredRun;
import benchmark.cli.text.Golden;
import benchmark.cli.text.TextRenderer;
import benchmark.launch.Setup;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QuickReportTest {

  private static final List<Double> NOISE = List.of(1.01, 0.99, 1.0, 1.02, 0.98);

  private static final List<Double> WIDE = List.of(0.5, 2.0, 0.8, 2.5, 0.6);

  @TempDir Path folder;

  private final QuickReport report =
      new QuickReport(OptionalDouble.of(0.02), RememberedSetups.NONE);

  @Test
  void theFastestComesFirstAndSentencesSayWhatIsKnown() {
    add("inproc", Map.of("existUser", 0.001, "listUser", 0.002), PairKind.REFERENCE);
    add("dubbo-slow", Map.of("existUser", 0.70, "listUser", 3.0), PairKind.ORDINARY);
    add("dubbo-fast", Map.of("existUser", 0.69, "listUser", 2.0), PairKind.ORDINARY);
    add("dubbo-near", Map.of("existUser", 0.71, "listUser", 2.03), PairKind.ORDINARY);

    Golden.assertMatches("mixed.txt", text());
  }

  @Test
  void saysSharesOfTheLimitWhereItWasMeasured() {
    add("netty-bytes", Map.of("existUser", 0.35), PairKind.CEILING);
    add("dubbo26-hessianlite", Map.of("existUser", 0.70), PairKind.ORDINARY);
    add("dubbo-b", Map.of("existUser", 1.40), PairKind.ORDINARY);

    assertThat(text().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    assertThat(text())
        .containsPattern("existUser +calls/s +of best +of ceiling +p50 µs")
        .containsPattern("dubbo26-hessianlite .* 100% +50% ")
        .containsPattern("dubbo-b .* 50% +25% ")
        .containsPattern("netty-bytes .*% +- +- ")
        .contains("share of the throughput of netty-bytes, without codec and framework");
  }

  @Test
  void aPairThatAnswersOnItsEventLoopsIsHeldAgainstACeilingThatDoes() {
    add("netty-bytes", Map.of("existUser", 0.35), PairKind.CEILING);
    addTuned("netty-bytes@setup=tuned", 0.14, PairKind.CEILING);
    add("grpc-protobuf", Map.of("existUser", 0.70), PairKind.ORDINARY);
    addTuned("grpc-protobuf@setup=tuned", 0.56, PairKind.ORDINARY);

    assertThat(text())
        .containsPattern("(?m)^D .* 100% +25% ")
        .containsPattern("(?m)^C .* 80% +50% ");
  }

  @Test
  void withoutSuchACeilingItHasNoShare() {
    add("netty-bytes", Map.of("existUser", 0.35), PairKind.CEILING);
    addTuned("grpc-protobuf@setup=tuned", 0.30, PairKind.ORDINARY);

    assertThat(text()).containsPattern("(?m)^B .*% +- +- ");
  }

  private void addTuned(String label, double millis, PairKind kind) {
    Path run = folder.resolve(label);
    FabricatedRun.mixed(run, label, slices(Map.of("existUser", millis)));
    FabricatedRun.startedBy(run, Map.of("server", List.of("java", "-Dbenchmark.setup=tuned")));
    report.add(label, StoredRun.read(run), kind);
  }

  @Test
  void aPairWhoseIntervalIsWideIsNotRanked() {
    add("dubbo-a", Map.of("listUser", 1.0), PairKind.ORDINARY);
    add("dubbo-b", Map.of("listUser", 2.0), PairKind.ORDINARY);
    addWide("dubbo-wide");

    assertThat(text().replaceAll("\\s+", " "))
        .containsPattern("dubbo-wide \\d+k ± \\d+% wide ")
        .contains("wide not ranked: the interval is wider than ± 20%")
        .containsPattern(
            "listUser: dubbo-a is the fastest, 2.00 times as fast as dubbo-b. Not ranked, since the"
                + " interval is too wide: dubbo-wide \\(± \\d+%\\); measure more slices");
  }

  @Test
  void onlyAWideIntervalOfEnoughSlicesIsWorthMeasuringAgain() {
    add("dubbo-a", Map.of("listUser", 1.0), PairKind.ORDINARY);
    addWide("dubbo-wide");
    FabricatedRun.mixed(
        folder.resolve("dubbo-short"), "dubbo-short", Map.of("listUser", WIDE.subList(0, 3)));
    report.add("dubbo-short", StoredRun.read(folder.resolve("dubbo-short")), PairKind.ORDINARY);

    assertThat(
            report.rows().stream().filter(row -> !report.tooWide(row).isEmpty()).map(RunRow::label))
        .containsExactly("dubbo-wide");
  }

  private void addWide(String label) {
    FabricatedRun.mixed(folder.resolve(label), label, Map.of("listUser", WIDE));
    report.add(label, StoredRun.read(folder.resolve(label)), PairKind.ORDINARY);
  }

  @Test
  void aPairIsMarkedThatAnotherSetUpWouldMoveInTheTable() {
    var setups =
        new RememberedSetups(
            Map.of(
                new Key("dubbo26-hessianlite", "existUser", Setup.STANDARD), 100.0,
                new Key("dubbo26-hessianlite", "existUser", Setup.TUNED), 160.0));
    var marking = new QuickReport(OptionalDouble.of(0.02), setups);
    add(marking, "netty-bytes", Map.of("existUser", 0.35), PairKind.CEILING);
    add(marking, "dubbo26-hessianlite", Map.of("existUser", 0.70), PairKind.ORDINARY);
    add(marking, "dubbo-b", Map.of("existUser", 0.71), PairKind.ORDINARY);

    String text = TextRenderer.render(marking.tables());
    assertThat(text.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    assertThat(text)
        .containsPattern("dubbo26-hessianlite .* 100%† ")
        .containsPattern("dubbo-b .* 99% tie ")
        .contains("†           in another set-up more than 1.3 times as fast or as slow, when")
        .contains("dubbo26-hessianlite@setup=tuned 1.60");
  }

  @Test
  void streamsAreHeldAgainstCallsOfTheSameMessages() {
    add(
        "rpc-streams",
        Map.of("pingPong?streams=8x1", 0.1, "echo?streams=8x1", 0.4),
        PairKind.ORDINARY);

    assertThat(text())
        .containsPattern("streams +messages/s +of each +as calls/s +gain +CPU gain +first µs\n")
        .containsPattern("pingPong \\(8x1\\) .* 4\\.00 ± [0-9.]+% +- +- *\n");
  }

  @Test
  void twoPairsAreSummedUpInTheLastSentence() {
    add("dubbo-a", Map.of("existUser", 0.70, "getUser", 2.0, "listUser", 3.0), PairKind.ORDINARY);
    add("dubbo-b", Map.of("existUser", 0.71, "getUser", 1.6, "listUser", 2.0), PairKind.ORDINARY);

    assertThat(text())
        .endsWith(
            """
            In short: dubbo-b is faster in getUser and listUser (1.25 to 1.50 times); no
            difference visible in existUser.
            """);
  }

  @Test
  void equalsAreATie() {
    add("dubbo-a", Map.of("existUser", 0.70), PairKind.ORDINARY);
    add("dubbo-a (2)", Map.of("existUser", 0.71), PairKind.ORDINARY);

    assertThat(text())
        .containsPattern("dubbo-a \\(2\\) .* 99% tie ")
        .contains("tie     not distinguishable from the best: JVMs of one pair differ by 2.0%")
        .contains("  ./benchmark.sh compare dubbo-a dubbo-a --ops existUser\n")
        .endsWith("existUser: no difference visible.\n");
  }

  @Test
  void theComparisonNamesVariantsAsTheCommandLineDoes() {
    add("dubbo-a", Map.of("existUser", 0.70), PairKind.ORDINARY);
    add("dubbo-a (2)", Map.of("existUser", 0.71), PairKind.ORDINARY);
    add("dubbo-b", Map.of("existUser", 1.4), PairKind.ORDINARY);

    assertThat(text())
        .contains("  ./benchmark.sh compare dubbo-a dubbo-a --ops existUser\n")
        .endsWith(
            """
            existUser: dubbo-a is the fastest, 2.00 times as fast as dubbo-b; a tie with
            dubbo-a (2).
            """);
  }

  @Test
  void theAnswersOfManyPairsFitUnderThePathOfThePage() {
    for (int pair = 0; pair < 26; pair++) {
      double millis = pair < 9 ? 0.700 + pair * 0.001 : 1.4 + pair * 0.1;
      add(
          "dubbo-codec" + pair,
          Map.of("existUser", millis, "createUser", millis, "getUser", millis, "listUser", millis),
          PairKind.ORDINARY);
    }

    String answers = TextRenderer.render(report.answers());
    assertThat(answers.lines()).hasSizeLessThanOrEqualTo(10);
    assertThat(answers)
        .contains("existUser: dubbo-codec0 and 8 others lead, 5.57 times as fast as the last.")
        .endsWith(
            """
            In short: dubbo-codec0 and 8 others lead or tie in all 4 operations.
            """);
  }

  @Test
  void longNamesGetLetters() {
    add("dubbo-a", Map.of("existUser", 0.70), PairKind.ORDINARY);
    add("dubbo-a@transporter=netty3", Map.of("existUser", 1.4), PairKind.ORDINARY);

    assertThat(text())
        .startsWith("A: dubbo-a\nB: dubbo-a@transporter=netty3\n")
        .containsPattern("(?m)^A  +45.7k ± 2.0% ")
        .containsPattern("(?m)^B  +22.9k ± 2.0% ")
        .contains("dubbo-a is the fastest, 2.00 times as fast as\ndubbo-a@transporter=netty3.");
  }

  @Test
  void aPairThatStillCompiledIsNamed() {
    FabricatedRun.mixed(folder.resolve("X"), "dubbo-a", slices(Map.of("existUser", 0.7)), false);
    report.add("dubbo-a", StoredRun.read(folder.resolve("X")), PairKind.ORDINARY);

    assertThat(text()).contains("JIT     still compiling while measured: dubbo-a\n");
  }

  @Test
  void aPairThatSentATextInPlaceOfATreeIsNamed() {
    FabricatedRun.mixed(folder.resolve("X"), "dubbo-a", slices(Map.of("existUser", 0.7)));
    FabricatedRun.sendAsText(folder.resolve("X"));
    report.add("dubbo-a", StoredRun.read(folder.resolve("X")), PairKind.ORDINARY);
    add("dubbo-b", Map.of("existUser", 0.70), PairKind.ORDINARY);

    assertThat(text()).containsPattern("(?m)^as one text +dubbo-a, which carries no tree$");
    assertThat(
            TextRenderer.render(
                new ComparisonTable(RememberedSetups.NONE)
                    .add("dubbo-a", StoredRun.read(folder.resolve("X")), PairKind.ORDINARY)
                    .add("dubbo-b", StoredRun.read(folder.resolve("dubbo-b")), PairKind.ORDINARY)
                    .tables()))
        .contains("as one text: dubbo-a, which carries no tree\n");
    assertThat(TextRenderer.render(RunReport.of(StoredRun.read(folder.resolve("X")))))
        .contains("The message was sent as one text: the pair carries no tree.");
  }

  @Test
  void fewSlicesHaveNoInterval() {
    FabricatedRun.mixed(folder.resolve("X"), "dubbo-a", Map.of("existUser", List.of(0.7, 0.7)));
    FabricatedRun.mixed(folder.resolve("Y"), "dubbo-b", Map.of("existUser", List.of(0.9, 0.9)));
    report.add("dubbo-a", StoredRun.read(folder.resolve("X")), PairKind.ORDINARY);
    report.add("dubbo-b", StoredRun.read(folder.resolve("Y")), PairKind.ORDINARY);

    assertThat(text())
        .containsPattern("dubbo-a +45.7k +100% +350 +1750")
        .contains("existUser: too few slices to tell pairs apart; measure more (-- -i 5).");
  }

  @Test
  void oneRunHasALineForEachOperation() {
    add("dubbo-a", Map.of("existUser", 0.70, "listUser", 3.0), PairKind.ORDINARY);

    assertThat(TextRenderer.render(QuickReport.ofOne(StoredRun.read(folder.resolve("dubbo-a")))))
        .isEqualTo(
            """
                            calls/s  p50 µs  p99 µs*
            existUser  45.7k ± 2.0%     350     1750
            listUser   10.7k ± 2.0%    1500     7500

            ±  95% interval over the slices of this one JVM; another JVM may differ by more
            *  measured in a closed loop, which under-reports stalls
            """);
  }

  private String text() {
    return TextRenderer.render(report.tables().and(report.next()).and(report.answers()));
  }

  @Test
  void whatSettlesTheRestMeasuresTheSame() {
    addAskedFor("--quick", "--scenario", "echo", "-t", "8");

    assertThat(TextRenderer.render(report.next()))
        .contains("./benchmark.sh compare dubbo-a dubbo-b --scenario echo -t 8 --ops string\n");
  }

  @Test
  void nothingSettlesWhatComparisonsDoNotSend() {
    addAskedFor("--quick", "--scenario", "echo", "--payload", "order.json");

    assertThat(TextRenderer.render(report.next()))
        .startsWith("The rest is open, and compare cannot settle it: ")
        .doesNotContain("./benchmark.sh");
  }

  private void addAskedFor(String... words) {
    for (String label : List.of("dubbo-a", "dubbo-b")) {
      Path run = folder.resolve(label);
      FabricatedRun.mixed(run, label, slices(Map.of("string?size=1K", 0.7)));
      FabricatedRun.askedFor(run, words);
      report.add(label, StoredRun.read(run), PairKind.ORDINARY);
    }
  }

  private void add(String label, Map<String, Double> millis, PairKind kind) {
    add(report, label, millis, kind);
  }

  private void add(QuickReport to, String label, Map<String, Double> millis, PairKind kind) {
    FabricatedRun.mixed(folder.resolve(label), label, slices(millis));
    to.add(label, StoredRun.read(folder.resolve(label)), kind);
  }

  private static Map<String, List<Double>> slices(Map<String, Double> millis) {
    var slices = new LinkedHashMap<String, List<Double>>();
    millis.forEach(
        (operation, mean) ->
            slices.put(operation, NOISE.stream().map(noise -> noise * mean).toList()));
    return slices;
  }
}
