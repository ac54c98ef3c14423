// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.statistics.Margin;
import java.util.List;
import org.junit.jupiter.api.Test;

class ComparisonTextTest {

  private static final List<String> LABELS = List.of("dubbo-hessianlite", "dubbo-kryo");

  @Test
  void saysTheSame() {
    var sentences =
        new ComparisonText(
            VariantLabels.of(LABELS), FabricatedRounds.of(12, 1, 0.01), Margin.DEFAULT, false);

    assertThat(sentences.all())
        .first()
        .asString()
        .matches(
            "dubbo-kryo answers existUser as fast as dubbo-hessianlite, within 2%"
                + " \\(1\\.00\\d ± 0\\.0\\d\\d\\)\\.");
  }

  @Test
  void saysWhatIsNotYetKnownAndWhatItTakes() {
    var sentences =
        new ComparisonText(
            VariantLabels.of(LABELS), FabricatedRounds.of(3, 1.03, 0.05), Margin.DEFAULT, false);

    assertThat(sentences.all())
        .first()
        .asString()
        .matches(
            "Whether dubbo-kryo answers existUser faster or slower than dubbo-hessianlite by more"
                + " than 2% is not yet known \\(.*\\): about \\d+ more rounds\\.");
  }

  @Test
  void oneRoundHasNoInterval() {
    var sentences =
        new ComparisonText(
            VariantLabels.of(LABELS), FabricatedRounds.of(1, 1.3, 0), Margin.DEFAULT, false);

    assertThat(sentences.all())
        .first()
        .asString()
        .endsWith("is not yet known (1.300): one round has no spread, so do at least two.");
  }

  @Test
  void aVariantAgainstItselfIsTheNoiseFloor() {
    var sentences =
        new ComparisonText(
            VariantLabels.of(List.of("dubbo-kryo", "dubbo-kryo")),
            FabricatedRounds.of(6, 1, 0.02),
            Margin.DEFAULT,
            true);

    assertThat(sentences.all())
        .first()
        .asString()
        .matches(
            "Noise floor of this machine in existUser: dubbo-kryo against itself is"
                + " 0\\.99\\d ± 0\\.0\\d\\d after 6 rounds\\.|"
                + "Noise floor of this machine in existUser: dubbo-kryo against itself is"
                + " 1\\.00\\d ± 0\\.0\\d\\d after 6 rounds\\.");
  }

  @Test
  void variantsOfTheSameLabelAreToldApart() {
    var same = VariantLabels.of(List.of("dubbo-kryo", "dubbo-kryo", "dubbo-kryo"));
    var mixed = VariantLabels.of(List.of("dubbo-kryo", "dubbo-kryo", "dubbo-fst"));

    assertThat(
            new ComparisonText(same, FabricatedRounds.ofThree(6, 0.02), Margin.DEFAULT, true).all())
        .anyMatch(text -> text.contains(": dubbo-kryo (2) against dubbo-kryo is "))
        .anyMatch(text -> text.contains(": dubbo-kryo (3) against dubbo-kryo is "));
    assertThat(
            new ComparisonText(mixed, FabricatedRounds.ofThree(6, 0.02), Margin.DEFAULT, false)
                .all())
        .anyMatch(text -> text.startsWith("dubbo-kryo (2) answers existUser"))
        .anyMatch(text -> text.startsWith("dubbo-fst answers existUser"))
        .allMatch(text -> text.matches(".* dubbo-kryo[:,. ].*"));
  }
}
