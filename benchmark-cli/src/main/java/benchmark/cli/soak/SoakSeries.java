// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.cli.soak.Blocks.Block;
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
import java.util.TreeMap;

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
  private List<Row> last = List.of();

  SoakSeries(SoakRecord record) {
    this.record = record;
    outages = new Outages(record.restarts());
  }

  /** What a folder tells of a run up to now. */
  static SoakSeries read(Path folder, SoakRecord record) {
    var series = new SoakSeries(record);
    Timeline.read(folder, record.parts(), series::take);
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
  record Course(
      String process,
      SoakIndicator indicator,
      double from,
      double to,
      double hours,
      TimeTrend hourly,
      boolean canGrow) {}

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
      }
    }
    if (started) {
      double planned = record.plannedSeconds(Instant.ofEpochMilli(Math.round(end * 1e3)));
      settling = new Settling(planned, longestWarmUp(planned));
    }
    double step = started ? length : end - lastEnd; // steps at a rate have a time between them
    elapsed += step;
    lastEnd = end;
    boolean wasOver = settling.isOver();
    boolean counts = settling.take(interval, step) && !isDown(end - length, end);
    if (counts) {
      judged++;
      judgedSeconds += step;
    }
    if (settling.isOver() && !wasOver) {
      warmingUp += settling.spent();
      allSettled &= settling.isCalm();
    }
    int stretch = processes.get(client.text(Timeline.PROCESS)).lives;
    for (Row row : interval) {
      add(row, processes.get(row.text(Timeline.PROCESS)), counts, end - length - start, stretch);
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

  private boolean isDown(double begin, double end) {
    return record.restarts().stream()
        .anyMatch(it -> it.begin().toEpochMilli() / 1e3 < end && it.readyAt() > begin);
  }

  /** Of a process that begins in a stretch of a length. */
  private double longestWarmUp(double planned) {
    double third = planned / 3;
    return record.restartSeconds() == 0 ? third : Math.min(third, record.restartSeconds() / 2);
  }

  private static void add(Row row, Process process, boolean counts, double time, int stretch) {
    for (SoakIndicator indicator : SoakIndicator.values()) {
      double value = indicator.of(row);
      process
          .trends
          .computeIfAbsent(indicator, it -> new Blocks(MOST))
          .add(counts && process.isNew(indicator, value) ? value : Double.NaN, process.lives, time);
      process
          .charts
          .computeIfAbsent(indicator, it -> new Blocks(MOST_OF_CHART))
          .add(value, stretch, time);
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

  /** The courses of all that has been told, client first. */
  List<Course> courses() {
    return courses(MOST);
  }

  /** The same of so many blocks at most: a few of them are looked at in next to no time. */
  List<Course> courses(int most) {
    var courses = new ArrayList<Course>();
    processes.forEach(
        (name, process) ->
            process
                .trends
                .keySet()
                .forEach(
                    indicator -> course(name, process, indicator, most).ifPresent(courses::add)));
    return courses;
  }

  private Optional<Course> course(String name, Process process, SoakIndicator indicator, int most) {
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
        new Course(
            name,
            indicator,
            known[0],
            known[known.length - 1],
            hours * longest,
            indicator.isWhole() && hourly.slope() != 0
                ? hourly.widened(1 / (hours * longest)) // whole things tell no more than so much
                : hourly,
            process.oldCollected || !indicator.isOfHeap()));
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

  /** Collections of the whole heap; NaN if a process has never told. */
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
