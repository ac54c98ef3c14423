// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.Golden;
import benchmark.cli.statistics.Margin;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.TextRenderer;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompareReportTest {

  private static final List<String> LABELS = List.of("dubbo-hessianlite", "dubbo-kryo");

  @Test
  void printsFasterAndSlower() {
    var report =
        new CompareReport(LABELS, FabricatedRounds.of(6, 1.3, 0.02), Margin.DEFAULT, false);

    Golden.assertMatches("compare.txt", TextRenderer.render(report.document()));
    Golden.assertMatches("compare.md", MarkdownRenderer.render(report.document()));
  }

  @Test
  void everyLineFitsATerminalOf80Columns() {
    var report =
        new CompareReport(LABELS, FabricatedRounds.of(6, 1.3, 0.02), Margin.DEFAULT, false);

    assertThat(TextRenderer.render(report.document()).lines())
        .allMatch(line -> line.length() <= 80);
  }

  @Test
  void longNamesAreTakenOutOfTheTables() {
    var report =
        new CompareReport(
            List.of("dubbo-hessianlite", "dubbo-hessianlite@D.benchmark.delay=200us"),
            FabricatedRounds.of(6, 1.3, 0.02),
            Margin.DEFAULT,
            false);

    Golden.assertMatches("compare-long-names.txt", TextRenderer.render(report.document()));
  }

  @Test
  void variantsOfTheSameLabelAreNumbered() {
    var report =
        new CompareReport(
            List.of("dubbo-kryo", "dubbo-kryo", "dubbo-fst"),
            FabricatedRounds.ofThree(6, 0.02),
            Margin.DEFAULT,
            false);

    assertThat(TextRenderer.render(report.document()))
        .startsWith("existUser\n")
        .containsPattern("(?m)^dubbo-kryo  +30\\.00 ")
        .containsPattern("(?m)^dubbo-kryo \\(2\\)  +39\\.00 ")
        .contains("\ndubbo-kryo (2), mean over the rounds\n")
        .contains("\ndubbo-fst, mean over the rounds\n");
  }

  @Test
  void theTwoOfANoiseFloorKeepTheirLabel() {
    var report =
        new CompareReport(
            List.of("dubbo-kryo", "dubbo-kryo"),
            FabricatedRounds.of(6, 1, 0.02),
            Margin.DEFAULT,
            true);

    assertThat(TextRenderer.render(report.document()))
        .startsWith("existUser\n")
        .contains("\ndubbo-kryo ");
  }
}
