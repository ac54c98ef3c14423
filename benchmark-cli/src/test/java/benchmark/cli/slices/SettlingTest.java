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

class SettlingTest {

  private final Settling settling = new Settling(Duration.ofSeconds(3), Duration.ofSeconds(8));

  @Test
  void bothSidesMustBeCalmForTwoCycles() {
    cycle(30, 0);
    cycle(0, 30);
    cycle(20, 20);
    assertThat(settling.settled()).isFalse();
    cycle(20, 20);
    assertThat(settling.settled()).isTrue();
  }

  @Test
  void whoeverCompilesAgainStartsAnew() {
    cycle(0, 0);
    cycle(0, 0);
    cycle(0, 900);
    cycle(0, 0);
    assertThat(settling.settled()).isFalse();
  }

  @Test
  void theMeanOfACycleCounts() {
    for (int cycle = 0; cycle < 2; cycle++) {
      settling.slice(cost(Optional.of(0L), Optional.of(38L)));
      settling.slice(cost(Optional.of(38L), Optional.of(0L)));
      settling.endOfCycle();
    }
    assertThat(settling.settled()).isTrue();
  }

  @Test
  void theFirstSecondsAreNotTrusted() {
    cycle(0, 0);
    cycle(0, 0);
    assertThat(settling.settled()).as("an interpreter may not have begun to compile").isFalse();
    cycle(0, 0);
    assertThat(settling.settled()).isTrue();
  }

  @Test
  void aServerThatDoesNotTellIsLeftOut() {
    for (int cycle = 0; cycle < 3; cycle++) {
      settling.slice(cost(Optional.of(5L), Optional.empty()));
      settling.endOfCycle();
    }
    assertThat(settling.settled()).isTrue();
  }

  @Test
  void thereIsAnEndToWaiting() {
    for (int cycle = 0; cycle < 7; cycle++) {
      cycle(500, 500);
    }
    assertThat(settling.expired()).isFalse();
    cycle(500, 500);
    assertThat(settling.expired()).isTrue();
    assertThat(settling.settled()).isFalse();
    assertThat(settling.spent()).isEqualTo(Duration.ofSeconds(8));
  }

  @Test
  void aShortCapIsAShortWarmup() {
    var none = new Settling(Duration.ofSeconds(3), Duration.ZERO);
    assertThat(none.expired()).isTrue();
  }

  private void cycle(long clientMillis, long serverMillis) {
    settling.slice(cost(Optional.of(clientMillis), Optional.of(serverMillis)));
    settling.endOfCycle();
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
