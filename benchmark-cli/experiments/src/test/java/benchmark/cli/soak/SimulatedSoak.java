// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.cli.machine.Machine;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Jdk;
import benchmark.cli.results.Origin;
import benchmark.cli.run.PartCounts;
import benchmark.cli.soak.SoakRecord.Change;
import benchmark.cli.soak.SoakRecord.Restart;
import benchmark.cli.soak.SoakRecord.Stretch;
import benchmark.cli.topology.Part;
import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.Gauge;
import benchmark.launch.OperationKey;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A long run that took no time: both processes with the noise of real ones, which resembles itself
 * from one interval to the next, a warm-up, and faults on purpose.
 */
public final class SimulatedSoak {

  static final Instant START = Instant.parse("2026-01-01T00:00:00Z");
  private static final double LAG1 = 0.7;
  private static final long MIB = 1 << 20;

  private final Random random;
  private final int intervals;
  private final double seconds;
  private final Map<String, Double> faults = new HashMap<>();
  private final Map<String, Double> states = new HashMap<>();
  private final List<Restart> restarts = new ArrayList<>();
  private final List<Change> changes = new ArrayList<>();
  private String how = SoakRecord.DONE;
  private double unrest = 0.03;
  private double leakingHours;
  private PartCounts parts = PartCounts.ONE;
  private int continued;
  private long offered;
  private List<String> expected = List.of();

  /** A run without a fault. */
  public SimulatedSoak(long seed, int intervals, double seconds) {
    random = new Random(seed);
    this.intervals = intervals;
    this.seconds = seconds;
  }

  /**
   * Something grows by so much in an hour of calls at full speed: a share of calls and times, else
   * bytes or things.
   */
  public SimulatedSoak with(String fault, double hourly) {
    faults.put(fault, hourly);
    return this;
  }

  /** The number of calls varies by so much between intervals, and with it all that leaks. */
  SimulatedSoak varying(double deviation) {
    unrest = deviation;
    return this;
  }

  public SimulatedSoak expecting(String... limits) {
    expected = List.of(limits);
    return this;
  }

  /** The run has not ended, or otherwise. */
  SimulatedSoak ended(String otherwise) {
    how = otherwise;
    return this;
  }

  /**
   * The server is killed at an interval's end, and no call is answered for some seconds; below 0,
   * the restart is not over when the run ends.
   */
  SimulatedSoak restarted(int interval, int down) {
    Instant begin = at(interval, seconds);
    restarts.add(new Restart("server", begin, down < 0 ? null : begin.plusSeconds(down), "kill"));
    return this;
  }

  /** It was continued at an interval's end, with fresh JVMs. */
  SimulatedSoak continued(int interval) {
    continued = interval;
    return this;
  }

  /** There were several servers or clients. */
  SimulatedSoak between(PartCounts several) {
    parts = several;
    return this;
  }

  /** So many calls were due in each interval. */
  SimulatedSoak offering(long calls) {
    offered = calls;
    return this;
  }

  private static Instant at(double interval, double seconds) {
    return START.plusMillis(Math.round(interval * seconds * 1e3));
  }

  /** Texts have another size from an interval's end on. */
  SimulatedSoak resized(int interval, int size) {
    changes.add(new Change(at(interval, seconds), size));
    return this;
  }

  SoakRecord record() {
    double length = intervals * seconds;
    double before = continued * seconds;
    Instant middle = at(continued, seconds);
    var last =
        new Stretch(middle, length - before, how == null ? null : at(intervals, seconds), how);
    return new SoakRecord(
        "dubbo-kryo",
        List.of("soak", "dubbo-kryo"),
        new SoakCall(
            "mixed, 20 callers",
            "mixed",
            parts,
            null,
            changes.isEmpty() ? null : new Pressure(1, seconds),
            null,
            1),
        new SoakPlan(seconds, length, 0.01, expected, 0),
        new Origin(
            new GitState(null, null),
            new Machine("Linux", "6", "CPU", 2, null, 0.0, 0.0),
            new Jdk(Path.of("/jdk"), "17.0.15", "Debian"),
            null,
            null,
            Map.of(),
            Map.of()),
        changes,
        continued == 0
            ? List.of(last)
            : List.of(new Stretch(START, before, middle, SoakRecord.DONE), last),
        restarts);
  }

  SoakSeries series() {
    var series = new SoakSeries(record());
    var reader = new Timeline.Reader(Timeline.header(), Timeline.linesOf(parts));
    for (int i = 0; i < intervals; i++) {
      lines(i).forEach(line -> reader.take(line, series::take));
    }
    return series;
  }

  /** Leaves the files that a run would leave. */
  public SimulatedSoak write(Path folder) {
    SoakRecord.FILE.write(folder, record());
    try (var timeline = Timeline.append(folder)) {
      for (int i = 0; i < intervals; i++) {
        timeline.append(lines(i));
      }
    }
    return this;
  }

