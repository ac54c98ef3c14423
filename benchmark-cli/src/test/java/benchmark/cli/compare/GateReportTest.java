// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import benchmark.cli.error.UserError;
import benchmark.cli.option.GateConverter;
import benchmark.cli.statistics.GateOutcome;
import java.util.LinkedHashMap;
import java.util.List;
import org.junit.jupiter.api.Test;

class GateReportTest {

  private static final List<String> LABELS = List.of("dubbo-hessianlite", "dubbo-kryo");

  @Test
  void saysWhichMetricOfWhichVariantFailsIt() {
    GateReport gate =
        gate(
            "5%",
            List.of("dubbo-hessianlite", "dubbo-kryo", "dubbo-fst"),
            FabricatedReplicates.ofThree(6, 0.02));

    assertThat(gate.result().outcome()).isEqualTo(GateOutcome.FAILS);
    assertThat(gate.failures())
        .hasSize(5)
        .first()
        .asString()
        .matches(
            "The gate fails: listUser throughput of dubbo-kryo is 0\\.769\\d ± 0\\.0001 times"
                + " the baseline's, surely worse by more than 5%\\.");
    assertThat(gate.failures())
        .filteredOn(text -> text.contains("dubbo-fst"))
        .allMatch(text -> text.contains("existUser cpu of dubbo-fst"));
  }

  @Test
  void looksAtTheMetricsThatAreNamed() {
    Replicates six = FabricatedReplicates.of(6, 1.3, 0.02);

    assertThat(gate("cpu:5%", List.of("a", "b"), onlyExistUser(six)).failures())
        .singleElement()
        .asString()
        .startsWith("The gate fails: existUser cpu of b is 1.1000 ± 0.0001 times");
    assertThat(gate("cpu:11%,alloc:0%", LABELS, onlyExistUser(six)).result().outcome())
        .isEqualTo(GateOutcome.PASSES);
  }

  @Test
  void aNamedMetricThatWasNotMeasuredIsNoPass() {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> gate("cpu:20%", LABELS, FabricatedReplicates.of(6, 1.3, 0.02)))
        .withMessage(
            "The gate cannot decide: cpu was not measured everywhere. Leave it out of --gate.")
        .matches(error -> error.status() == 1);
  }

  @Test
  void variantsOfTheSameLabelAreToldApart() {
    var labels = List.of("dubbo-kryo", "dubbo-kryo", "dubbo-fst");

    assertThat(gate("throughput:5%", labels, FabricatedReplicates.ofThree(6, 0.02)).failures())
        .isNotEmpty()
        .allMatch(text -> text.contains(" of dubbo-kryo (2) is "));
  }

  @Test
  void anInconclusiveGateSaysWhatItWouldHaveCaught() {
    GateReport gate = gate("throughput:5%", LABELS, FabricatedReplicates.of(3, 1, 0.1));

    assertThat(gate.result().outcome()).isEqualTo(GateOutcome.INCONCLUSIVE);
    assertThat(gate.inconclusive())
        .hasSize(2)
        .satisfiesExactly(
            first ->
                assertThat(first)
                    .isEqualTo(
                        "The gate is inconclusive after 3 rounds. Add some: benchmark.sh compare"
                            + " --continue x"),
            second ->
                assertThat(second)
                    .matches(
                        "  existUser throughput of dubbo-kryo is .* times the baseline's, 5%"
                            + " allowed; would have caught [\\d.]+% in 8 of 10 cases"));
  }

  @Test
  void oneRoundIsInconclusive() {
    GateReport gate = gate("throughput:5%", LABELS, FabricatedReplicates.of(1, 0.5, 0));

    assertThat(gate.result().outcome()).isEqualTo(GateOutcome.INCONCLUSIVE);
    assertThat(gate.inconclusive()).hasSize(3).noneMatch(text -> text.contains("caught"));
  }

  private static Replicates onlyExistUser(Replicates replicates) {
    Replicates baseline = FabricatedReplicates.with(replicates, 0, GateReportTest::onlyExistUser);
    return FabricatedReplicates.with(baseline, 1, GateReportTest::onlyExistUser);
  }

  private static Replicate.Measured onlyExistUser(Replicate.Measured measured) {
    var values = new LinkedHashMap<>(measured.values());
    values.remove(FabricatedReplicates.LIST_USER);
    return new Replicate.Measured(
        measured.folder(), values, measured.course(), measured.costs(), measured.warnings());
  }

  private static GateReport gate(String rule, List<String> labels, Replicates replicates) {
    ComparisonAnalysis analysis =
        FabricatedComparison.record(labels, replicates, false)
            .analysis(FabricatedComparison.MARGIN);
    return GateReport.of(
        new GateConverter().convert(rule), analysis, "benchmark.sh compare --continue x");
  }
}
