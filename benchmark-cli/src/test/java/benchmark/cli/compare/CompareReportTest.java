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
  void saysTheSame() {
    var report = new CompareReport(LABELS, FabricatedRounds.of(12, 1, 0.01), Margin.DEFAULT, false);

    assertThat(report.sentences())
        .first()
        .asString()
        .matches(
            "dubbo-kryo answers existUser as fast as dubbo-hessianlite, within 2%"
                + " \\(1\\.00\\d ± 0\\.0\\d\\d\\)\\.");
  }

  @Test
  void saysWhatIsNotYetKnownAndWhatItTakes() {
    var report =
        new CompareReport(LABELS, FabricatedRounds.of(3, 1.03, 0.05), Margin.DEFAULT, false);

    assertThat(report.sentences())
        .first()
        .asString()
        .matches(
            "Whether dubbo-kryo answers existUser faster or slower than dubbo-hessianlite by more"
                + " than 2% is not yet known \\(.*\\): about \\d+ more rounds\\.");
  }

  @Test
  void oneRoundHasNoInterval() {
    var report = new CompareReport(LABELS, FabricatedRounds.of(1, 1.3, 0), Margin.DEFAULT, false);

    assertThat(report.sentences())
        .first()
        .asString()
        .endsWith("is not yet known (1.300): one round has no spread, so do at least two.");
    assertThat(report.results()).allMatch(result -> result.low() == null);
  }

  @Test
  void aVariantAgainstItselfIsTheNoiseFloor() {
    var report =
        new CompareReport(
            List.of("dubbo-kryo", "dubbo-kryo"),
            FabricatedRounds.of(6, 1, 0.02),
            Margin.DEFAULT,
            true);

    assertThat(report.sentences())
        .first()
        .asString()
        .matches(
            "Noise floor of this machine in existUser: dubbo-kryo against itself is"
                + " 0\\.99\\d ± 0\\.0\\d\\d after 6 rounds\\.|"
                + "Noise floor of this machine in existUser: dubbo-kryo against itself is"
                + " 1\\.00\\d ± 0\\.0\\d\\d after 6 rounds\\.");
  }

  @Test
  void latencyIsBetterWhenItIsLower() {
    var report =
        new CompareReport(LABELS, FabricatedRounds.of(6, 1.3, 0.02), Margin.DEFAULT, false);

    assertThat(report.results())
        .filteredOn(result -> result.operation().equals("existUser"))
        .allMatch(result -> result.verdict().equals("faster"))
        .extracting(CompareRecord.Result::figure, result -> result.ratio() > 1)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple("throughput", true),
            org.assertj.core.groups.Tuple.tuple("p50", false),
            org.assertj.core.groups.Tuple.tuple("p99", false));
  }
}
