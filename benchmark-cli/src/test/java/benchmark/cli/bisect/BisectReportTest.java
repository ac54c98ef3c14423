// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.bisect;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.bisect.BisectRecord.Step;
import benchmark.cli.bisect.FirstWorse.Finding;
import benchmark.cli.machine.Machine;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Jdk;
import benchmark.cli.results.Metric;
import benchmark.cli.text.TextRenderer;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class BisectReportTest {

  private static final List<String> VERSIONS = List.of("1.0", "1.1", "1.2", "1.3");

  private static BisectReport report(Step... steps) {
    return new BisectReport(record("version", List.of(), steps));
  }

  static BisectRecord record(String kind, List<String> subjects, Step... steps) {
    return record(kind, VERSIONS, subjects, steps);
  }

  static BisectRecord record(
      String kind, List<String> versions, List<String> subjects, Step... steps) {
    return new BisectRecord(
        List.of("bisect"),
        new GitState(null, null),
        new Machine("Linux", "6", "CPU", 2, null, 0.0, 0.0),
        new Jdk(Path.of("/jdk"), "17.0.15", "Debian"),
        "dubbo-kryo",
        kind,
        versions,
        subjects,
        "getUser",
        Metric.CPU,
        0.05,
        Instant.EPOCH,
        Instant.EPOCH,
        List.of(steps),
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
            "CPU per call of getUser is worse since 1.2: +19.0% (+16.6% to +21.4%) against 1.0; 1.1"
                + " is not worse.");
    assertThat(report.exitStatus()).isZero();
    assertThat(TextRenderer.render(report.steps()))
        .containsPattern("1\\.1 +\\+0\\.0% \\(-2\\.0% to \\+2\\.0%\\) +not worse +2 ");
  }

  @Test
  void namesACommitWithItsSubject() {
    var report =
        new BisectReport(
            record(
                "commit",
                List.of("Begin", "Read more at once", "Write a message twice", "Tidy"),
                step("1.3", 1.2, Finding.WORSE),
                step("1.1", 1.0, Finding.FINE),
                step("1.2", 1.19, Finding.WORSE)));

    assertThat(answer(report))
        .startsWith("CPU per call of getUser is worse since 1.2 (Write a message twice): +19.0% ");
    assertThat(TextRenderer.render(report.steps()))
        .contains("each commit against 1.0", "1.1 Read more at once");
    assertThat(report.change()).contains(new BisectReport.Change(1, 2, List.of()));
  }

  @Test
  void namesAllThatItMayBe() {
    assertThat(
            answer(
                report(
                    step("1.3", 1.2, Finding.WORSE),
                    step("1.1", 1.04, Finding.UNKNOWN),
                    new Step(
                        "1.2", Finding.UNKNOWN, null, null, null, 0, null, "The server failed."))))
        .isEqualTo(
            "CPU per call of getUser is worse since 1.1, 1.2 or 1.3: +20.0% (+17.6% to +22.4%) against"
                + " 1.0; 1.0 is not worse, and those between are not known.");
  }

  @Test
  void saysThatThereIsNothingToFind() {
    BisectReport report = report(step("1.3", 1.01, Finding.FINE));

    assertThat(answer(report))
        .isEqualTo(
            "There is nothing to find: CPU per call of getUser on 1.3 is not worse than on 1.0 by more"
                + " than 5.0%: +1.0% (-1.0% to +3.0%).");
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
            "The search has not ended: CPU per call of getUser is worse since a version after 1.0, up"
                + " to 1.3.");
  }
}
