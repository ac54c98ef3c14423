// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.cli.incident.CallWatch.State;
import benchmark.cli.incident.Reading;
import benchmark.cli.incident.Reading.PartLevels;
import benchmark.cli.incident.Resource;
import benchmark.cli.incident.RunWatch;
import benchmark.cli.soak.Blocks.Block;
import benchmark.cli.soak.SoakRecord.Restart;
import benchmark.cli.soak.Timeline.Row;
import benchmark.cli.statistics.TimeTrend;
import benchmark.launch.CostColumns;
import benchmark.launch.Gauge;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a long run has come to so far, in memory that does not grow with its length: it is told one
 * interval after the other, while they are measured or from the file. For one thread.
 */
final class SoakSeries {

  /** As many values has the series of a trend at most: minutes of most of a day. */
  private static final int MOST = 1_000;

  private static final int MOST_OF_CHART = 250;
  private static final double MINUTE = 60;

  /** A trend is looked for in so many blocks at least, if there are as many intervals. */
  private static final double BLOCKS = 60;

  /** So long after its begin, in seconds, a restart explains that calls are few. */
  private static final double RECOVERY = 120;

  /** The old generation was collected if it is smaller by so many bytes than it was before. */
  private static final double COLLECTED = 1 << 20;

  private SoakRecord record;
  private final Map<String, Process> processes = new LinkedHashMap<>();
  private final Map<String, Long> errors = new TreeMap<>();
  private final Outages outages;
  private Settling settling;
  private long intervals;
  private long calls;
  private long offered;
  private long missing;
  private long failed;
  private double seconds;
  private double elapsed;
  private double judgedSeconds;
  private long judged;
  private double lastEnd;
  private double warmingUp;
  private boolean allSettled = true;
  private double start = Double.NaN;
  private boolean brokeWhileWarmingUp;
  private final RunWatch watch = new RunWatch();
  private final List<Held> held = new ArrayList<>();
  private List<Row> last = List.of();

  SoakSeries(SoakRecord record) {
    this.record = record;
    outages = new Outages(record.restarts());
  }

  /** What a folder tells of a run up to now. */
  static SoakSeries read(Path folder, SoakRecord record) {
    var series = new SoakSeries(record);
    Timeline.read(folder, record.call().parts(), series::take);
    return series;
  }

  /** Takes note of what is known of the run now. */
  void update(SoakRecord newer) {
    record = newer;
    outages.update(newer.restarts());
  }

  private static final class Process {
    private final Map<SoakIndicator, Blocks> trends = new EnumMap<>(SoakIndicator.class);
    private final Map<SoakIndicator, Blocks> charts = new EnumMap<>(SoakIndicator.class);
    private String pid = "";
    private int lives;
    private double fullGcs = Double.NaN;
    private double served;
    private double oldAfterGc = Double.NaN;
    private double old = Double.NaN;

    /** Whether a collector has had a reason to clear the old generation, or has done so. */
    private boolean oldCollected;

    /** A value that a collection has left counts once, not in each interval until the next. */
    private boolean isNew(SoakIndicator indicator, double value) {
      if (!indicator.isOfCollections()) {
        return true;
      }
      boolean isNew = value != oldAfterGc;
      oldAfterGc = value;
      return isNew;
    }
  }

  /**
   * What a process has come to in one respect.
   *
   * @param canGrow whether growth means anything yet: the heap grows in any program until the old
   *     generation has been collected
   */
  record Trend(
      String process,
      SoakIndicator indicator,
      double from,
      double to,
      double hours,
      TimeTrend hourly,
      boolean canGrow) {

    /** Nothing is known but what was reported. */
    static Trend unmeasured(String process, SoakIndicator indicator, double[] told) {
      return new Trend(
          process, indicator, told[0], told[told.length - 1], 0, TimeTrend.of(List.of(), 1), false);
    }
  }

  /**
   * An interval that does not belong to trends before it is known whether it is in a collapse.
   *
   * @param lives of each process, in the order of the lines
   */
  private record Held(List<Row> interval, List<Integer> lives, boolean counts, double time) {}

