// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import benchmark.cli.error.UserError;
import benchmark.cli.expect.ExpectationCheck;
import benchmark.cli.expect.ExpectationVerdict;
import benchmark.cli.report.Warning;
import benchmark.cli.results.Json;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.GateOutcome;
import benchmark.cli.statistics.Margin;
import benchmark.cli.text.Document;
import benchmark.cli.text.TextRenderer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GateReportTest {

  private static final List<String> LABELS = List.of("dubbo-hessianlite", "dubbo-kryo");

  @Test
  void saysWhichMetricOfWhichVariantFailsIt() {
    GateReport gate =
        gate(
            "5%",
            List.of("dubbo-hessianlite", "dubbo-kryo", "dubbo-fst"),
            FabricatedReplicates.ofThree(6, 0.02));

    assertThat(gate.outcome()).isEqualTo(GateOutcome.FAILS);
    assertThat(gate.status()).isEqualTo(3);
    assertThat(text(gate.summary()))
        .startsWith(
            """
            Gate: fails (exit status 3); 11 of 16 within the limit
            ✗ listUser throughput of dubbo-kryo: -23.1% ± 0.1%, limit -4.8%
            """)
        .contains("✗ existUser cpu of dubbo-fst: +10.0% ± 0.1%, limit +5.0%\n")
        .doesNotContain("✓");
    assertThat(text(gate.whole())).contains("✓ existUser throughput of dubbo-fst: +160% ± 3.9%, ");
  }

  @Test
  void aFewLinesAreAllShown() {
    Replicates six = FabricatedReplicates.of(6, 1.3, 0.02);

    assertThat(text(gate("cpu:5%", List.of("a", "b"), onlyExistUser(six)).summary()))
        .isEqualTo(
            """
            Gate: fails (exit status 3); 0 of 1 within the limit
            ✗ existUser cpu: +10.0% ± 0.1%, limit +5.0%
            """);
    assertThat(text(gate("cpu:11%,alloc:0%", LABELS, onlyExistUser(six)).summary()))
        .isEqualTo(
            """
            Gate: passes (exit status 0); 2 of 2 within the limit
            ✓ existUser cpu: +10.0% ± 0.1%, limit +11.0%
            ✓ existUser alloc: +0.0% ± 0.1%, limit +0.0%
            """);
  }

  /** With the verdicts and the page's path these make the last 12 lines of a terminal. */
  @Test
  void linesOfTheOnlyCandidateFitIntoATerminalHoweverLongItsNameIs() {
    String longest = "dubbo-hessianlite@classpath=/home/somebody/dubbo/dubbo-rpc/target/classes";

    assertThat(
            text(gate(
                        "throughput:5%",
                        List.of("dubbo-hessianlite", longest),
                        FabricatedReplicates.of(6, 1.3, 0.02))
                    .summary())
                .lines())
        .hasSizeLessThanOrEqualTo(5)
        .allMatch(line -> line.length() <= 80);
  }

  @Test
  void ofManyThatFailTheRestIsCounted() {
    GateReport gate = gate("0%", LABELS, FabricatedReplicates.of(3, 1, 0.1));
    var lines = new ArrayList<>(gate.lines());
    while (lines.size() < 20) {
      lines.add(gate.lines().get(0));
    }

    var many = new GateReport(gate.outcome(), gate.look(), lines, null);
    assertThat(many.summaryLines()).isEqualTo(5);
    assertThat(text(many.summary()))
        .containsPattern("\n… and \\d+ more in compare.md\n$")
        .doesNotContain("✓");
  }

  @Test
  void aNamedMetricThatWasNotMeasuredIsNoPass() {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> gate("cpu:20%", LABELS, FabricatedReplicates.of(6, 1.3, 0.02)))
        .withMessage(
            "The gate cannot decide: cpu was not measured everywhere. Leave it out of --gate.")
        .matches(error -> error.status() == 1);
  }

  @Test
  void variantsOfTheSameLabelAreReportedApart() {
    var labels = List.of("dubbo-kryo", "dubbo-kryo", "dubbo-fst");

    assertThat(text(gate("throughput:5%", labels, FabricatedReplicates.ofThree(6, 0.02)).summary()))
        .contains("✗ listUser throughput of dubbo-kryo (2): ");
  }

  @Test
  void anInconclusiveGateSaysWhatItWouldHaveCaught() {
    GateReport gate = gate("throughput:5%", LABELS, FabricatedReplicates.of(3, 1, 0.1));

    assertThat(gate.status()).isEqualTo(4);
    assertThat(text(gate.summary()))
        .startsWith("Gate: inconclusive (exit status 4); 1 of 2 within the limit\n")
        .containsPattern(
            "\\? existUser throughput: .*, limit\\s+-4\\.8%;\\s+would\\s+have\\s+caught"
                + "\\s+-[\\d.]+%\\s+in\\s+8\\s+of\\s+10\\s+cases\n");
  }

  /** The first look says nothing of looks, as most gates have no other. */
  @Test
  void aFurtherLookHasWiderIntervalsAndSaysSo() {
    Replicates three = FabricatedReplicates.of(3, 1, 0.1);
    GateReport.Line first = gate("throughput:5%", LABELS, three).lines().get(0);

    GateReport gate = gate("throughput:5%", LABELS, three, 2);
    GateReport.Line second = gate.lines().get(0);

    assertThat(text(gate.summary()))
        .startsWith(
            "Gate: inconclusive (exit status 4); 1 of 2 within the limit; look 2, with 97.5%"
                + " intervals\n");
    assertThat(second.name()).isEqualTo("existUser throughput").isEqualTo(first.name());
    assertThat(second.change().ratio()).isEqualTo(first.change().ratio());
    assertThat(second.change().low()).isLessThan(first.change().low());
    assertThat(second.change().high()).isGreaterThan(first.change().high());
    assertThat(second.caught()).isGreaterThan(first.caught());
  }

  @Test
  void eachLookCoversMore() {
    assertThat(IntStream.rangeClosed(1, 6).mapToObj(GateReport::coverage))
        .containsExactly("95%", "97.5%", "98.75%", "99.375%", "99.687%", "99.843%");
  }

  @Test
  void whatWasStoredBeforeThereWereFurtherLooksIsTheFirst() throws Exception {
    String stored = "{\"outcome\": \"PASSES\", \"lines\": []}";

    assertThat(Json.MAPPER.readValue(stored, GateReport.class).look()).isEqualTo(1);
  }

  /** Ten percent worse is 1/1.1 of a throughput, which is 9.1% less of it. */
  @Test
  void theLimitThatIsPrintedIsTheOneThatDecides() {
    assertThat(text(gate("throughput:10%", LABELS, ofThroughput(0.905)).whole()))
        .contains("✗ existUser throughput: -9.5% ± ", ", limit -9.1%");
    assertThat(text(gate("throughput:10%", LABELS, ofThroughput(0.915)).whole()))
        .contains("✓ existUser throughput: -8.5% ± ", ", limit -9.1%");
  }

  private static Replicates ofThroughput(double ratio) {
    return onlyExistUser(FabricatedReplicates.of(12, ratio, 0.001));
  }

  @Test
  void aLineOfAnEarlierVersionIsRead() throws Exception {
    String line =
        """
        {"outcome": "FAILS", "look": 1, "lines": [
          {"name": "existUser %s", "outcome": "FAILS", "ratio": 0.5, "limit": 0.1}]}
        """;

    assertThat(text(Json.MAPPER.readValue(line.formatted("throughput"), GateReport.class).whole()))
        .contains("✗ existUser throughput: -50.0%, limit -9.1%");
    assertThat(text(Json.MAPPER.readValue(line.formatted("p50"), GateReport.class).whole()))
        .contains("✗ existUser p50: -50.0%, limit +10.0%");
  }

  @Test
  void atARateItLooksAtTimesAndNotAtTheCallsThatCame() {
    GateReport gate = gate("5%", LABELS, atRate());

    assertThat(gate.lines())
        .extracting(GateReport.Line::name)
        .containsExactlyInAnyOrder(
            "existUser (100/s) p50",
            "existUser (100/s) p99",
            "existUser (100/s) p999",
            "existUser (100/s) cpu",
            "existUser (100/s) alloc");
  }

  @Test
  void aRateThatWasNotSustainedIsNoPass() {
    Replicates sustained = atRate();
    Replicates failing =
        FabricatedReplicates.with(
            sustained,
            1,
            it ->
                it.with(
                    List.of(
                        new Warning(
                            Warning.Kind.NOT_SUSTAINED,
                            FabricatedReplicates.AT_RATE,
                            "3 of 8 steps were not sustained."))));

    assertThat(gate("20%", LABELS, sustained).outcome()).isEqualTo(GateOutcome.PASSES);
    GateReport gate = gate("20%", LABELS, failing);
    assertThat(gate.status()).isEqualTo(4);
    assertThat(text(gate.summary()).replace('\n', ' '))
        .startsWith("Gate: inconclusive (exit status 4); 5 of 5 within the limit")
        .contains("The rate was not sustained by dubbo-kryo: ");
    assertThat(gate.checks("one against another"))
        .extracting(ExpectationCheck::verdict)
        .contains(ExpectationVerdict.UNDECIDED);
  }

  private static Replicates atRate() {
    Replicates six = FabricatedReplicates.of(6, 1, 0.001);
    for (int variant : new int[] {0, 1}) {
      six =
          FabricatedReplicates.with(
              six, variant, it -> FabricatedReplicates.with(it, Metric.P999, 5.0));
    }
    return FabricatedReplicates.atRate(six);
  }

  @Test
  void oneRoundIsInconclusive() {
    GateReport gate = gate("throughput:5%", LABELS, FabricatedReplicates.of(1, 0.5, 0));

    assertThat(gate.outcome()).isEqualTo(GateOutcome.INCONCLUSIVE);
    assertThat(text(gate.whole())).contains("? ").doesNotContain("caught");
  }

  private static Replicates onlyExistUser(Replicates replicates) {
    Replicates baseline = FabricatedReplicates.with(replicates, 0, GateReportTest::onlyExistUser);
    return FabricatedReplicates.with(baseline, 1, GateReportTest::onlyExistUser);
  }

  private static Replicate.VariantResult onlyExistUser(Replicate.VariantResult measured) {
    var values = new LinkedHashMap<>(measured.values());
    values.remove(FabricatedReplicates.LIST_USER);
    return new Replicate.VariantResult(
        measured.folder(), values, measured.series(), measured.costs(), measured.warnings());
  }

  private static GateReport gate(String rule, List<String> labels, Replicates replicates) {
    return gate(rule, labels, replicates, 1);
  }

  private static GateReport gate(
      String rule, List<String> labels, Replicates replicates, int look) {
    ComparisonAnalysis analysis =
        FabricatedComparison.record(labels, replicates, false)
            .analysis(FabricatedComparison.MARGIN);
    return GateReport.of(rule(rule), analysis, look);
  }

  /** A rule such as 5% for every metric, or throughput:5%,cpu:3%. */
  private static GateRule rule(String text) {
    if (!text.contains(":")) {
      return GateRule.ofEveryMetric(margin(text));
    }
    var allowed = new EnumMap<Metric, Margin>(Metric.class);
    for (String part : text.split(",")) {
      String[] words = part.split(":");
      allowed.put(Metric.named(words[0]).orElseThrow(), margin(words[1]));
    }
    return GateRule.of(allowed);
  }

  private static Margin margin(String percent) {
    return new Margin(Double.parseDouble(percent.replace("%", "")) / 100);
  }

  private static String text(Document document) {
    return TextRenderer.render(document);
  }
}
