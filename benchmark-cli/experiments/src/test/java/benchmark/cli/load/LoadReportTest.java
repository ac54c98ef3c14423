// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.load;

import static benchmark.cli.load.SimulatedLoad.Step.saturated;
import static benchmark.cli.load.SimulatedLoad.Step.sustained;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import benchmark.cli.expect.ExpectationCheck;
import benchmark.cli.expect.ExpectationVerdict;
import benchmark.cli.results.Metric;
import benchmark.cli.text.HtmlRenderer;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.TextRenderer;
import benchmark.launch.CostColumns;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LoadReportTest {

  @TempDir private Path folder;

  private SimulatedLoad load(String... variants) {
    return new SimulatedLoad(folder, variants);
  }

  private static String answers(LoadReport report) {
    return TextRenderer.render(report.answers()).replaceAll("\\s+", " ").strip();
  }

  private static String flat(LoadReport report) {
    return TextRenderer.render(report.document()).replaceAll("\\s+", " ");
  }

  /** Of blocks with 1 and 9 ms, all calls together have 1 ms; the mean of both would be 3 ms. */
  @Test
  void anIntervalBelongsToThePercentileThatIsShown() {
    List<LoadPoint> points =
        load("A")
            .with(1, 0, sustained(5_000, 0.5, 1))
            .with(2, 0, sustained(5_000, 0.5, 9))
            .report()
            .points()
            .toList();

    LoadPoint point = points.get(0);
    assertThat(point.value(Metric.P99)).isCloseTo(1, within(0.1));
    assertThat(point.interval(Metric.P99).orElseThrow().estimate())
        .isEqualTo(point.value(Metric.P99));
  }

  @Test
  void whatIsSustainedLiesBetweenTwoRates() {
    LoadReport report =
        load("A")
            .with(1, 0, sustained(5_000, 1, 2), sustained(8_000, 1, 2), saturated(9_000))
            .with(2, 0, sustained(5_000, 1, 2), saturated(8_000), saturated(9_000))
            .report();

    assertThat(answers(report)).isEqualTo("A, getUser: sustains between 5.00k and 9.00k calls/s.");
    assertThat(flat(report)).contains(" 1 of 2 ", " no ");
  }

  @Test
  void everythingThatWasTriedMayBeSustained() {
    assertThat(answers(load("A").with(1, 0, sustained(5_000, 1, 2)).report()))
        .isEqualTo("A, getUser: sustains at least 5.00k calls/s, the highest rate tried.");
  }

  @Test
  void aLowestRateThatIsNotSustainedHasItsReason() {
    assertThat(answers(load("A").with(1, 0, saturated(5_000), sustained(6_000, 1, 2)).report()))
        .isEqualTo(
            "A, getUser: does not sustain 5.00k calls/s, the lowest rate tried, in 1 of 1 blocks:"
                + " 3750 calls/s of 5000 were answered.");
  }

  @Test
  void anObjectiveIsKeptUpToAnInterval() {
    LoadReport report =
        load("A", "B")
            .keeping("p99<=5ms")
            .with(1, 0, sustained(5_000, 1, 2), sustained(8_000, 1, 6), saturated(9_000))
            .with(1, 1, sustained(5_000, 1, 7), sustained(8_000, 1, 8), saturated(9_000))
            .report();

    assertThat(answers(report))
        .isEqualTo(
            "A, getUser: meets p99 <= 5ms up to between 5.00k and 8.00k calls/s, and sustains"
                + " between 8.00k and 9.00k calls/s."
                + " B, getUser: does not meet p99 <= 5ms at 5.00k calls/s, the lowest rate tried,"
                + " in 1 of 1 blocks: it is 7000 µs there, and sustains between 8.00k and 9.00k"
                + " calls/s.");
    assertThat(flat(report)).contains("; at least 3 s per step after 2 s of settling");
  }

  @Test
  void anObjectiveThatSomeBlocksDoNotMeetMayBeMetByAllCallsTogether() {
    LoadReport report =
        load("A")
            .keeping("p99<=5ms")
            .with(1, 0, sustained(5_000, 1, 2))
            .with(2, 0, sustained(5_000, 1, 2))
            .with(3, 0, sustained(5_000, 1, 6))
            .report();

    assertThat(answers(report))
        .isEqualTo(
            "A, getUser: does not meet p99 <= 5ms at 5.00k calls/s, the lowest rate tried, in 1 of"
                + " 3 blocks, and sustains at least 5.00k calls/s, the highest rate tried.");
  }

  @Test
  void anAnswerFromTooFewCallsSaysSo() {
    LoadReport report =
        load("A")
            .keeping("p999<=5ms")
            .with(1, 0, sustained(5_000, 1, 2).with(CostColumns.P999_NANOS, 2_000_000L))
            .report();

    assertThat(answers(report))
        .isEqualTo(
            "A, getUser: meets p99.9 <= 5ms up to at least 5.00k calls/s, the highest rate tried,"
                + " and sustains at least 5.00k calls/s, the highest rate tried. Fewer than 100"
                + " calls are beyond p99.9 at up to 5.00k calls/s: give a longer --time.");
  }

  @Test
  void callsThatFailedWhileStepsSettledAreReportedApart() {
    assertThat(
            flat(
                load("A")
                    .with(
                        1,
                        0,
                        sustained(5_000, 1, 2)
                            .with(CostColumns.ERRORS, Map.of("RpcException: refused", "7")))
                    .report()))
        .contains(
            "At 5.00k calls/s, calls failed: 7 x RpcException: refused, 7 of them while steps"
                + " settled.");
  }

  @Test
  void percentilesAreThoseOfAllCallsTogether() {
    LoadReport report =
        load("A")
            .with(1, 0, sustained(5_000, 1, 2))
            .with(2, 0, sustained(5_000, 1, 2))
            .with(3, 0, sustained(5_000, 10, 20))
            .report();
    List<LoadPoint> points = report.points().toList();

    assertThat(points).hasSize(1);
    assertThat(points.get(0).value(Metric.P50)).isCloseTo(1, within(0.01));
    assertThat(points.get(0).value(Metric.P99))
        .as("a third of the calls took 10 ms, so 1% took 20; the mean of the p99s is 8")
        .isCloseTo(10, within(0.1));
    assertThat(points.get(0).value(Metric.MAX)).isCloseTo(20, within(0.1));
  }

  @Test
  void aPercentileOfTooFewCallsIsNotShown() {
    List<LoadPoint> points =
        load("A").with(1, 0, sustained(5_000, 1, 2)).report().points().toList();

    assertThat(points.get(0).value(Metric.P99)).isCloseTo(2, within(0.01));
    assertThat(points.get(0).value(Metric.P999)).as("20 calls are beyond it").isNaN();
    assertThat(points.get(0).interval(Metric.P99)).as("one block has no interval").isEmpty();
  }

  @Test
  void stallsErrorsAndLatenessAreNamed() {
    assertThat(
            flat(
                load("A")
                    .with(
                        1,
                        0,
                        sustained(5_000, 1, 2)
                            .with(CostColumns.STALL_NANOS, 312_000_000L)
                            .with(CostColumns.STALL_START, 1767225900000L),
                        saturated(8_000)
                            .with(CostColumns.FAILED, 7L)
                            .with(CostColumns.ERRORS, Map.of("RpcException: refused", "7")),
                        sustained(6_000, 1, 2)
                            .late(0.5)
                            .with(CostColumns.MACHINE_BUSY_TICKS, 190L)
                            .with(CostColumns.MACHINE_ALL_TICKS, 200L))
                    .report()))
        .contains(
            "At 5.00k calls/s, in block 1, no call was answered for 312 ms, starting at 00:05:00"
                + " UTC.",
            "At 8.00k calls/s, calls failed: 7 x RpcException: refused.",
            "At 6.00k calls/s and above, calls were sent late (p99 500 µs there) while 95% of the"
                + " CPUs"
                + " were busy. A client on a machine of its own would be less late.");
  }

  /** Of 13.5 million calls, 2.9 million were to start before it ended. */
  @Test
  void aStepThatEndedEarlyHasOneTruthAboutItsCalls() {
    LoadReport report =
        load("A")
            .with(
                1,
                0,
                saturated(900_000)
                    .with(CostColumns.OFFERED, 2_925_000L)
                    .with(CostColumns.SENT_CALLS, 110_000L)
                    .with(CostColumns.COMPLETED, 109_990L)
                    .with(CostColumns.FAILED, 10L)
                    .with(CostColumns.ERRORS, Map.of("RpcException: refused", "10"))
                    .with(CostColumns.ENDED, 3_250L))
            .report();

    assertThat(flat(report))
        .containsPattern("offered +sent +answered +failed +left")
        .contains(
            " 2925000 110000 109990 10 2815000 ",
            "At 900k calls/s, 1 of 1 steps ended early, since more calls waited than could be made"
                + " up for; their calls count from the beginning of the step.");
    assertThat(answers(report))
        .isEqualTo(
            "A, getUser: does not sustain 900k calls/s, the lowest rate tried, in 1 of 1 blocks:"
                + " 33843 calls/s of 900000 were answered, and 10 failed (10 x RpcException:"
                + " refused); the step ended after 3.3 s, with 2815000 of 2925000 calls left.");
    assertThat(HtmlRenderer.render(report.page()).render())
        .contains("2\u202f925\u202f000", "2\u202f815\u202f000", "1 of 1 steps ended early");
  }

  @Test
  void timesAreMarkedWhereOtherCallsFailedOrWereLeft() {
    String note = "* Of answered calls only: others failed, timed out or were left";
    LoadReport failing =
        load("A")
            .with(
                1,
                0,
                sustained(5_000, 1, 2),
                saturated(8_000)
                    .with(CostColumns.COMPLETED, 19_993L)
                    .with(CostColumns.FAILED, 7L)
                    .with(CostColumns.ERRORS, Map.of("RpcException: timeout", "7")))
            .report();

    assertThat(flat(failing)).contains(note, "50000* ").contains("1000 ");
    assertThat(MarkdownRenderer.render(failing.document())).contains(note, "50000*");
    assertThat(HtmlRenderer.render(failing.page()).render()).contains("Of answered calls only");
    assertThat(flat(load("B").with(1, 0, saturated(8_000)).report())).contains(note);
    assertThat(flat(load("C").with(1, 0, sustained(5_000, 1, 2)).report())).doesNotContain(note);
  }

  @Test
  void aStepOfFewCallsSaysWhyItIsNotSustained() {
    assertThat(
            answers(
                load("A")
                    .with(
                        1,
                        0,
                        saturated(1).with(CostColumns.OFFERED, 5L).with(CostColumns.COMPLETED, 5L))
                    .report()))
        .isEqualTo(
            "A, getUser: does not sustain 1.00 calls/s, the lowest rate tried, in 1 of 1 blocks:"
                + " only 5 calls were to start in a step, and not all of them were answered in"
                + " time; give a longer --time.");
  }

  @Test
  void aLateGeneratorIsNamedWhereCpusWereFree() {
    assertThat(
            flat(
                load("A")
                    .with(
                        1,
                        0,
                        sustained(5_000, 1, 2)
                            .late(0.5)
                            .with(CostColumns.MACHINE_BUSY_TICKS, 60L)
                            .with(CostColumns.MACHINE_ALL_TICKS, 200L))
                    .report()))
        .contains("yes, late")
        .doesNotContain("machine of its own");
  }

  @Test
  void whatIsExpectedIsHeldAgainstEveryRate() {
    LoadReport report =
        load("A")
            .expecting("getUser.p99<=5ms")
            .with(1, 0, sustained(5_000, 1, 2), sustained(6_000, 1, 7), saturated(8_000))
            .with(2, 0, sustained(5_000, 1, 2), sustained(6_000, 1, 8), saturated(8_000))
            .report();

    assertThat(report.verdicts())
        .isEqualTo(
            List.of(ExpectationVerdict.YES, ExpectationVerdict.UNDECIDED, ExpectationVerdict.NO));
    assertThat(flat(report)).contains("Expected against actual", "not sustained no");
    assertThat(report.checks().get(2))
        .isEqualTo(
            new ExpectationCheck(
                "A",
                "getUser at 8.00k calls/s: p99 <= 5 ms",
                ExpectationVerdict.NO,
                "not sustained, expected <= 5 ms"));
  }

  @Test
  void aRunThatFailedKeepsItsStepsAndSaysSo() {
    assertThat(
            flat(
                load("A")
                    .ended("A failed: the server ended.")
                    .with(1, 0, saturated(5_000))
                    .report()))
        .startsWith("Not complete: A failed: the server ended. getUser, A")
        .contains("5.00k");
  }

  @Test
  void placesAreReported() {
    LoadReport report =
        load("A")
            .at(Map.of("server", "ssh:blue", "client", "ssh:red", "address", "10.0.0.1"))
            .with(1, 0, sustained(5_000, 1, 2))
            .report();

    assertThat(flat(report))
        .contains("Client at ssh:red and server at ssh:blue, reached at 10.0.0.1. Setup: 2 CPUs;");
    assertThat(report.provenance().facts())
        .containsEntry("Places", "address 10.0.0.1, client ssh:red, server ssh:blue");
  }

  @Test
  void aRecordOfBeforePlacesWereKeptIsOfThisHost() throws IOException {
    load("A").with(1, 0, sustained(5_000, 1, 2)).report();
    Path record = folder.resolve("load.json");
    String text = Files.readString(record);
    assertThat(text).contains("\"places\" : { },");
    Files.writeString(record, text.replace("\"places\" : { },", ""));

    LoadReport report = LoadReport.KIND.read(folder);
    assertThat(flat(report)).contains("Setup: 2 CPUs;").doesNotContain("Server at", "server at");
    assertThat(report.provenance().facts()).doesNotContainKey("Places");
  }

  @Test
  void thePageHasPictures() {
    LoadReport report =
        load("A", "B")
            .with(1, 0, sustained(5_000, 1, 2), sustained(8_000, 1, 6))
            .with(2, 0, sustained(5_000, 1, 2.2), sustained(8_000, 1, 7))
            .with(1, 1, sustained(5_000, 1, 3), sustained(8_000, 1, 8))
            .report();

    assertThat(HtmlRenderer.render(report.page()).render())
        .contains(
            "Response times of getUser against load",
            "A p50</title>",
            "B p99</title>",
            "vertical: the highest rate sustained",
            "getUser, A: what p99 is made of",
            "getUser, B: percentiles at each rate",
            "getUser, A: a step at 8.00k calls/s over time",
            "band band0",
            " p50, 95% interval</title>");
    assertThat(TextRenderer.render(report.tables(false)).lines())
        .allMatch(line -> line.length() <= 80);
  }
}
