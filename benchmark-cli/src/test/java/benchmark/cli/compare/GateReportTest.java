// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import benchmark.cli.error.UserError;
import benchmark.cli.statistics.Gate;
import benchmark.cli.statistics.Margin;
import java.util.List;
import org.junit.jupiter.api.Test;

class GateReportTest {

  private static final List<String> LABELS = List.of("dubbo-hessianlite", "dubbo-kryo");

  @Test
  void aGateThatMeasuredTooLittleDoesNotPass() {
    assertThatExceptionOfType(UserError.class)
        .isThrownBy(() -> gate(LABELS, FabricatedRounds.of(1, 0.5, 0)).requireRounds("at once"))
        .withMessage(
            "The gate cannot decide with 1 of the 2 rounds it needs (stopped at once): raise --rounds"
                + " or --budget.")
        .matches(error -> error.status() == 1);
    assertThatCode(() -> gate(LABELS, FabricatedRounds.of(2, 0.5, 0)).requireRounds("at once"))
        .doesNotThrowAnyException();
  }

  @Test
  void saysWhichMetricOfWhichVariantFailsIt() {
    var gate =
        gate(
            List.of("dubbo-hessianlite", "dubbo-kryo", "dubbo-fst"),
            FabricatedRounds.ofThree(6, 0.02));

    assertThat(gate.failures())
        .hasSize(3)
        .first()
        .asString()
        .matches(
            "The gate fails: listUser throughput of dubbo-kryo is 0\\.769\\d ± 0\\.0001 times"
                + " the baseline's, slower by more than 5% with the whole interval\\.");
    assertThat(gate.failures()).noneMatch(text -> text.contains("dubbo-fst"));
  }

  @Test
  void variantsOfTheSameLabelAreToldApart() {
    var labels = List.of("dubbo-kryo", "dubbo-kryo", "dubbo-fst");

    assertThat(gate(labels, FabricatedRounds.ofThree(6, 0.02)).failures())
        .allMatch(text -> text.contains(" of dubbo-kryo (2) is "));
  }

  @Test
  void aGateThatPassesSaysWhatIsInconclusive() {
    assertThat(gate(LABELS, FabricatedRounds.of(6, 1, 0.01)).passed())
        .isEqualTo("The gate passes: nothing is surely slower by more than 5%.");
    assertThat(gate(LABELS, FabricatedRounds.of(3, 1, 0.1)).passed())
        .matches(
            "The gate passes: nothing is surely slower by more than 5%\\. Inconclusive, so run"
                + " more rounds: existUser throughput of dubbo-kryo \\(.*\\), existUser p50 of dubbo-kryo"
                + " \\(.*\\), existUser p99 of dubbo-kryo \\(.*\\)\\.");
  }

  private static GateReport gate(List<String> labels, Rounds rounds) {
    return new GateReport(labels, rounds, new Gate(new Margin(0.05)));
  }
}
