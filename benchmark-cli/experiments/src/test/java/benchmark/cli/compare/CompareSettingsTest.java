// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.compare;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.project.Jdk;
import benchmark.cli.results.RateLoad;
import benchmark.cli.run.PartCounts;
import benchmark.cli.run.RunSettings;
import benchmark.cli.statistics.Margin;
import benchmark.contract.Scenarios;
import benchmark.launch.Load;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class CompareSettingsTest {

  private static final RunSettings RUN = RunSettings.of(Jdk.ofThisProcess(), Path.of("."));

  @Test
  void onlyCallsInAClosedLoopOfOneServerAndClientFitRounds() {
    assertThat(settings(RUN, Optional.empty()).fitsRounds()).isTrue();
    assertThat(settings(RUN, Optional.of(atRate())).fitsRounds()).isFalse();
    assertThat(settings(RUN.with(new PartCounts(2, 1)), Optional.empty()).fitsRounds()).isFalse();
    assertThat(settings(RUN.withScenario(Scenarios.STREAMS), Optional.empty()).fitsRounds())
        .isFalse();
  }

  private static RateLoad atRate() {
    return new RateLoad(List.of(2000.0), Load.Arrivals.CONSTANT, 50, 1);
  }

  private static CompareSettings settings(RunSettings run, Optional<RateLoad> load) {
    return new CompareSettings(
        Design.BLOCKS,
        List.of(),
        run,
        new CompareLoad(List.of("getUser"), MeasuringTime.usual(Design.BLOCKS, 1), false, 32, load),
        new StoppingRule(OptionalInt.of(4), Optional.empty(), Optional.empty()),
        Margin.DEFAULT,
        Optional.empty(),
        Optional.empty());
  }
}
