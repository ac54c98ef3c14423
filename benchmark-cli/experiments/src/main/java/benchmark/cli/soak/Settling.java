// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.cli.soak.Timeline.Row;
import benchmark.launch.CostColumns;
import java.util.List;

/**
 * Whether the compilers of both processes have become calm since one of them started: what is
 * before that is warm-up. It looks at the compilers' time and never at what is measured. For one
 * thread.
 */
final class Settling {

  /** Time in the compiler that is calm, as a share of wall time: less than in short runs. */
  private static final double CALM = 0.01;

  private static final int CALM_PERIODS = 2;
  private static final double LONGEST_PERIOD = 60;
  private static final double SHORTEST_PERIOD = 4;

  /** A stretch has so many periods at least. */
  private static final double PERIODS = 20;

  private final double period;
  private final double longest;
  private double seconds;
  private double compiling;
  private double spent;
  private int calm;
  private boolean over;
  private boolean broken;
  private boolean inTime = true;

  /**
   * A process has just started.
   *
   * @param planned how long the stretch is to be that it starts in, in seconds
   * @param longest when warming up ends even if a JVM still compiles, in seconds
   */
  Settling(double planned, double longest) {
    period = Math.max(SHORTEST_PERIOD, Math.min(LONGEST_PERIOD, planned / PERIODS));
    this.longest = longest;
  }

  /**
   * Takes an interval; returns whether it is after the warm-up.
   *
   * @param step the time since the end of the one before it, in seconds
   */
  boolean take(List<Row> interval, double step) {
    if (over) {
      return true;
    }
    spent += step;
    if (interval.get(0).number(CostColumns.OPS) > 0) {
      lookAtCompilers(interval);
    } else {
      calm = 0; // where nothing is called, nothing is compiled
    }
    inTime = calm >= CALM_PERIODS;
    over = inTime || spent >= longest;
    return false;
  }

  private void lookAtCompilers(List<Row> interval) {
    seconds += interval.get(0).number(Timeline.SECONDS);
    compiling +=
        interval.stream()
            .mapToDouble(row -> row.number("jit_ms") / 1e3)
            .filter(Double::isFinite)
            .max()
            .orElse(0);
    if (seconds >= period) {
      calm = compiling <= CALM * seconds ? calm + 1 : 0;
      seconds = 0;
      compiling = 0;
    }
  }

  /** Calls or a process no longer answer: there is nothing left to wait for. */
  void end() {
    broken |= !over;
    over = true;
  }

  /** Whether it ended because calls or a process no longer answered. */
  boolean isBroken() {
    return broken;
  }

  boolean isOver() {
    return over;
  }

  /** Whether it ended because the compilers were calm, if it has ended. */
  boolean isCalm() {
    return inTime;
  }

  /** How long it took, in seconds. */
  double spent() {
    return spent;
  }
}
