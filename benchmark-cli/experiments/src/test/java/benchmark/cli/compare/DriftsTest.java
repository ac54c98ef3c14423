// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.report.WarningList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DriftsTest {

  private static final List<String> LABELS = List.of("a", "b");

  @Test
  void aRiseThatRepeatsIsFound() {
    assertThat(warnings(rising(0, rising(1, FabricatedReplicates.of(4, 1, 0.01)))))
        .containsExactly(
            "a, b in existUser: became 10% faster while it was measured, in the mean of 4"
                + " rounds, so it did not reach a steady state. Warm up longer: --warmup 60s.");
  }

  /** There the series is of times: what rises becomes slower. */
  @Test
  void aMedianThatRisesAtARateIsSlower() {
    Replicates rising = rising(0, rising(1, FabricatedReplicates.of(4, 1, 0.01)));

    assertThat(warnings(FabricatedReplicates.atRate(rising)))
        .singleElement()
        .asString()
        .startsWith("a, b in existUser (100/s): became 10% slower while it was measured, ");
  }

  @Test
  void aDriftUnlikeTheBaselinesIsSaid() {
    assertThat(warnings(rising(1, FabricatedReplicates.of(4, 1, 0.01))))
        .hasSize(2)
        .last()
        .asString()
        .startsWith(
            "b in existUser: drifted differently from a: their ratio changed by a factor of 1.10")
        .endsWith("so the verdict depends on when it is measured. Warm up longer: --warmup 60s.");
  }

  @Test
  void fewerThanFourRoundsAreNotPooled() {
    assertThat(warnings(rising(1, FabricatedReplicates.of(3, 1, 0.01)))).isEmpty();
  }

  @Test
  void aSteadyStateIsNoWarning() {
    assertThat(warnings(FabricatedReplicates.of(6, 1.3, 0.02))).isEmpty();
  }

  /** The JVMs' own warnings of a drift give way to the pooled one. */
  @Test
  void aDriftOfSomeRoundsIsNotSaidAsWell() {
    assertThat(all(FabricatedReplicates.of(6, 1, 0.02)))
        .noneMatch(text -> text.contains("listUser"));
    assertThat(all(FabricatedReplicates.of(3, 1, 0.02)))
        .anyMatch(
            text ->
                text.equals("a in listUser (2 of 3 rounds): became 20 to 30% faster: warm up."));
  }

  private static List<String> all(Replicates replicates) {
    return new CompareReport(LABELS, analysis(replicates)).warningList().lines();
  }

  private static List<String> warnings(Replicates replicates) {
    var warnings = new WarningList();
    Drifts.addTo(warnings, LABELS, analysis(replicates));
    return warnings.lines();
  }

  private static ComparisonAnalysis analysis(Replicates replicates) {
    return FabricatedComparison.record(LABELS, replicates, false)
        .analysis(FabricatedComparison.MARGIN);
  }

  /** A variant whose throughput rises by 10% in every round, a bit more in one than in another. */
  private static Replicates rising(int variant, Replicates replicates) {
    return FabricatedReplicates.with(
        replicates,
        variant,
        it -> {
          double more = it.folder().contains("1/") ? 0.001 : 0;
          return new Replicate.VariantResult(
              it.folder(),
              it.values(),
              Map.of(FabricatedReplicates.EXIST_USER, List.of(10.0, 10.0, 10.5, 11 + more, 11.0)),
              it.costs(),
              it.warnings());
        });
  }
}
