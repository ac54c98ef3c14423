// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WarmUpTest {

  private final WarmUp warmUp = new WarmUp(Duration.ofSeconds(12), Duration.ofSeconds(32));

  @Test
  void bothSidesMustBeCalmForTwoPeriods() {
    cycle(60, 0);
    cycle(0, 60);
    cycle(50, 50);
    assertThat(warmUp.settled()).isFalse();
    cycle(50, 50);
    assertThat(warmUp.settled()).isTrue();
  }

  @Test
  void whoeverCompilesAgainStartsAnew() {
    cycle(0, 0);
    cycle(0, 0);
    cycle(0, 900);
    cycle(0, 0);
    assertThat(warmUp.settled()).isFalse();
  }

  @Test
  void theMeanOfAPeriodCounts() {
    for (int cycle = 0; cycle < 6; cycle++) {
      warmUp.slice(cost(Optional.of(0L), Optional.of(98L)));
      warmUp.slice(cost(Optional.of(98L), Optional.of(0L)));
      warmUp.endOfCycle();
    }
    assertThat(warmUp.settled()).isTrue();
  }

  @Test
  void aSecondThatIsCalmByChanceIsNoPeriod() {
    for (int cycle = 0; cycle < 11; cycle++) {
      warmUp.slice(cost(Optional.of(cycle % 2 * 120L), Optional.of(0L)));
      warmUp.endOfCycle();
    }
    warmUp.slice(cost(Optional.of(0L), Optional.of(0L)));
    warmUp.endOfCycle();
    assertThat(warmUp.settled()).as("6% of each period").isFalse();
  }

  @Test
  void theFirstSecondsAreNotTrusted() {
    cycle(0, 0);
    cycle(0, 0);
    assertThat(warmUp.settled()).as("an interpreter may not have begun to compile").isFalse();
    cycle(0, 0);
    assertThat(warmUp.settled()).isTrue();
  }

  @Test
  void aServerThatDoesNotTellIsLeftOut() {
    for (int cycle = 0; cycle < 12; cycle++) {
      warmUp.slice(cost(Optional.of(5L), Optional.empty()));
      warmUp.endOfCycle();
    }
    assertThat(warmUp.settled()).isTrue();
  }

  @Test
  void thereIsAnEndToWaiting() {
    for (int cycle = 0; cycle < 7; cycle++) {
      cycle(500, 500);
    }
    assertThat(warmUp.expired()).isFalse();
    cycle(500, 500);
    assertThat(warmUp.expired()).isTrue();
    assertThat(warmUp.settled()).isFalse();
    assertThat(warmUp.spent()).isEqualTo(Duration.ofSeconds(32));
  }

  @Test
  void aShortCapIsAShortWarmup() {
    var none = new WarmUp(Duration.ofSeconds(3), Duration.ZERO);
    assertThat(none.expired()).isTrue();
  }

  private void cycle(long clientMillis, long serverMillis) {
    for (int operation = 0; operation < 4; operation++) {
      warmUp.slice(cost(Optional.of(clientMillis), Optional.of(serverMillis)));
    }
    warmUp.endOfCycle();
  }

  /** A second in which compilers were busy for so long. */
  private static CostLine cost(Optional<Long> client, Optional<Long> server) {
    CostLine line =
        CostLine.of(OperationKey.of("getUser"))
            .with(CostColumns.NANOS, 1_000_000_000L)
            .with(CostColumns.CLIENT.clockNanos(), 1_000_000_000L);
    if (client.isPresent()) {
      line = line.with(CostColumns.CLIENT.compileMillis(), client.get());
    }
    return server.isPresent()
        ? line.with(CostColumns.SERVER.compileMillis(), server.get())
            .with(CostColumns.SERVER.clockNanos(), 1_000_000_000L)
        : line;
  }
}
