// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.statistics;

import static benchmark.cli.statistics.Better.HIGHER_IS_BETTER;
import static benchmark.cli.statistics.Better.LOWER_IS_BETTER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class GateTest {

  private static final Gate GATE = new Gate(new Margin(0.05));

  @Test
  void failsWhatIsSlowerByMoreThanIsAllowed() {
    Comparison throughput = comparison("get throughput", HIGHER_IS_BETTER, 0.90);
    Comparison latency = comparison("get p99", LOWER_IS_BETTER, 1.10);
    assertThat(GATE.failures(List.of(throughput, latency))).containsExactly(throughput, latency);
  }

  @Test
  void passesWhatIsFasterOrSlowerByLess() {
    assertThat(
            GATE.failures(
                List.of(
                    comparison("get throughput", HIGHER_IS_BETTER, 1.10),
                    comparison("get p99", LOWER_IS_BETTER, 0.90),
                    comparison("list throughput", HIGHER_IS_BETTER, 0.97),
                    comparison("list p99", LOWER_IS_BETTER, 1.03))))
        .isEmpty();
  }

  @Test
  void passesWhatIsNotYetKnown() {
    PairedRatio wide = PairedRatio.of(new double[] {1, 1, 1}, new double[] {0.8, 0.9, 1});
    PairedRatio oneRound = PairedRatio.of(new double[] {1}, new double[] {0.5});
    Comparison unknown = new Comparison("get", HIGHER_IS_BETTER, wide);
    Comparison unknowable = new Comparison("list", HIGHER_IS_BETTER, oneRound);
    assertThat(unknown.verdict(GATE.allowed())).isEqualTo(Verdict.NOT_YET_KNOWN);
    assertThat(unknowable.verdict(GATE.allowed())).isEqualTo(Verdict.NOT_YET_KNOWN);
    assertThat(GATE.failures(List.of(unknown, unknowable))).isEmpty();
    assertThat(GATE.unsure(List.of(unknown, unknowable))).containsExactly(unknown, unknowable);
  }

  @Test
  void whatMayBeFasterButNotSlowerIsSure() {
    PairedRatio wide = PairedRatio.of(new double[] {1, 1, 1}, new double[] {1.05, 1.06, 1.07});
    Comparison throughput = new Comparison("get throughput", HIGHER_IS_BETTER, wide);
    Comparison latency = new Comparison("get p99", LOWER_IS_BETTER, wide);
    assertThat(throughput.verdict(GATE.allowed())).isEqualTo(Verdict.NOT_YET_KNOWN);
    assertThat(GATE.unsure(List.of(throughput, latency))).containsExactly(latency);
    assertThat(GATE.unsure(List.of(comparison("get throughput", HIGHER_IS_BETTER, 0.9)))).isEmpty();
  }

  @Test
  void rejectsNothingToCheck() {
    assertThatThrownBy(() -> GATE.failures(List.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A gate needs at least 1 comparison, but there is none.");
  }

  @Test
  void rejectsWhatIsMissing() {
    PairedRatio ratio = PairedRatio.of(new double[] {1}, new double[] {1});
    assertThatNullPointerException().isThrownBy(() -> new Gate(null)).withMessage("allowed");
    assertThatNullPointerException()
        .isThrownBy(() -> new Comparison(null, HIGHER_IS_BETTER, ratio))
        .withMessage("name");
    assertThatNullPointerException()
        .isThrownBy(() -> new Comparison("get", null, ratio))
        .withMessage("direction");
    assertThatNullPointerException()
        .isThrownBy(() -> new Comparison("get", HIGHER_IS_BETTER, null))
        .withMessage("ratio");
  }

  /** Three rounds whose interval is about 0.5% to either side of the ratio. */
  private static Comparison comparison(String name, Better direction, double ratio) {
    double[] baseline = {100, 100, 100};
    double[] candidate = {ratio * 99.8, ratio * 100, ratio * 100.2};
    return new Comparison(name, direction, PairedRatio.of(baseline, candidate));
  }
}
