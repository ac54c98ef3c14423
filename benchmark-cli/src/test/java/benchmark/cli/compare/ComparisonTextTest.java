// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.results.Metric;
import java.util.List;
import org.junit.jupiter.api.Test;

class ComparisonTextTest {

  private static final List<String> LABELS = List.of("dubbo-hessianlite", "dubbo-kryo");

  @Test
  void saysTheSame() {
    assertThat(sentences(LABELS, sameCpu(FabricatedReplicates.of(12, 1, 0.01))))
        .first()
        .asString()
        .matches(
            "dubbo-kryo answers existUser as fast as dubbo-hessianlite, within 2%"
                + " \\(1\\.00\\d ± 0\\.0\\d\\d\\)\\.");
  }

  @Test
  void saysOfTheSameSpeedWhatElseDiffers() {
    assertThat(sentences(LABELS, FabricatedReplicates.of(12, 1, 0.01)))
        .first()
        .asString()
        .matches(
            "dubbo-kryo answers existUser as fast as .*, but CPU per call is dearer"
                + " \\(1\\.1000 ± 0\\.0001\\)\\.");
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
            "dubbo-kryo answers existUser 1\\.300 ± 0\\.019 times as fast as dubbo-hessianlite:"
                + " faster, but p99 is worse \\(1\\.\\d+ ± 0\\.\\d+\\) and CPU per call is dearer"
                + " \\(1\\.1000 ± 0\\.0001\\)\\.");
  }

  @Test
  void saysWhatIsNotYetKnownAndWhatItTakes() {
    assertThat(sentences(LABELS, sameCpu(FabricatedReplicates.of(3, 1.03, 0.05))))
        .first()
        .asString()
        .matches(
            "Whether dubbo-kryo answers existUser faster or slower than dubbo-hessianlite by more"
                + " than 2% is not yet known \\(.*\\): about \\d+ more rounds\\.");
  }

  @Test
  void oneRoundHasNoInterval() {
    assertThat(sentences(LABELS, FabricatedReplicates.of(1, 1.3, 0)))
        .first()
        .asString()
        .endsWith("is not yet known (1.300): one round has no spread, so do at least two.");
  }

  @Test
  void aVariantAgainstItselfIsTheNoiseFloor() {
    assertThat(sentences(List.of("dubbo-kryo", "dubbo-kryo"), FabricatedReplicates.of(6, 1, 0.02)))
        .first()
        .asString()
        .matches(
            "Noise floor of this machine in existUser: dubbo-kryo against itself is"
                + " (0\\.99|1\\.00)\\d ± 0\\.0\\d\\d after 6 rounds\\.");
  }

  @Test
  void aNoiseFloorThatLeavesOutOneIsChance() {
    assertThat(
            sentences(List.of("dubbo-kryo", "dubbo-kryo"), FabricatedReplicates.of(6, 1.3, 0.02)))
        .first()
        .asString()
        .endsWith(
            " is 1.300 ± 0.019 after 6 rounds, which leaves out 1: that happens by chance in 1 of"
                + " 20.");
  }

  @Test
  void variantsOfTheSameLabelAreToldApart() {
    assertThat(
            sentences(
                List.of("dubbo-kryo", "dubbo-kryo", "dubbo-kryo"),
                FabricatedReplicates.ofThree(6, 0.02)))
        .anyMatch(text -> text.contains(": dubbo-kryo (2) against dubbo-kryo is "))
        .anyMatch(text -> text.contains(": dubbo-kryo (3) against dubbo-kryo is "));
    assertThat(
            sentences(
                List.of("dubbo-kryo", "dubbo-kryo", "dubbo-fst"),
                FabricatedReplicates.ofThree(6, 0.02)))
        .anyMatch(text -> text.startsWith("dubbo-kryo (2) answers existUser"))
        .anyMatch(text -> text.startsWith("dubbo-fst answers existUser"))
        .allMatch(text -> text.matches(".* dubbo-kryo[:,. ].*"));
  }

  private static Replicates sameCpu(Replicates replicates) {
    return FabricatedReplicates.with(
        replicates, 1, candidate -> FabricatedReplicates.with(candidate, Metric.CPU, 80));
  }

  private static List<String> sentences(List<String> labels, Replicates replicates) {
    ComparisonAnalysis analysis =
        FabricatedComparison.record(labels, replicates, false)
            .analysis(FabricatedComparison.MARGIN);
    return new ComparisonText(VariantLabels.of(labels).names(), analysis).sentences();
  }
}
