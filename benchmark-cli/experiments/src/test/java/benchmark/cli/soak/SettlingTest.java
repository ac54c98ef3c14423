// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SettlingTest {

  private static List<Timeline.Row> interval(long clientMillis, long serverMillis) {
    return interval(1_000, clientMillis, serverMillis);
  }

  private static List<Timeline.Row> interval(long calls, long clientMillis, long serverMillis) {
    CostLine cost =
        CostLine.of(OperationKey.of("mixed"))
            .with(CostColumns.NANOS, 10_000_000_000L)
            .with(CostColumns.OPS, calls)
            .with(CostColumns.CLIENT.compileMillis(), clientMillis)
            .with(CostColumns.SERVER.compileMillis(), serverMillis);
    var rows = new ArrayList<Timeline.Row>();
    var reader = new Timeline.Reader(Timeline.header(), 2);
    Timeline.lines(Instant.EPOCH, 1, 2, cost).forEach(line -> reader.take(line, rows::addAll));
    return rows;
  }

  @Test
  void isOverWhenBothSidesWereCalmForTwoPeriods() {
    var settling = new Settling(600, 200); // periods of 30 s
    int taken = 0;
    while (!settling.isOver()) {
      settling.take(taken < 3 ? interval(1, 900) : interval(9, 9), 10);
      taken++;
    }

    assertThat(taken).isEqualTo(9);
    assertThat(settling.isCalm()).isTrue();
    assertThat(settling.take(interval(900, 900), 10)).isTrue();
  }

  @Test
  void isNotOverWhereNothingWasCalled() {
    var settling = new Settling(600, 200);
    for (int i = 0; i < 12; i++) {
      settling.take(interval(0, 0, 0), 10);
    }

    assertThat(settling.isOver()).isFalse();
  }

  @Test
  void endsInAnyCaseAndSaysSo() {
    var settling = new Settling(600, 50);
    for (int i = 0; i < 5; i++) {
      assertThat(settling.take(interval(900, 1), 10)).isFalse();
    }

    assertThat(settling.isOver()).isTrue();
    assertThat(settling.isCalm()).isFalse();
    assertThat(settling.spent()).isEqualTo(50);
  }
}
