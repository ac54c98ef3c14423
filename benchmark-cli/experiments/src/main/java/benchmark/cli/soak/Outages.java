// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.cli.soak.SoakRecord.Restart;
import benchmark.cli.soak.Timeline.Row;
import benchmark.cli.text.Numbers;
import benchmark.cli.topology.Part;
import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.Gauge;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/** What callers see of each restart of the server. For one thread. */
final class Outages {

  /** How far apart two parts of a stall may be that an interval's end has cut. */
  private static final double CUT = 0.5;

  private final List<Outage> all = new ArrayList<>();
  private List<Row> before = List.of();

  /** Restarts that are known beforehand, as from a file. */
  Outages(List<Restart> restarts) {
    update(restarts);
  }

  /** Takes note of all restarts up to now: of new ones, and of what has become of the last one. */
  void update(List<Restart> restarts) {
    for (int i = 0; i < restarts.size(); i++) {
      if (i == all.size()) {
        all.add(new Outage(restarts.get(i)));
      }
      all.get(i).restart = restarts.get(i);
    }
  }

  /** A restart and the intervals up to the next one. Times are in seconds after its begin. */
  static final class Outage {

    private Restart restart;
    private final double begin;
    private final Map<String, Long> errors = new TreeMap<>();
    private List<Row> levels = List.of();
    private List<Row> after = List.of();
    private double answering;
    private double stalled = Double.NaN;
    private double silent;
    private double whole;

    private Outage(Restart restart) {
      begin = restart.begin().toEpochMilli() / 1e3;
    }

    Restart restart() {
      return restart;
    }

    /** Until the new process was ready; infinite as long as it is not. */
    double ready() {
      return restart.readyAt() - begin;
    }

    /**
     * Until a call was answered again; 0 if there was no time without an answer, infinite if there
     * is none up to the next restart.
     */
    double answering() {
      return last(CostColumns.OPS) ? answering : Double.POSITIVE_INFINITY;
    }

    /** The longest time without an answer, infinite if there is none up to the next restart. */
    double silent() {
      return last(CostColumns.OPS) ? silent : Double.POSITIVE_INFINITY;
    }

    /** Until no call failed any more; 0 if none failed, infinite if that did not come. */
    double whole() {
      return Double.isInfinite(answering()) || last(CostColumns.FAILED)
          ? Double.POSITIVE_INFINITY
          : whole;
    }

    /** Whether there were any in the last interval. */
    private boolean last(CostColumn<Long> column) {
      return !after.isEmpty() && after.get(0).number(column) > 0;
    }

    /** Failed calls by kind. */
    Map<String, Long> errors() {
      return errors;
    }

    long failed() {
      return errors.values().stream().mapToLong(it -> it).sum();
    }

    /** Of a kind of process: the levels of several are added up. */
    Levels levels(String kind, SoakIndicator indicator) {
      return new Levels(
          indicator,
          of(levels, kind, indicator::of),
          of(after, kind, indicator::of),
          of(levels, kind, row -> row.number(Gauge.HEAP_MAX)));
    }

    private static double of(List<Row> rows, String kind, ToDoubleFunction<Row> value) {
      return rows.stream()
          .filter(row -> Part.isOf(kind, row.text(Timeline.PROCESS)))
          .mapToDouble(value)
          .reduce(Double::sum)
          .orElse(Double.NaN);
    }

    /**
     * Takes an interval.
     *
     * @param unwatched seconds before it in which nobody looked for stalls, as between two steps at
     *     a rate
     */
    private void take(List<Row> interval, double unwatched) {
      Row client = interval.get(0);
      client.errors().forEach((kind, n) -> errors.merge(kind, Long.valueOf(n), Long::sum));
      double stall = client.number(CostColumns.STALL_START) / 1e3 - begin;
      double end = stall + client.number(CostColumns.STALL_NANOS) / 1e9;
      boolean goesOn = answering > 0 && stall <= answering + CUT + unwatched;
      if (end > 0 && (goesOn || stall <= ready() + CUT)) {
        stalled = goesOn ? stalled : Math.max(0, stall);
        answering = Math.max(answering, end);
        silent = Math.max(silent, answering - stalled);
      }
      double failedAt = client.number(CostColumns.LAST_FAILED) / 1e3 - begin;
      if (failedAt > 0) {
        whole = Math.max(whole, failedAt);
      }
      whole = whole > 0 ? Math.max(whole, answering) : whole;
      after = interval;
    }
  }

  /**
   * Of an indicator, before a restart and at the end of the time up to the next one.
   *
   * @param heap the maximum heap of the processes, in bytes
   */
  record Levels(SoakIndicator indicator, double before, double after, double heap) {

    /** A level has returned if it is higher by at most this share, or by one thing. */
    private static final double RETURNED = 0.1;

    boolean areKnown() {
      return Double.isFinite(before) && Double.isFinite(after);
    }

    boolean areHigher() {
      double tolerance = RETURNED * indicator.reference(before, heap);
      return after - before > (indicator.isCount() ? Math.max(1, tolerance) : tolerance);
    }

    boolean areLower() {
      return after < before;
    }

    /** For a table: 12 to 13. */
    String inWords() {
      return "%s to %s".formatted(text(before), text(after));
    }

    private String text(double level) {
      return Double.isNaN(level) ? Numbers.NONE : indicator.unit().text(level);
    }
  }

  void take(List<Row> interval) {
    double end = interval.get(0).number(Timeline.TIME) / 1e3;
    Outage now = null;
    for (Outage outage : all) {
      if (outage.begin < end) {
        now = outage;
      }
    }
    if (now != null) {
      now.levels = now.levels.isEmpty() ? before : now.levels;
      now.take(interval, unwatched(interval.get(0)));
    }
    before = interval;
  }

  private double unwatched(Row client) {
    return before.isEmpty()
        ? 0
        : Math.max(
            0,
            (client.number(Timeline.TIME) - before.get(0).number(Timeline.TIME)) / 1e3
                - client.number(Timeline.SECONDS));
  }

  List<Outage> all() {
    return all;
  }
}