  private List<String> lines(int i) {
    double hours = i * seconds / 3_600;
    boolean cold = i * seconds < 30;
    double speed = Math.max(0.1, 1 + noise("calls", unrest)) * (cold ? 1.0 / 3 : 1);
    double calls = 20_000 * seconds * speed * (1 + fault("calls") * hours);
    double leaking = leakingHours;
    leakingHours += speed * seconds / 3_600;
    double nanos = 900_000 * (1 + noise("times", 0.03)) * (1 + fault("times") * hours);
    int generation = 0;
    CostLine line =
        CostLine.of(OperationKey.of("mixed"))
            .with(CostColumns.NANOS, Math.round(seconds * 1e9))
            .with(CostColumns.OPS, Math.round(calls))
            .with(CostColumns.P50_NANOS, Math.round(nanos))
            .with(CostColumns.P99_NANOS, Math.round(4 * nanos * (1 + noise("p99", 0.1))))
            .with(CostColumns.P999_NANOS, Math.round(9 * nanos * (1 + noise("p999", 0.2))))
            .with(CostColumns.MAX_NANOS, Math.round(30 * nanos))
            .with(CostColumns.CONNECTIONS, 1L)
            .with(CostColumns.SERVER_CONNECTIONS, 1L);
    long failed = 0;
    for (Restart restart : restarts) {
      double begin = (restart.begin().toEpochMilli() - START.toEpochMilli()) / 1e3;
      generation += begin < (i + 0.5) * seconds ? 1 : 0;
      if (begin == i * seconds) {
        failed = 120;
        line =
            line.with(CostColumns.ERRORS, Map.of("RemotingException: closed", "120"))
                .with(CostColumns.STALL_START, restart.begin().toEpochMilli() + 10)
                .with(CostColumns.STALL_NANOS, 2_500_000_000L)
                .with(CostColumns.LAST_FAILED, restart.begin().toEpochMilli() + 3_000);
      }
    }
    line = line.with(CostColumns.FAILED, failed);
    line = offered == 0 ? line : line.with(CostColumns.OFFERED, offered);
    int stretch = continued > 0 && i >= continued ? 1_000 : 0;
    Instant end = at(i + 1, seconds);
    if (!parts.areMultiple()) {
      line = side(line, CostColumns.CLIENT, "client", i, leaking, cold);
      line = side(line, CostColumns.SERVER, "server", i, leaking, cold);
      return Timeline.lines(end, 11 + stretch, 12 + stretch + generation, line);
    }
    var each = new LinkedHashMap<String, CostLine>();
    for (String client : parts.clientNames()) {
      each.put(client, side(line, CostColumns.CLIENT, client, i, leaking, cold));
    }
    for (String server : parts.serverNames()) {
      each.put(server, side(line, CostColumns.SERVER, server, i, leaking, cold));
    }
    long servers = 100_000 + stretch + generation;
    return Timeline.lines(
        end, line, each, part -> Part.isOf(Part.SERVER, part) ? servers : 11 + stretch);
  }

  private CostLine side(
      CostLine line, CostColumns.Side side, String name, int i, double hours, boolean cold) {
    double heap = 25 * MIB * (1 + noise(name + "heap", 0.05)) + fault(name + ".heap") * hours;
    double sawtooth = 10 * MIB * (i % 23) / 23; // the old generation fills and is collected
    CostLine more =
        line.with(side.cpuNanos(), Math.round(seconds * 8e8 * (1 + noise(name + "cpu", 0.03))))
            .with(side.allocatedBytes(), Math.round(5e8 * seconds * (1 + noise(name + "a", 0.03))))
            .with(side.compileMillis(), cold ? Math.round(seconds * 300) : 1)
            .with(side.clockNanos(), Math.round(seconds * 1e9))
            .with(side.gcMillis(), Math.round(9 + 5 * Math.abs(noise(name + "gc", 1))))
            .with(side.heapAfterGcBytes(), Math.round(heap + sawtooth))
            .with(side.threads(), Math.round(200 + fault(name + ".threads") * hours))
            .with(side.descriptors(), Math.round(97 + fault(name + ".descriptors") * hours))
            .with(side.blockedNanos(), Math.round(1e6 * Math.abs(noise(name + "b", 1))));
    more = with(more, side, Gauge.HEAP_MAX, 1024 * MIB);
    more = with(more, side, Gauge.OLD, heap * 0.8 + sawtooth);
    if (i >= 23) {
      more = with(more, side, Gauge.OLD_AFTER_GC, collected(name, i, heap * 0.8));
    }
    more = with(more, side, Gauge.METASPACE, 31 * MIB + noise(name + "m", 1e4));
    more = with(more, side, Gauge.CODE, 14 * MIB + noise(name + "c", 2e5));
    more = with(more, side, Gauge.DIRECT, 16 * MIB + fault(name + ".direct") * hours);
    more = with(more, side, Gauge.RSS, 850 * MIB + noise(name + "rss", 2e6));
    more = with(more, side, Gauge.SOCKETS, 5);
    more = with(more, side, Gauge.DESCRIPTORS_MAX, 20_000);
    more = with(more, side, Gauge.FULL_GCS, fault(name + ".fullgc"));
    more = with(more, side, Gauge.VOLUNTARY, 2e4 * seconds * (1 + noise(name + "v", 0.05)));
    return with(more, side, Gauge.INVOLUNTARY, 6e3 * seconds * (1 + noise(name + "i", 0.1)));
  }

  /** What the last collection has left, which is one every 23 intervals. */
  private double collected(String name, int i, double old) {
    if (i % 23 == 0) {
      states.put(name + "old", old);
    }
    return states.get(name + "old");
  }

  private static CostLine with(CostLine line, CostColumns.Side side, Gauge gauge, double value) {
    CostColumn<Long> column = side.gauges().get(gauge);
    return line.with(column, Math.round(value));
  }

  private double fault(String name) {
    return faults.getOrDefault(name, 0.0);
  }

  /** The next value of an autoregression of first order. */
  private double noise(String name, double deviation) {
    double state =
        LAG1 * states.getOrDefault(name, random.nextGaussian())
            + Math.sqrt(1 - LAG1 * LAG1) * random.nextGaussian();
    states.put(name, state);
    return deviation * state;
  }
}
