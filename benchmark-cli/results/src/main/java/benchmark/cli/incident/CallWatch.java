// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.incident;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds the times in which calls collapsed: longer than {@value #LONGEST_DIP} s, fewer than half of
 * those before were answered, or none at all; in a step at a rate that was no higher than what had
 * been answered before, none at all. Calls of one kind, interval by interval, whatever warm-up they
 * belong to. Times are in seconds since 1970. For one thread.
 */
public final class CallWatch {

  /** What is shorter is a stall, of which others tell. */
  static final double LONGEST_DIP = 10;

  /** A single interval may be low for a stall in it; one of this length is not. */
  private static final double LONGEST_STALL = 2 * LONGEST_DIP;

  private static final double COLLAPSED = 0.5;

  /** Where fewer calls were to be answered, chance alone explains that few were. */
  private static final double FEWEST = 50;

  /** More are not kept. */
  private static final int MOST = 20;

  private final List<Collapse> collapses = new ArrayList<>();
  private double calls;
  private double seconds;
  private double end = Double.NaN;
  private double excusedUntil = Double.NEGATIVE_INFINITY;
  private Dip dip;

  /** What an interval is. */
  public enum State {
    /** Calls were answered as before. */
    ANSWERED,
    /** Fewer were answered, and the next intervals decide whether that is a collapse. */
    LOW,
    /** It is in a collapse, and so are those before it that were low. */
    COLLAPSED
  }

  /** Consecutive intervals in which calls were few. */
  private static final class Dip {
    private final double begin;
    private final double before;
    private double end;
    private double answered;
    private double seconds;
    private double silent;
    private int intervals;
    private boolean nothing;

    Dip(double begin, double before) {
      this.begin = begin;
      this.before = before;
    }

    /** By the time that was measured: between slices, others are. */
    boolean isLong() {
      return (before == 0 || before * seconds >= FEWEST)
          && (nothing
              || silent > LONGEST_DIP
              || seconds > LONGEST_STALL
              || seconds > LONGEST_DIP && intervals > 1);
    }

    Collapse toCollapse(double next) {
      return new Collapse(
          begin, Double.isNaN(next) ? end : next, before, answered / seconds, Double.isNaN(next));
    }
  }

  /**
   * Takes the next interval.
   *
   * @param begin when it began
   * @param last when it ended
   * @param answered how many calls were answered in it
   * @param due how many calls a second were to be made; NaN in a closed loop
   */
  public State take(double begin, double last, double answered, double due) {
    double length = last - begin;
    if (length <= 0) {
      return State.ANSWERED;
    }
    end = last;
    if (due > level()
        && (answered == 0 || dip == null && answered / length < COLLAPSED * level())) {
      return State.ANSWERED; // the rate was too high: that few were answered says nothing
    }
    double expected = Double.isNaN(due) ? level() : Math.min(level(), due);
    if (answered > 0 && answered / length >= COLLAPSED * expected) {
      endDip(begin);
      calls += answered;
      seconds += length;
      return State.ANSWERED;
    }
    if (dip == null) {
      dip = new Dip(begin, expected);
    }
    dip.end = last;
    dip.answered += answered;
    dip.seconds += length;
    dip.silent = answered == 0 ? dip.silent + length : 0;
    dip.intervals++;
    dip.nothing |= answered == 0 && !Double.isNaN(due); // a step ends as soon as it is hopeless
    return isCollapse() ? State.COLLAPSED : State.LOW;
  }

  private boolean isCollapse() {
    return dip != null && dip.isLong() && dip.end > excusedUntil;
  }

  /**
   * What is lower from now on is expected, as a server is being restarted: it is a collapse only if
   * it goes on after a time. Where calls had collapsed already, it explains nothing.
   */
  public void excuse(double until) {
    if (dip == null || !dip.isLong()) {
      excusedUntil = until;
    }
  }

  /** Forgets how many calls there were, since other ones follow, or a process was restarted. */
  public void restart() {
    endDip(end);
    calls = 0;
    seconds = 0;
  }

  private void endDip(double next) {
    if (isCollapse()) {
      if (collapses.size() < MOST) {
        collapses.add(dip.toCollapse(next));
      }
    } else if (dip != null && !dip.isLong()) { // a stall, as there may have been some before
      calls += dip.answered;
      seconds += dip.seconds;
    }
    dip = null;
  }

  /** Calls in a second so far, but in collapses; 0 if there were none. */
  private double level() {
    return seconds == 0 ? 0 : calls / seconds;
  }

  /** All collapses, the first ones of very many; the last of them may go on. */
  public List<Collapse> collapses() {
    if (!isCollapse()) {
      return List.copyOf(collapses);
    }
    var all = new ArrayList<>(collapses);
    all.add(dip.toCollapse(Double.NaN));
    return all;
  }
}
