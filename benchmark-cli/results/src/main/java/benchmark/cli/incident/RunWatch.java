// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.incident;

import benchmark.cli.error.UserError;
import benchmark.cli.incident.CallWatch.State;
import benchmark.cli.incident.Reading.PartLevels;
import benchmark.cli.results.RecordFile;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Watches the calls and the parts of a run, interval by interval: whether calls collapse, since
 * when a part no longer reports its counters, and what grows with calls. Memory does not grow with
 * the length of the run. For one thread.
 */
public final class RunWatch {

  /** Where it is stored of a run in which something broke. */
  static final RecordFile<Seen> FILE =
      new RecordFile<>(
          "incidents.json",
          Seen.class,
          it -> it.collapses() != null && it.parts() != null,
          "what broke in a run");

  private final Map<String, CallWatch> calls = new LinkedHashMap<>();
  private final Map<String, PartWatch> parts = new LinkedHashMap<>();
  private double start = Double.NaN;
  private double end = Double.NaN;
  private double answered;
  private double failed;
  private double firstFailed = Double.NaN;

  /**
   * How much of something a part had.
   *
   * @param from the first time that it was reported, and {@code to} the last time
   * @param calls how many were answered in between; NaN if a rate was not kept, since those that
   *     were left when a step ended early are not counted
   */
  record Growth(double from, double to, double calls) {

    /**
     * With each call; NaN if it has not grown, or too few calls were answered, or it is not known
     * how many.
     */
    double perCall() {
      return calls > 0 && to > from ? (to - from) / calls : Double.NaN;
    }
  }

  /**
   * A time in which a part did not report its counters.
   *
   * @param begin in seconds since 1970, as {@code end}
   * @param lasts whether it went on to the end of what was measured
   */
  record Silence(double begin, double end, boolean lasts) {

    double seconds() {
      return end - begin;
    }
  }

  /**
   * What a part came to.
   *
   * @param silence the last time, or else the longest, in which it did not report its counters;
   *     null if there was none
   * @param fullSince when its heap was full; NaN if it was not
   * @param heap the most that its heap may have; NaN if that is not known
   */
  record PartState(Silence silence, double fullSince, double heap, Map<Resource, Growth> growths) {}

  /**
   * What was seen of a run.
   *
   * @param start in seconds since 1970, as {@code end}; NaN of a run that measured nothing
   * @param failed how many calls failed of those in a closed loop
   * @param firstFailed the end of the interval of the first one
   * @param collapses by what was called
   * @param parts by name
   */
  record Seen(
      double start,
      double end,
      double failed,
      double firstFailed,
      Map<String, List<Collapse>> collapses,
      Map<String, PartState> parts) {

    /** Of a run that measured nothing. */
    static final Seen NOTHING = new Seen(Double.NaN, Double.NaN, 0, Double.NaN, Map.of(), Map.of());
  }

  /** Takes the next interval; says whether its calls were answered. */
  public State take(Reading reading) {
    start = Double.isNaN(start) ? reading.begin() : start;
    end = reading.end();
    answered += reading.calls();
    if (Double.isNaN(reading.due()) && reading.failed() > 0) { // at a rate, errors are results
      failed += reading.failed();
      firstFailed = Double.isNaN(firstFailed) ? end : firstFailed;
    }
    reading
        .parts()
        .forEach(
            (part, told) ->
                parts
                    .computeIfAbsent(part, it -> new PartWatch(Double.NaN))
                    .take(told, reading.begin(), end, answered));
    if (Double.isNaN(reading.answered())) {
      return State.ANSWERED;
    }
    return calls
        .computeIfAbsent(reading.what(), it -> new CallWatch())
        .take(reading.begin(), end, reading.answered(), reading.due());
  }

  /**
   * Another process has taken the place of a part's, and should report its counters if that one
   * did.
   *
   * @param time since when, in seconds since 1970
   */
  public void restart(String part, double time) {
    PartWatch before = parts.get(part);
    boolean tells = before != null && Double.isFinite(before.told);
    parts.put(part, new PartWatch(tells ? time : Double.NaN));
  }

