// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.incident;

import static org.assertj.core.api.Assertions.assertThat;

import benchmark.cli.incident.CallWatch.State;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("calls")
class CallWatchTest {

  private static final double BEGIN = 1_000;

  private final CallWatch watch = new CallWatch();
  private double time = BEGIN;
  private State state;

  private CallWatchTest answering(double perSecond, double seconds, int intervals) {
    return answering(perSecond, Double.NaN, seconds, intervals);
  }

  private CallWatchTest answering(double perSecond, double due, double seconds, int intervals) {
    for (int i = 0; i < intervals; i++) {
      state = watch.take(time, time + seconds, perSecond * seconds, due);
      time += seconds;
    }
    return this;
  }

  @Test
  void thatGoOnAsTheyDidDoNotCollapse() {
    answering(300, 5, 2).answering(1_000, 5, 20).answering(600, 5, 20).answering(1_400, 5, 20);

    assertThat(state).isEqualTo(State.ANSWERED);
    assertThat(watch.collapses()).isEmpty();
  }

  @Test
  void thatEndCollapseAfterTenSecondsAndSinceTheFirstOfThem() {
    answering(1_000, 5, 9).answering(0, 5, 2);
    assertThat(state).isEqualTo(State.LOW);
    answering(0, 5, 60);

    assertThat(state).isEqualTo(State.COLLAPSED);
    assertThat(watch.collapses())
        .containsExactly(new Collapse(BEGIN + 45, BEGIN + 355, 1_000, 0, true));
  }

  @Test
  void thatFallBelowHalfCollapseAndMayComeBack() {
    answering(1_000, 2, 30).answering(490, 2, 6).answering(900, 2, 30);

    assertThat(watch.collapses())
        .containsExactly(new Collapse(BEGIN + 60, BEGIN + 72, 1_000, 490, false));
  }

  @Test
  void thatStallForLessDoNotCollapse() {
    answering(1_000, 2, 30).answering(0, 2, 5).answering(1_000, 2, 5);
    assertThat(watch.collapses()).isEmpty();
  }

  @Test
  void ofALongIntervalWithAStallInItDoNotCollapse() {
    answering(1_000, 12, 5).answering(400, 12, 1).answering(1_000, 12, 5);
    assertThat(watch.collapses()).isEmpty();

    answering(0, 12, 1);
    assertThat(watch.collapses()).hasSize(1);
  }

  @Test
  void thatAreNeverAnsweredCollapseAtOnce() {
    answering(0, 4, 3);

    assertThat(watch.collapses()).containsExactly(new Collapse(BEGIN, BEGIN + 12, 0, 0, true));
  }

  @Test
  void thatBecomeFewerLittleByLittleCollapseInTheEnd() {
    for (int minute = 0; minute < 60; minute++) {
      answering(1_000 - 16 * minute, 10, 6);
    }
    assertThat(watch.collapses()).hasSize(1);
  }

  @Test
  void atALowerRateDoNotCollapse() {
    answering(8_000, 8_000, 12, 3).answering(1_000, 1_000, 12, 3);
    assertThat(watch.collapses()).isEmpty();

    answering(400, 1_000, 12, 3);
    assertThat(watch.collapses()).hasSize(1);
  }

  @Test
  void atARateOfWhichNoneIsAnsweredCollapseUnlessItIsHigherThanAnyBefore() {
    answering(8_000, 8_000, 5, 1).answering(0, 900_000, 2, 1);
    assertThat(watch.collapses()).isEmpty();

    answering(0, 4_000, 2, 1);
    assertThat(watch.collapses())
        .containsExactly(new Collapse(BEGIN + 7, BEGIN + 9, 4_000, 0, true));
  }

  @Test
  void thatARestartExplainsDoNotCollapseUnlessTheyStayFew() {
    answering(1_000, 5, 10);
    watch.excuse(time + 120);
    answering(0, 5, 11).answering(1_000, 5, 10);
    assertThat(watch.collapses()).isEmpty();

    double second = time;
    watch.excuse(time + 120);
    answering(0, 5, 20);
    watch.excuse(time + 120); // another one explains nothing
    answering(0, 5, 20);
    assertThat(watch.collapses())
        .containsExactly(new Collapse(second, second + 200, 1_000, 0, true));
  }

  @Test
  void ofOtherProcessesAreNotComparedWithThoseBefore() {
    answering(1_000, 5, 10);
    watch.restart();
    answering(100, 5, 10);

    assertThat(watch.collapses()).isEmpty();
  }

  @Test
  void thatCollapseVeryOftenKeepTheFirstCollapses() {
    for (int i = 0; i < 100; i++) {
      answering(1_000, 5, 10).answering(0, 5, 3);
    }
    List<Collapse> all = watch.collapses();

    assertThat(all).hasSizeLessThan(30);
    assertThat(all.get(0).begin()).isEqualTo(BEGIN + 50);
  }
}