  /** Takes the next interval: the lines of all processes. */
  void take(List<Row> interval) {
    Row client = interval.get(0);
    double length = client.number(Timeline.SECONDS);
    double end = client.number(Timeline.TIME) / 1e3;
    start = Double.isNaN(start) ? end - length : start;
    boolean started = false;
    for (Row row : interval) {
      Process process = processes.computeIfAbsent(row.text(Timeline.PROCESS), it -> new Process());
      if (!process.pid.equals(row.text(Timeline.PID))) {
        process.pid = row.text(Timeline.PID);
        process.lives++;
        process.old = Double.NaN;
        process.oldCollected = false;
        started = true;
        watch.restart(row.text(Timeline.PROCESS), end);
      }
    }
    State state = watch(interval, isLost(interval) && !started ? lastEnd : end - length, end);
    if (started) {
      double planned = record.plannedSeconds(Instant.ofEpochMilli(Math.round(end * 1e3)));
      settling = new Settling(planned, longestWarmUp(planned));
    }
    double step = started ? length : end - lastEnd; // steps at a rate have a time between them
    elapsed += step;
    lastEnd = end;
    boolean wasOver = settling.isOver();
    boolean counts =
        settling.take(interval, step)
            && restarts(end - length, end).findAny().isEmpty()
            && client.number(CostColumns.OPS) > 0;
    if (state == State.COLLAPSED || processes.keySet().stream().anyMatch(watch::isSilent)) {
      settling.end();
    }
    if (counts) {
      judged++;
      judgedSeconds += step;
    }
    if (settling.isOver() && !wasOver) {
      warmingUp += settling.spent();
      allSettled &= settling.isCalm();
      brokeWhileWarmingUp |= settling.isBroken();
    }
    int stretch = processes.get(client.text(Timeline.PROCESS)).lives;
    for (Row row : interval) {
      draw(row, processes.get(row.text(Timeline.PROCESS)), end - length - start, stretch);
    }
    held.add(
        new Held(
            interval,
            interval.stream().map(it -> processes.get(it.text(Timeline.PROCESS)).lives).toList(),
            counts,
            end - length - start));
    if (state != State.LOW) {
      held.forEach(it -> judge(it, state == State.ANSWERED));
      held.clear();
    }
    intervals++;
    seconds += length;
    calls += known(client.number(CostColumns.OPS));
    Map<String, String> kinds = client.errors();
    kinds.forEach((kind, n) -> errors.merge(kind, Long.valueOf(n), Long::sum));
    // at a rate, calls that settle it are not measured, but must not fail either
    long ofKinds = kinds.values().stream().mapToLong(Long::parseLong).sum();
    long failures = Math.max(known(client.number(CostColumns.FAILED)), ofKinds);
    failed += failures;
    if (counts) {
      long due = known(client.number(CostColumns.OFFERED));
      offered += due;
      missing += due == 0 ? 0 : due - known(client.number(CostColumns.OPS)) - failures;
    }
    outages.take(interval);
    last = interval;
  }

  /** Restarts during which, at some time, no call could be answered. */
  private Stream<Restart> restarts(double begin, double end) {
    return record.restarts().stream()
        .filter(it -> it.begin().toEpochMilli() / 1e3 < end && it.readyAt() > begin);
  }

  /**
   * Whether nothing worked since the interval before. A step at a rate whose calls all wait ends
   * early, and what is left of the interval is not measured: calls that are answered in it are not
   * counted. Here there are none.
   */
  private static boolean isLost(List<Row> interval) {
    Row client = interval.get(0);
    return known(client.number(CostColumns.OPS)) == 0
        && (known(client.number(CostColumns.FAILED)) > 0
            || interval.stream().anyMatch(row -> levels(row).levels().isEmpty()));
  }

  /** Of a process that begins in a stretch of a length. */
  private double longestWarmUp(double planned) {
    double third = planned / 3;
    return record.plan().restartSeconds() == 0
        ? third
        : Math.min(third, record.plan().restartSeconds() / 2);
  }

  private State watch(List<Row> interval, double begin, double end) {
    restarts(begin, end).forEach(it -> watch.excuse(it.begin().toEpochMilli() / 1e3 + RECOVERY));
    record.stretches().stream()
        .skip(1)
        .map(it -> it.start().toEpochMilli() / 1e3)
        .filter(it -> it > lastEnd && it < end)
        .forEach(it -> watch.restart());
    var parts = new LinkedHashMap<String, PartLevels>();
    for (Row row : interval) {
      String process = row.text(Timeline.PROCESS);
      if (!process.equals(Timeline.CLIENTS) && !isDown(process, begin, end)) {
        parts.put(process, levels(row));
      }
    }
    Row client = interval.get(0);
    boolean failing = // at a rate, and beside restarts on purpose, errors are results
        record.plan().restartSeconds() == 0 && Double.isNaN(client.number(CostColumns.OFFERED));
    return watch.take(
        new Reading(
            sizeAt(begin),
            begin,
            end,
            known(client.number(CostColumns.OPS)),
            Double.NaN, // the rate, if there is one, is always the same
            failing ? known(client.number(CostColumns.FAILED)) : 0,
            left(client),
            parts));
  }

