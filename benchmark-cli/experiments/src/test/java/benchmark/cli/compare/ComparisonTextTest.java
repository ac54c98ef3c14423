// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.report.ShortNames;
import benchmark.cli.results.Metric;
import benchmark.cli.text.TextRenderer;
import java.util.List;
import org.junit.jupiter.api.Test;

class ComparisonTextTest {

  private static final List<String> LABELS = List.of("dubbo-hessianlite", "dubbo-kryo");

  @Test
  void saysTheSame() {
    assertThat(sentences(LABELS, sameCpu(FabricatedReplicates.of(12, 1, 0.01))))
        .first()
        .asString()
        .matches("existUser: same: [+-]0\\.\\d% ± 0\\.\\d%");
  }

  @Test
  void saysOfTheSameSpeedWhatElseDiffers() {
    assertThat(sentences(LABELS, FabricatedReplicates.of(12, 1, 0.01)))
        .first()
        .asString()
        .matches("existUser: same: .*, but CPU per call \\+10\\.0%");
  }

  @Test
  void saysOfAFasterVariantWhatItPays() {
    Replicates worse =
        FabricatedReplicates.with(
            FabricatedReplicates.of(6, 1.3, 0.02),
            1,
            candidate -> FabricatedReplicates.with(candidate, Metric.P99, 4));

    assertThat(sentences(LABELS, worse))
        .first()
        .asString()
        .matches(
            "existUser: better: \\+30\\.0% ± 1\\.9%, but p99 \\+\\d+\\.\\d% and CPU per call"
                + " \\+10\\.0%");
  }

  @Test
  void saysWhatIsUndecidedAndWhatItTakes() {
    assertThat(sentences(LABELS, sameCpu(FabricatedReplicates.of(3, 1.03, 0.05))))
        .first()
        .asString()
        .matches("existUser: undecided: .*; about \\d+ more rounds may decide it");
  }

  @Test
  void oneRoundHasNoInterval() {
    assertThat(sentences(LABELS, FabricatedReplicates.of(1, 1.3, 0)))
        .first()
        .asString()
        .isEqualTo("existUser: undecided: +30.0%; one round has no spread: measure at least two");
  }

  @Test
  void ofManyVerdictsOnlyTheNumberOfEachAndTheWorstIsSaid() {
    Replicates three = FabricatedReplicates.ofThree(6, 0.02);
    var text = text(List.of("dubbo-hessianlite", "dubbo-kryo", "dubbo-fst"), three);

    assertThat(TextRenderer.render(text.summary(4)))
        .isEqualTo(TextRenderer.render(text.whole()))
        .contains("dubbo-kryo against dubbo-hessianlite (95% intervals, margin 2%)\n");
    assertThat(TextRenderer.render(text.summary(3)))
        .isEqualTo(
            """
            Against dubbo-hessianlite (95% intervals, margin 2%)
            dubbo-kryo  1 better, 1 worse; the worst is listUser: -23.1% ± 0.1%
            dubbo-fst   2 better; the worst is existUser: +160% ± 3.9%
            """);
    assertThat(TextRenderer.render(text.summary(0)))
        .isEqualTo(
            """
            Against dubbo-hessianlite (95% intervals, margin 2%)
            all 2 variants  3 better, 1 worse; the worst is listUser of dubbo-kryo: -23.1% ±
                            0.1%
            """);
  }

  @Test
  void aVariantAgainstItselfIsTheNoiseFloor() {
    assertThat(sentences(List.of("dubbo-kryo", "dubbo-kryo"), FabricatedReplicates.of(6, 1, 0.02)))
        .first()
        .asString()
        .matches("existUser: [+-]\\d\\.\\d% ± \\d\\.\\d%");
  }

  @Test
  void aNoiseFloorThatLeavesOutOneIsChance() {
    assertThat(
            sentences(List.of("dubbo-kryo", "dubbo-kryo"), FabricatedReplicates.of(6, 1.3, 0.02)))
        .first()
        .asString()
        .endsWith("+30.0% ± 1.9%, and 0 lies outside, which happens by chance 1 time in 20");
  }

  @Test
  void variantsOfTheSameLabelAreReportedApart() {
    assertThat(
            sentences(
                List.of("dubbo-kryo", "dubbo-kryo", "dubbo-fst"),
                FabricatedReplicates.ofThree(6, 0.02)))
        .anyMatch(text -> text.startsWith("dubbo-kryo (2) existUser: "))
        .anyMatch(text -> text.startsWith("dubbo-fst existUser: "));
  }

  private static Replicates sameCpu(Replicates replicates) {
    return FabricatedReplicates.with(
        replicates, 1, candidate -> FabricatedReplicates.with(candidate, Metric.CPU, 80));
  }

  private static List<String> sentences(List<String> labels, Replicates replicates) {
    return text(labels, replicates).sentences();
  }

  private static ComparisonText text(List<String> labels, Replicates replicates) {
    ComparisonAnalysis analysis =
        FabricatedComparison.record(labels, replicates, false)
            .analysis(FabricatedComparison.MARGIN);
    return new ComparisonText(ShortNames.ofVariants(labels).names(), analysis);
  }
}
