// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static benchmark.cli.report.CheckedRun.healthy;
import static benchmark.cli.report.CheckedRun.sampled;
import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.report.Warning.Kind;
import benchmark.cli.results.OperationCost;
import benchmark.cli.results.OperationCost.MachineTime;
import java.util.EnumSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ValidityChecksTest {

  @Test
  void isSilentWhenAllIsWell() {
    assertThat(new CheckedRun().cost(healthy()).result(sampled(1, 1_000_000)).warnings()).isEmpty();
  }

  @Test
  void whatIsMissingCausesNoWarning() {
    double none = Double.NaN;
    var side = new OperationCost.Side(none, none, none, none, none, none, none, none);
    var cost =
        new OperationCost(
            side, side, null, none, none, none, new MachineTime(none, none, none, none), none);

    assertThat(new CheckedRun().cost(cost).result(sampled(1, 1_000_000)).warnings()).isEmpty();
  }

  @Test
  void theGravestIsFirst() {
    assertThat(
            new CheckedRun()
                .failed()
                .with("profiled", true)
                .result(sampled(1, 5_000))
                .check(ValidityChecks.HIGHEST_OF_JMH))
        .extracting(Warning::kind)
        .containsExactly(Kind.ERRORS, Kind.PROFILER, Kind.FEW_SAMPLES);
  }

  @Test
  void everyKindIsLookedForButThoseOfComparisons() {
    assertThat(
            Stream.concat(ValidityChecks.ALL.stream(), Stream.of(ResultChecks.fewSamples(1)))
                .flatMap(check -> check.reasons().stream())
                .map(Check.Reason::kind)
                .collect(Collectors.toSet()))
        .isEqualTo(
            EnumSet.complementOf(
                EnumSet.of(Kind.DRIFTS_APART, Kind.IDLE_VARIANT, Kind.OTHER_BUILD, Kind.INCIDENT)));
  }
}