  private static double left(Row client) {
    double due = client.number(CostColumns.OFFERED);
    return Double.isNaN(due)
        ? 0
        : due - known(client.number(CostColumns.OPS)) - known(client.number(CostColumns.FAILED));
  }

  private static PartLevels levels(Row row) {
    return PartLevels.of(
        Map.of(
            Resource.HEAP, SoakIndicator.HEAP.of(row),
            Resource.THREADS, SoakIndicator.THREADS.of(row),
            Resource.DESCRIPTORS, SoakIndicator.DESCRIPTORS.of(row),
            Resource.DIRECT, SoakIndicator.DIRECT.of(row),
            Resource.METASPACE, SoakIndicator.METASPACE.of(row)),
        row.number(Gauge.HEAP_MAX));
  }

  /** Calls with texts of one size are of a kind. */
  private String sizeAt(double time) {
    return record.changes().stream()
        .filter(it -> it.time().toEpochMilli() / 1e3 <= time)
        .reduce((earlier, later) -> later)
        .map(it -> "%d characters".formatted(it.size()))
        .orElse("");
  }

  private boolean isDown(String server, double begin, double end) {
    return restarts(begin, end).anyMatch(it -> it.server() == null || it.server().equals(server));
  }

  private static void draw(Row row, Process process, double time, int stretch) {
    for (SoakIndicator indicator : SoakIndicator.values()) {
      process
          .charts
          .computeIfAbsent(indicator, it -> new Blocks(MOST_OF_CHART))
          .add(indicator.of(row), stretch, time);
    }
  }

  private void judge(Held interval, boolean answered) {
    for (int i = 0; i < interval.interval().size(); i++) {
      Row row = interval.interval().get(i);
      Process process = processes.get(row.text(Timeline.PROCESS));
      judge(row, process, interval.counts() && answered, interval.time(), interval.lives().get(i));
    }
  }

  private static void judge(Row row, Process process, boolean counts, double time, int life) {
    for (SoakIndicator indicator : SoakIndicator.values()) {
      double value = indicator.of(row);
      process
          .trends
          .computeIfAbsent(indicator, it -> new Blocks(MOST))
          .add(counts && process.isNew(indicator, value) ? value : Double.NaN, life, time);
    }
    double fullGcs = row.number(Gauge.FULL_GCS);
    if (Double.isFinite(fullGcs)) {
      process.fullGcs = Double.isNaN(process.fullGcs) ? fullGcs : process.fullGcs + fullGcs;
    }
    process.served += Math.max(0, known(row.number(Gauge.CALLS)));
    double old = row.number(Gauge.OLD);
    process.oldCollected |=
        counts && old < process.old - COLLECTED
            || row.number(Gauge.FULL_GCS) > 0
            || old > row.number(Gauge.HEAP_MAX) / 2
            || Double.isNaN(old) && Double.isFinite(row.number(Gauge.HEAP));
    process.old = old;
  }

  private static long known(double value) {
    return Double.isNaN(value) ? 0 : (long) value;
  }

  /** The trends of all that has been told, client first. */
  List<Trend> trends() {
    return trends(MOST);
  }

  /** The trends of so many blocks at most: a few of them are looked at in next to no time. */
  List<Trend> trends(int most) {
    var trends = new ArrayList<Trend>();
    processes.forEach(
        (name, process) ->
            process
                .trends
                .keySet()
                .forEach(
                    indicator -> trend(name, process, indicator, most).ifPresent(trends::add)));
    return trends;
  }

