// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.bisect.BisectRecord.Step;
import benchmark.cli.bisect.FirstWorse.Finding;
import benchmark.cli.compare.Conditions;
import benchmark.cli.compare.Design;
import benchmark.cli.compare.MeasuringTime;
import benchmark.cli.machine.Machine;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Jdk;
import benchmark.cli.results.Metric;
import benchmark.cli.results.Origin;
import benchmark.cli.text.TextRenderer;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BisectReportTest {

  private static final List<String> VERSIONS = List.of("1.0", "1.1", "1.2", "1.3");

  private static BisectReport report(Step... steps) {
    return new BisectReport(Path.of("."), record("version", List.of(), steps));
  }

  static BisectRecord record(String kind, List<String> subjects, Step... steps) {
    return record(kind, VERSIONS, subjects, steps);
  }

  static BisectRecord record(
      String kind, List<String> versions, List<String> subjects, Step... steps) {
    return new BisectRecord(
        new BisectRecord.Question(
            List.of("bisect"), "dubbo-kryo", kind, versions, subjects, Metric.CPU, 0.05),
        new GitState(null, null),
        conditions(2),
        Instant.EPOCH,
        Instant.EPOCH,
        List.of(steps),
        null,
        null);
  }

  private static Conditions conditions(int callers) {
    return new Conditions(
        Design.BLOCKS,
        new Origin(
            null,
            new Machine("Linux", "6", "CPU", 2, null, 0.0, 0.0),
            new Jdk(Path.of("/jdk"), "17.0.15", "Debian"),
            null,
            null,
            Map.of(),
            Map.of()),
        callers,
        new MeasuringTime(Duration.ofSeconds(15), Duration.ofSeconds(20)),
        "user",
        List.of("getUser"),
        null,
        null);
  }

  static Step step(String version, double ratio, Finding finding) {
    return new Step(version, finding, ratio, ratio * 0.98, ratio * 1.02, 2, "x", null);
  }

  private static String answer(BisectReport report) {
    return TextRenderer.render(report.answer()).replaceAll("\\s+", " ").strip();
  }

  @Test
  void namesTheFirstVersionThatIsWorseAndTheLastThatIsNot() {
    BisectReport report =
        report(
            step("1.3", 1.2, Finding.WORSE),
            step("1.1", 1.0, Finding.FINE),
            step("1.2", 1.19, Finding.WORSE));

    assertThat(answer(report))
        .isEqualTo(
            "CPU per call of getUser has been worse since 1.2: +19.0% (+16.6% to +21.4%) against 1.0; 1.1"
                + " is not worse.");
    assertThat(report.exitStatus()).isZero();
    assertThat(TextRenderer.render(report.steps()))
        .containsPattern("1\\.1 +\\+0\\.0% \\(-2\\.0% to \\+2\\.0%\\) +not worse +2 ");
  }

  @Test
  void namesACommitWithItsSubject() {
    var report =
        new BisectReport(
            Path.of("."),
            record(
                "commit",
                List.of("Begin", "Read more at once", "Write a message twice", "Tidy"),
                step("1.3", 1.2, Finding.WORSE),
                step("1.1", 1.0, Finding.FINE),
                step("1.2", 1.19, Finding.WORSE)));

    assertThat(answer(report))
        .startsWith(
            "CPU per call of getUser has been worse since 1.2 (Write a message twice): +19.0% ");
    assertThat(TextRenderer.render(report.steps()))
        .contains("each commit against 1.0", "1.1 Read more at once");
    assertThat(report.change().orElseThrow().fine()).isEqualTo(1);
    assertThat(report.change().orElseThrow().worse()).isEqualTo(2);
  }

  /** Against the first version, it is +19%, some of which came before. */
  @Test
  void saysTheChangeByItself() {
    BisectRecord found =
        record(
            "version",
            List.of(),
            step("1.3", 1.2, Finding.WORSE),
            step("1.1", 1.04, Finding.FINE),
            step("1.2", 1.19, Finding.WORSE));

    assertThat(
            answer(
                new BisectReport(Path.of("."), found.changedBy(step("1.2", 1.15, Finding.WORSE)))))
        .endsWith(
            " against 1.0; 1.1 is not worse. The change by itself, 1.2 against 1.1, is +15.0% (+12.7%"
                + " to +17.3%).");
    assertThat(
            answer(
                new BisectReport(
                    Path.of("."), found.changedBy(Step.skipped("1.2", "The server failed.")))))
        .endsWith(
            " 1.1 is not worse. The change by itself, 1.2 against 1.1, could not be measured;"
                + " --continue tries again: The server failed.");
  }

  @Test
  void namesAllThatItMayBe() {
    assertThat(
            answer(
                report(
                    step("1.3", 1.2, Finding.WORSE),
                    step("1.1", 1.04, Finding.UNKNOWN),
                    Step.skipped("1.2", "The server failed."))))
        .isEqualTo(
            "CPU per call of getUser has been worse since 1.1, 1.2 or 1.3: +20.0% (+17.6% to +22.4%) against"
                + " 1.0; 1.0 is not worse, and those between were skipped or are undecided.");
  }

  @Test
  void saysThatThereIsNothingToFind() {
    BisectReport report = report(step("1.3", 1.01, Finding.FINE));

    assertThat(answer(report))
        .isEqualTo(
            "There is nothing to find: CPU per call of getUser on 1.3 is not worse than on 1.0 by more"
                + " than 5%: +1.0% (-1.0% to +3.0%).");
    assertThat(report.exitStatus()).isZero();
  }

  @Test
  void isUndecidedWhereTheEndsAre() {
    BisectReport report = report(step("1.3", 1.05, Finding.UNKNOWN));

    assertThat(answer(report)).startsWith("Undecided: whether CPU per call of getUser on 1.3");
    assertThat(report.exitStatus()).isEqualTo(4);
  }

  @Test
  void aSearchThatWasEndedSaysHowFarItCame() {
    assertThat(answer(report(step("1.3", 1.2, Finding.WORSE))))
        .isEqualTo(
            "The search has not ended: CPU per call of getUser got worse in a version after 1.0, up"
                + " to 1.3.");
  }

  /** What found nothing is tried again where that can narrow the answer, and only there. */
  @Test
  void aSearchThatGoesOnKnowsWhatIsSettled() {
    BisectRecord before =
        record(
                "version",
                List.of(),
                step("1.3", 1.2, Finding.WORSE),
                Step.skipped("1.1", "The port is in use."),
                step("1.2", 1.03, Finding.UNKNOWN))
            .explainedIn("explained");
    BisectRecord settled =
        record(
            "version",
            List.of(),
            step("1.3", 1.2, Finding.WORSE),
            Step.skipped("1.1", "The port is in use."),
            step("1.2", 1.0, Finding.FINE));

    assertThat(empty().knowing(before, 2).steps())
        .extracting(Step::version)
        .containsExactly("1.3", "1.2");
    assertThat(empty().knowing(before, 2).explanation()).isNull();
    assertThat(empty().knowing(before, 4).steps()).extracting(Step::version).containsExactly("1.3");
    assertThat(empty().knowing(settled, 4).steps()).isEqualTo(settled.steps());
  }

  private static BisectRecord empty() {
    return record("version", List.of());
  }

  @Test
  void saysTheFirstErrorOfABuild() {
    assertThat(
            lineOf(
                "1.1 of /src cannot be built. The build failed (mvn -B). Full log: x.log. Errors:\n"
                    + "[ERROR] COMPILATION ERROR : \n[ERROR] Kryo.java:[3,1] not a statement\n[ERROR] more"))
        .isEqualTo("1.1: skipped: cannot be built: Kryo.java:[3,1] not a statement");
  }

  @Test
  void saysWhatAPartSaidThatFailed() {
    assertThat(
            lineOf(
                "Block 3 failed: dubbo-kryo-client failed (exit status 1). Its output:\n\n"
                    + "  Connection refused\n  at somewhere"))
        .isEqualTo(
            "1.1: skipped: Block 3 failed: dubbo-kryo-client failed (exit status 1). Its output:"
                + " Connection refused");
  }

  private static String lineOf(String reason) {
    Step skipped = Step.skipped("1.1", reason);
    return BisectReport.line(report(skipped).record(), skipped);
  }
}