  /** Other processes follow, or other calls: how many were answered before means nothing. */
  public void restart() {
    calls.values().forEach(CallWatch::restart);
  }

  /** A restart on purpose explains until a time, in seconds since 1970, that calls are few. */
  public void excuse(double until) {
    calls.values().forEach(it -> it.excuse(until));
  }

  /** Whether a part has reported its counters once, and does not any more. */
  public boolean isSilent(String part) {
    return parts.containsKey(part) && parts.get(part).isSilent();
  }

  /** Leaves in a run's folder what was seen. */
  public void keep(Path folder) {
    try {
      FILE.write(folder, seen());
    } catch (UserError unwritten) {
      // whoever writes there what was measured says so
    }
  }

  /** All collapses so far, whatever was called; the last of them may go on. */
  public List<Collapse> collapses() {
    return calls.values().stream().flatMap(it -> it.collapses().stream()).toList();
  }

  /** Whether anything broke that needs no log to be seen. */
  public boolean hasSeenAny() {
    Seen seen = seen();
    return !seen.collapses().isEmpty()
        || failed > 0
        || seen.parts().values().stream()
            .anyMatch(it -> it.silence() != null || Double.isFinite(it.fullSince()));
  }

  Seen seen() {
    var collapses = new LinkedHashMap<String, List<Collapse>>();
    calls.forEach(
        (what, watch) -> {
          if (!watch.collapses().isEmpty()) {
            collapses.put(what, watch.collapses());
          }
        });
    var states = new LinkedHashMap<String, PartState>();
    parts.forEach((part, watch) -> states.put(part, watch.state()));
    return new Seen(start, end, failed, firstFailed, collapses, states);
  }

  private static final class PartWatch {

    /** A heap of which a collection leaves so much is full. */
    private static final double FULL = 0.9;

    private final Map<Resource, Growth> growths = new EnumMap<>(Resource.class);
    private final Map<Resource, Double> callsBefore = new EnumMap<>(Resource.class);
    private double told;
    private double silentSince = Double.NaN;
    private double silentUntil = Double.NaN;
    private double silentSeconds;
    private int missed;
    private Silence longest;
    private double fullSince = Double.NaN;
    private double heap = Double.NaN;

    /**
     * Nothing is known yet.
     *
     * @param begun since when it should tell; NaN if it need not
     */
    PartWatch(double begun) {
      told = begun;
    }

    void take(PartLevels now, double begin, double until, double answered) {
      if (now.levels().isEmpty()) { // between two readings, nobody asks: others are measured
        silentSince = Double.isNaN(silentSince) ? begin : silentSince;
        silentUntil = until;
        silentSeconds += until - begin;
        missed++;
        return;
      }
      if (isSilent() && (longest == null || silentUntil - silentSince > longest.seconds())) {
        longest = new Silence(silentSince, silentUntil, false);
      }
      silentSince = Double.NaN;
      silentSeconds = 0;
      missed = 0;
      told = until;
      heap = now.heap();
      now.levels().forEach((resource, level) -> grow(resource, level, answered));
      boolean full = now.levels().getOrDefault(Resource.HEAP, 0.0) > FULL * heap;
      fullSince = !full ? Double.NaN : Double.isNaN(fullSince) ? until : fullSince;
    }

    private void grow(Resource resource, double level, double answered) {
      callsBefore.putIfAbsent(resource, answered);
      Growth before = growths.getOrDefault(resource, new Growth(level, level, 0));
      growths.put(resource, new Growth(before.from(), level, answered - callsBefore.get(resource)));
    }

    /** One reading that is missing says nothing about the rest of its interval. */
    boolean isSilent() {
      return Double.isFinite(told) && missed > 1 && silentSeconds > CallWatch.LONGEST_DIP;
    }

    PartState state() {
      return new PartState(
          isSilent() ? new Silence(silentSince, silentUntil, true) : longest,
          fullSince,
          heap,
          growths);
    }
  }
}
