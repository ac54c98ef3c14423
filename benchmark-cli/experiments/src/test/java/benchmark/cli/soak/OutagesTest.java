// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import benchmark.cli.soak.Outages.Outage;
import benchmark.cli.soak.SoakRecord.Restart;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class OutagesTest {

  private static final Instant BEGIN = Instant.parse("2026-01-01T00:00:00Z");

  private final Outages outages =
      new Outages(List.of(new Restart("server", BEGIN, BEGIN.plusSeconds(5), "stop")));

  /** Ten seconds, with a stall. */
  private void interval(double end, double stall, double length) {
    CostLine cost =
        CostLine.of(OperationKey.of("mixed"))
            .with(CostColumns.NANOS, 10_000_000_000L)
            .with(CostColumns.OPS, 100L)
            .with(CostColumns.STALL_START, millis(stall))
            .with(CostColumns.STALL_NANOS, Math.round(length * 1e9));
    var reader = new Timeline.Reader(Timeline.header(), 2);
    Timeline.lines(Instant.ofEpochMilli(millis(end)), 1, 2, cost)
        .forEach(line -> reader.take(line, outages::take));
  }

  private static long millis(double seconds) {
    return BEGIN.toEpochMilli() + Math.round(seconds * 1e3);
  }

  private Outage outage() {
    return outages.all().get(0);
  }

  /** As a run is read that still goes on, or has ended in the middle of a restart. */
  @Test
  void aRestartThatIsNotOverHasItsFailuresAlready() {
    var begun = new Restart("server", BEGIN.plusSeconds(10), null, "stop");
    outages.update(List.of(outage().restart(), begun));
    interval(10, 0.1, 2);
    interval(20, 10.1, 9.9);

    Outage last = outages.all().get(1);
    assertThat(last.ready()).isInfinite();
    assertThat(last.silent()).isCloseTo(9.9, within(0.01));
    assertThat(outage().silent()).isCloseTo(2, within(0.01));

    outages.update(List.of(outage().restart(), begun.over(BEGIN.plusSeconds(14), "stop")));
    assertThat(last.ready()).isCloseTo(4, within(0.01));
  }

  @Test
  void aStallWhileAnotherServerAnswersIsNoLongerThanItIs() {
    interval(10, 3.9, 0.3);

    assertThat(outage().silent()).isCloseTo(0.3, within(0.01));
    assertThat(outage().answering()).isCloseTo(4.2, within(0.01));
  }

  @Test
  void aStallThatGoesOnInTheNextIntervalIsOne() {
    interval(10, 0.1, 9.9);
    interval(20, 10.1, 4);

    assertThat(outage().silent()).isCloseTo(14, within(0.01));
    assertThat(outage().answering()).isCloseTo(14.1, within(0.01));
  }

  /** At a rate, stalls are not looked for while a step settles. */
  @Test
  void soIsOneThatNobodyCouldSeeForAWhile() {
    interval(10, 0.1, 9.9);
    interval(22.1, 12.1, 4);

    assertThat(outage().silent()).isCloseTo(16, within(0.01));
  }

  @Test
  void aLaterStallBelongsToNoRestart() {
    interval(10, 0.1, 2);
    interval(20, 15, 1);

    assertThat(outage().silent()).isCloseTo(2, within(0.01));
    assertThat(outage().answering()).isCloseTo(2.1, within(0.01));
  }
}
