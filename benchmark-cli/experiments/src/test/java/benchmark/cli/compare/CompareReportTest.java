// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.text.Golden;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.TextRenderer;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompareReportTest {

  private static final List<String> LABELS = List.of("dubbo-hessianlite", "dubbo-kryo");

  @Test
  void printsFasterAndSlower() {
    Golden.assertMatches("compare.txt", text(LABELS, six()));
  }

  @Test
  void isReadyForAPullRequest() {
    Golden.assertMatches("compare.md", markdown(LABELS, six(), false));
  }

  @Test
  void severalVariantsHaveAColumn() {
    Golden.assertMatches(
        "compare-three.md",
        markdown(
            List.of("dubbo-kryo", "dubbo-kryo@D.benchmark.delay=5us", "dubbo-fst"),
            FabricatedReplicates.ofThree(6, 0.02),
            false));
  }

  @Test
  void whatWasStoppedByHandHasNoVerdict() {
    Golden.assertMatches("compare-stopped.md", markdown(LABELS, six(), true));
    assertThat(
            render(
                new CompareReport(
                    FabricatedComparison.record(LABELS, six(), true)
                        .analysis(FabricatedComparison.MARGIN))))
        .contains("+30.0% ± 1.9%")
        .doesNotContain("verdict", "better", "worse", " against ");
  }

  @Test
  void everyLineFitsATerminalOf80Columns() {
    assertThat(text(LABELS, six()).lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void longNamesAreTakenOutOfTheTables() {
    Golden.assertMatches(
        "compare-long-names.txt",
        text(List.of("dubbo-hessianlite", "dubbo-hessianlite@D.benchmark.delay=200us"), six()));
  }

  @Test
  void variantsOfTheSameLabelAreNumbered() {
    assertThat(
            text(
                List.of("dubbo-kryo", "dubbo-kryo", "dubbo-fst"),
                FabricatedReplicates.ofThree(6, 0.02)))
        .startsWith("existUser\n")
        .containsPattern("(?m)^ +dubbo-kryo +dubbo-kryo \\(2\\) +change +verdict$")
        .containsPattern("(?m)^ +dubbo-kryo +dubbo-fst +change +verdict$")
        .contains("\ndubbo-kryo (2), mean over the rounds\n")
        .contains("\ndubbo-fst, mean over the rounds\n");
  }

  @Test
  void theTwoOfANoiseFloorKeepTheirLabel() {
    assertThat(text(List.of("dubbo-kryo", "dubbo-kryo"), FabricatedReplicates.of(6, 1, 0.02)))
        .containsPattern("(?m)^ +dubbo-kryo +dubbo-kryo +change +verdict$")
        .containsPattern("(?m)^calls/s .* itself$")
        .containsPattern(
            "(?m)^dubbo-kryo against itself \\(the noise of this machine, 95%, 6 rounds\\)$");
  }

  private static Replicates six() {
    return FabricatedReplicates.of(6, 1.3, 0.02);
  }

  private static String text(List<String> labels, Replicates replicates) {
    ComparisonAnalysis analysis =
        FabricatedComparison.record(labels, replicates, false)
            .analysis(FabricatedComparison.MARGIN);
    return render(new CompareReport(analysis));
  }

  private static String render(CompareReport report) {
    return TextRenderer.render(
        report.tables().and(report.details()).and(report.warnings()).and(report.verdicts(8)));
  }

  private static String markdown(List<String> labels, Replicates replicates, boolean byHand) {
    CompareRecord record = FabricatedComparison.record(labels, replicates, byHand);
    return MarkdownRenderer.render(
        CompareReport.markdown(record, record.analysis(FabricatedComparison.MARGIN)));
  }
}
