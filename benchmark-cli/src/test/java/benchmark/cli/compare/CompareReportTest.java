// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.Golden;
import benchmark.cli.statistics.Margin;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompareReportTest {

  private static final List<String> LABELS = List.of("dubbo-hessianlite", "dubbo-kryo");

  @Test
  void printsFasterAndSlower() {
    var report =
        new CompareReport(LABELS, FabricatedRounds.of(6, 1.3, 0.02), Margin.DEFAULT, false);

    Golden.assertMatches("compare.txt", report.toText());
    Golden.assertMatches("compare.md", report.toMarkdown());
  }

  @Test
  void everyLineFitsATerminalOf80Columns() {
    var report =
        new CompareReport(LABELS, FabricatedRounds.of(6, 1.3, 0.02), Margin.DEFAULT, false);

    assertThat(report.toText().lines()).allMatch(line -> line.length() <= 80);
  }

  @Test
  void longNamesAreTakenOutOfTheTables() {
    var report =
        new CompareReport(
            List.of("dubbo-hessianlite", "dubbo-hessianlite@D.benchmark.delay=200us"),
            FabricatedRounds.of(6, 1.3, 0.02),
            Margin.DEFAULT,
            false);

    Golden.assertMatches("compare-long-names.txt", report.toText());
  }

  @Test
  void variantsOfTheSameLabelHaveLettersInTables() {
    var report =
        new CompareReport(
            List.of("dubbo-kryo", "dubbo-kryo", "dubbo-fst"),
            FabricatedRounds.ofThree(6, 0.02),
            Margin.DEFAULT,
            false);

    assertThat(report.toText())
        .startsWith("A: dubbo-kryo\nB: dubbo-kryo\nC: dubbo-fst\n\nexistUser\n")
        .containsPattern("(?m)^B  +39\\.00 ")
        .contains("\ndubbo-kryo (B), mean over the rounds\n")
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

    assertThat(report.toText()).startsWith("existUser\n").contains("\ndubbo-kryo ");
  }
}
