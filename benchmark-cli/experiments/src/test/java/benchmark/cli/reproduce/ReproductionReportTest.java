// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.chart.Grid;
import benchmark.cli.error.UserError;
import benchmark.cli.text.Golden;
import benchmark.cli.text.TextRenderer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("the tables of a reproduction")
class ReproductionReportTest {

  @TempDir Path results;

  @ParameterizedTest
  @ValueSource(strings = {"userservice", "dubbo2", "triple", "gateway", "streams"})
  void arePrinted(String name) {
    Golden.assertMatches("reproduce-" + name + ".txt", text(name, 0.02, false));
  }

  @Test
  void areStoredAsMarkdown() {
    Golden.assertMatches(
        "reproduce.md",
        new ReproductionReport(FabricatedReproduction.of("triple", 0.02, false)).markdown());
  }

  @Test
  void showWhatLeadsUnlessDetailsAreWanted() {
    Reproduction reproduction = FabricatedReproduction.of("userservice", 0.02, false);

    assertThat(text(reproduction, false))
        .contains("throughput, ops/ms", "systems by throughput", "published rankings hold;")
        .doesNotContain("mean time, ms", "p99, ms", "systems by p99");
  }

  @ParameterizedTest
  @ValueSource(strings = {"userservice", "dubbo2", "triple", "gateway", "streams"})
  void areNoWiderThan100Columns(String name) {
    assertThat(text(name, 0.4, false).lines()).allMatch(line -> line.length() <= 100);
  }

  @Test
  void areDrawnAsOnePicture() {
    Grid picture =
        new ReproductionReport(FabricatedReproduction.of("userservice", 0.02, false))
            .picture()
            .orElseThrow();

    assertThat(picture.rows().get(0).label()).endsWith(", by throughput");
    assertThat(picture.rows().get(0).cells()).isEmpty();
    Grid.Cell first = picture.rows().get(1).cells().get(0);
    assertThat(first.style()).isIn("better", "worse", "undecided");
    assertThat(first.tip()).contains("published ", "measured ");
    assertThat(first.low()).isLessThan(first.value());
    assertThat(first.limit()).isPositive();
    assertThat(picture.rows().get(1).cells().get(3).text()).isIn("holds", "reversed", "undecided");
  }

  @Test
  void haveNoVerdictIfMeasuringWasStoppedByHand() {
    assertThat(text("userservice", 0.02, true))
        .contains("No verdict on any ranking.")
        .doesNotContain("holds\n", "reversed\n", "undecided\n");
  }

  @Test
  void areReadAsTheyWereStored() {
    Path folder = FabricatedReproduction.store(results, "dubbo2");

    assertThat(Reproduction.FILE.isIn(folder)).isTrue();
    assertThat(Reproduction.FILE.read(folder))
        .isEqualTo(FabricatedReproduction.of("dubbo2", 0.02, false));
    assertThat(folder.resolve("reproduce.md")).exists();
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "[", "null", "{\"name\": \"x\"}"})
  void areDamagedIfSomethingIsMissing(String text) throws IOException {
    Path folder = FabricatedReproduction.store(results, "dubbo2");
    Files.writeString(folder.resolve(Reproduction.FILE.name()), text);

    assertThatThrownBy(() -> Reproduction.FILE.read(folder))
        .isInstanceOf(UserError.class)
        .hasMessageContaining("does not hold the tables of a reproduction");
  }

  private static String text(String name, double error, boolean byHand) {
    return text(FabricatedReproduction.of(name, error, byHand), true);
  }

  private static String text(Reproduction reproduction, boolean details) {
    var report = new ReproductionReport(reproduction);
    return TextRenderer.render(report.tables(details).and(report.answer()));
  }
}
