// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import benchmark.cli.error.UserError;
import benchmark.cli.results.RateLoad;
import benchmark.launch.Load;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class AtRateTest {

  private static final Duration STEP = Duration.ofSeconds(5);

  private static final Optional<RateLoad> STORED =
      Optional.of(new RateLoad(List.of(1_000.0), Load.Arrivals.POISSON, 64, 7));

  @Test
  void aComparisonThatIsContinuedKeepsItsLoad() {
    assertThat(atRate().loadOr(STORED, STEP, "--time")).isEqualTo(STORED);
    assertThatThrownBy(() -> atRate("--in-flight", "50").loadOr(STORED, STEP, "--time"))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "--in-flight is that of the stored comparison. Leave it out, or give --rate, too.");
    assertThatThrownBy(() -> atRate("--in-flight", "50").loadOr(Optional.empty(), STEP, "--time"))
        .hasMessage("--in-flight says how to call at a rate. Add --rate, such as --rate 2k.");
  }

  @Test
  void aStoredLoadIsNotTakenForStepsThatAreTooShort() {
    assertThatThrownBy(() -> atRate().loadOr(STORED, Duration.ofMillis(200), "--time"))
        .isInstanceOf(UserError.class)
        .hasMessage(
            "--rate 1000: 0.2 s at this rate give too few calls for a median, which needs 250. Give"
                + " a longer --time.");
  }

  @Test
  void aRateBelowOneIsNamedAsItIs() {
    assertThatThrownBy(() -> atRate("--rate", "0.5").load(STEP, "--time"))
        .hasMessageStartingWith("--rate 0.5: 5.0 s at this rate give too few calls");
  }

  private static AtRate atRate(String... words) {
    return CommandLine.populateCommand(new AtRate(), words);
  }
}