  private Optional<Trend> trend(String name, Process process, SoakIndicator indicator, int most) {
    Blocks blocks = process.trends.get(indicator);
    // a step at a rate that could not be sustained, as in the warm-up, is shorter than others
    double interval = judged > 0 ? judgedSeconds / judged : elapsed / Math.max(1, intervals);
    double length = Math.max(Math.min(MINUTE, elapsed / BLOCKS), elapsed / most);
    int rows = blocks.rowsOfBlock();
    int joined = rows * (int) Math.max(1, Math.round(length / (rows * interval)));
    List<double[]> lives = blocks.lives(joined);
    double[] known =
        lives.stream().flatMapToDouble(Arrays::stream).filter(Double::isFinite).toArray();
    if (known.length == 0) {
      return Optional.empty();
    }
    double hours = joined * interval / 3_600;
    int longest = lives.stream().mapToInt(life -> life.length).max().orElse(0);
    TimeTrend hourly = TimeTrend.of(lives, hours);
    return Optional.of(
        new Trend(
            name,
            indicator,
            known[0],
            known[known.length - 1],
            hours * longest,
            indicator.isCount() && hourly.slope() != 0
                ? hourly.widened(1 / (hours * longest)) // whole things tell no more than so much
                : hourly,
            process.oldCollected || !indicator.isOfHeap()));
  }

  /** What has been told of a process, but never while calls were answered after a warm-up. */
  List<Trend> unmeasured() {
    Set<List<Object>> measured =
        trends().stream()
            .map(it -> List.<Object>of(it.process(), it.indicator()))
            .collect(Collectors.toSet());
    var trends = new ArrayList<Trend>();
    processes.forEach(
        (name, process) ->
            process.charts.forEach(
                (indicator, chart) -> {
                  if (!measured.contains(List.<Object>of(name, indicator))) {
                    double[] means =
                        chart.all().stream()
                            .filter(Block::isKnown)
                            .mapToDouble(Block::mean)
                            .toArray();
                    if (means.length > 0) {
                      trends.add(Trend.unmeasured(name, indicator, means));
                    }
                  }
                }));
    return trends;
  }

  /** What broke: collapses, and parts that no longer report. */
  RunWatch watch() {
    return watch;
  }

  /** What a chart shows of an indicator; empty if nothing is known of it. */
  List<Block> chart(String process, SoakIndicator indicator) {
    return processes.get(process).charts.get(indicator).all().stream()
        .filter(Block::isKnown)
        .toList();
  }

  /** The last line of a process; empty if there is none. */
  Optional<Row> last(String process) {
    return last.stream().filter(row -> row.text(Timeline.PROCESS).equals(process)).findFirst();
  }

  /** The last line of the client, or of all clients together. */
  Row callers() {
    return last.get(0);
  }

  /** How many calls each of several servers has served, by its name; none of one server. */
  Map<String, Double> served() {
    var served = new LinkedHashMap<String, Double>();
    processes.forEach(
        (name, process) -> {
          if (process.served > 0) {
            served.put(name, process.served);
          }
        });
    return served;
  }

  /** The processes, client first. */
  List<String> processes() {
    return List.copyOf(processes.keySet());
  }

  /** Collections of the whole heap; NaN if a process has never reported. */
  double fullGcs(String process) {
    return processes.get(process).fullGcs;
  }

  long calls() {
    return calls;
  }

  long failed() {
    return failed;
  }

  /** Calls that were due at a rate after the warm-up; 0 in a closed loop. */
  long offered() {
    return offered;
  }

  /** Those of them that were neither answered in time nor failed. */
  long missing() {
    return missing;
  }

  /** Failed calls by kind. */
  Map<String, Long> errors() {
    return errors;
  }

  Outages outages() {
    return outages;
  }

  /** What was measured, in seconds. */
  double seconds() {
    return seconds;
  }

  /** From the beginning to the end of the last interval, in seconds. */
  double span() {
    return lastEnd - start;
  }

  /** How much of it was warm-up. */
  double warmingUp() {
    return warmingUp;
  }

  /** Whether the compilers were calm at the end of each warm-up. */
  boolean hasSettled() {
    return allSettled;
  }

  /** Whether a warm-up ended because calls or a process no longer answered. */
  boolean hasBrokenWhileWarmingUp() {
    return brokeWhileWarmingUp;
  }

  /** Whether a warm-up goes on, so that nothing can be said of what came after it. */
  boolean isWarmingUp() {
    return settling != null && !settling.isOver();
  }

  /** When it began, in seconds since 1970; NaN before the first interval. */
  double start() {
    return start;
  }

  SoakRecord record() {
    return record;
  }
}
