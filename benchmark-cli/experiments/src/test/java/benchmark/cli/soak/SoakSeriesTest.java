// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import benchmark.cli.soak.SoakSeries.Trend;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import org.junit.jupiter.api.Test;

class SoakSeriesTest {

  private final SoakSeries series = new SoakSeries(new SimulatedSoak(1, 60, 10).record());
  private final Timeline.Reader reader = new Timeline.Reader(Timeline.header(), 2);
  private long seconds;

  /** An interval that ends so many seconds after the one before it. */
  private void interval(int after, int length, long threads) {
    seconds += after;
    CostLine cost =
        CostLine.of(OperationKey.of("mixed"))
            .with(CostColumns.NANOS, length * 1_000_000_000L)
            .with(CostColumns.OPS, 100L * length)
            .with(CostColumns.CLIENT.compileMillis(), 0L)
            .with(CostColumns.SERVER.compileMillis(), 0L)
            .with(CostColumns.SERVER.threads(), threads);
    Timeline.lines(SimulatedSoak.START.plusSeconds(seconds), 1, 2, cost)
        .forEach(line -> reader.take(line, series::take));
  }

  /** Its JVMs compile all the time, so that only the limit ends the warm-up. */
  @Test
  void aShortStretchAfterALongOneIsNotAllWarmUp() {
    var continued = new SoakSeries(new SimulatedSoak(1, 360, 10).continued(300).record());
    for (int i = 1; i <= 360; i++) {
      CostLine cost =
          CostLine.of(OperationKey.of("mixed"))
              .with(CostColumns.NANOS, 10_000_000_000L)
              .with(CostColumns.OPS, 1_000L)
              .with(CostColumns.CLIENT.compileMillis(), 5_000L);
      int pid = i <= 300 ? 1 : 3;
      Timeline.lines(SimulatedSoak.START.plusSeconds(10L * i), pid, pid + 1, cost)
          .forEach(line -> reader.take(line, continued::take));
    }

    assertThat(continued.warmingUp()).isEqualTo(3_000 / 3 + 600 / 3);
  }

  /** Such steps are the first ones at a rate: JVMs that have just started do not sustain it. */
  @Test
  void stepsThatEndedEarlyDoNotChangeTheSlopeOfWhatCameAfterThem() {
    for (int i = 0; i < 10; i++) {
      interval(6, 2, 200);
    }
    for (int i = 1; i <= 40; i++) {
      interval(12, 10, 200 + 12 * i);
    }

    Trend threads =
        series.trends().stream()
            .filter(it -> it.process().equals("server"))
            .filter(it -> it.indicator() == SoakIndicator.THREADS)
            .findFirst()
            .orElseThrow();
    assertThat(threads.hourly().slope()).isCloseTo(3_600, within(1.0));
    assertThat(threads.hourly().low()).as("threads are whole").isLessThan(3_599);
    assertThat(threads.hourly().high()).isGreaterThan(3_601);
  }

  /** All that matters lies in what would be warm-up. */
  @Test
  void aCollapseEndsTheWarmUpAndLeavesNothingSteady() {
    for (int i = 0; i < 9; i++) {
      interval(5, 5, 200);
    }
    for (int i = 0; i < 60; i++) {
      seconds += 5;
      CostLine nothing =
          CostLine.of(OperationKey.of("mixed"))
              .with(CostColumns.NANOS, 5_000_000_000L)
              .with(CostColumns.OPS, 0L)
              .with(CostColumns.FAILED, 4L)
              .with(CostColumns.CLIENT.compileMillis(), 0L)
              .with(CostColumns.CLIENT.threads(), 30L);
      Timeline.lines(SimulatedSoak.START.plusSeconds(seconds), 1, 2, nothing)
          .forEach(line -> reader.take(line, series::take));
    }

    assertThat(series.watch().collapses()).singleElement().matches(it -> it.lasts());
    assertThat(series.isWarmingUp()).isFalse();
    assertThat(series.watch().isSilent("server")).isTrue();
    assertThat(SoakVerdict.of(series.trends(), series, SoakVerdict.FALSE_ALARM))
        .noneMatch(it -> it.movement() == SoakVerdict.Movement.STEADY)
        .anySatisfy(
            it -> {
              assertThat(it.isOf("server", SoakIndicator.THREADS)).isTrue();
              assertThat(it.inWords()).isEqualTo("not measured");
            });
  }

  /** At a rate, a step whose calls all wait is over at once: the rest of the time counts, too. */
  @Test
  void aServerThatStandsStillIsACollapseHoweverEarlyStepsEnd() {
    for (int i = 0; i < 9; i++) {
      interval(5, 5, 200);
    }
    for (int i = 0; i < 3; i++) {
      seconds += 20;
      CostLine nothing =
          CostLine.of(OperationKey.of("mixed"))
              .with(CostColumns.NANOS, 100_000L)
              .with(CostColumns.OPS, 0L)
              .with(CostColumns.FAILED, i == 0 ? 200L : 0L)
              .with(CostColumns.OFFERED, 3_000L)
              .with(CostColumns.CLIENT.threads(), 30L);
      Timeline.lines(SimulatedSoak.START.plusSeconds(seconds), 1, 2, nothing)
          .forEach(line -> reader.take(line, series::take));
    }

    assertThat(series.watch().collapses()).singleElement().matches(it -> it.lasts());
    assertThat(series.watch().isSilent("server")).isTrue();
  }
}
