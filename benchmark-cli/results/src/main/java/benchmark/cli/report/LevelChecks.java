// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import benchmark.cli.report.Check.Found;
import benchmark.cli.report.RunningConditions.Row;
import benchmark.cli.report.Warning.Kind;
import benchmark.cli.results.StoredRun;
import benchmark.cli.statistics.Samples;
import benchmark.cli.text.Numbers;
import benchmark.cli.topology.Part;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.JvmFacts;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * Whether what should stay does, in each operation, mode and JVM by itself: the median of the last
 * third of its iterations against that of the first third. A level that is not known, as that of a
 * server on another host, is left out.
 */
final class LevelChecks {

  /** Fewer iterations show no change. */
  static final int FEWEST_ITERATIONS = 3;

  /**
   * By which share of the maximum heap what is left after collections may grow: most collections
   * leave garbage in the old generation.
   */
  static final double HEAP = 0.1;

  /** The maximum heap where the JVM does not report its own, in bytes. */
  private static final double USUAL_HEAP = 1 << 30;

  /** How many more threads there may be: some come with what is done once in a while. */
  static final double THREADS = 5;

  /** How many more file descriptors there may be: libraries are opened when they are needed. */
  static final double DESCRIPTORS = 5;

  /** By which share threads and descriptors may grow. */
  static final double SHARE = 0.05;

  /** By which share connections may change: those of a pool come and go. */
  static final double CONNECTIONS = 0.1;

  static final List<Row> ALL =
      List.of(
          stays(
              "heap after GC",
              " MiB",
              (side, line) -> line.number(side.columns.heapAfterGcBytes()) / Numbers.MEBI,
              it -> it.growth() - HEAP * it.maxHeapBytes() / Numbers.MEBI,
              Kind.HEAP_GROWS,
              "The heap of the %s after GC grew from %s to %s MiB while it was measured. Measure"
                  + " longer (--time 60s); if it keeps growing, look at what is kept (jcmd PID"
                  + " GC.class_histogram)."),
          stays(
              "threads",
              "",
              (side, line) -> line.number(side.columns.threads()),
              it -> it.growth() - Math.max(THREADS, SHARE * it.from()),
              Kind.THREADS_GROW,
              "The number of threads of the %s grew from %s to %s while it was measured. Warm up"
                  + " longer (--warmup 60s); if it keeps growing, find out what starts them (jcmd"
                  + " PID Thread.print)."),
          stays(
              "file descriptors",
              "",
              (side, line) -> line.number(side.columns.descriptors()),
              it -> it.growth() - Math.max(DESCRIPTORS, SHARE * it.from()),
              Kind.DESCRIPTORS_GROW,
              "The number of open file descriptors of the %s grew from %s to %s while it was"
                  + " measured. Measure longer (--time 60s); if it keeps growing, look at what is"
                  + " open (ls -l /proc/PID/fd)."),
          stays(
              "connections",
              "",
              (side, line) ->
                  line.number(
                      side == Side.CLIENT
                          ? CostColumns.CONNECTIONS
                          : CostColumns.SERVER_CONNECTIONS),
              it -> Math.abs(it.growth()) - CONNECTIONS * it.from(),
              Kind.CONNECTIONS_CHANGE,
              "The number of connections of the %s changed from %s to %s while it was measured."
                  + " Look in %s and %s for the ones that were lost, and warm up longer: --warmup"
                  + " 60s."));

  private LevelChecks() {}

  /**
   * A level that should stay.
   *
   * @param excess how much more it has changed than it may: above 0 if it has
   * @param sentence of the side, the levels before and after, and the logs of both sides
   */
  private static Row stays(
      String name,
      String unit,
      ToDoubleBiFunction<Side, CostLine> level,
      ToDoubleFunction<Change> excess,
      Kind kind,
      String sentence) {
    Function<StoredRun, Stream<Change>> greatest =
        run ->
            Side.each()
                .map(side -> changes(run, side, line -> level.applyAsDouble(side, line)))
                .flatMap(all -> all.max(Comparator.comparingDouble(excess)).stream());
    return new Row(
        name,
        Check.each(greatest)
            .warn(kind, sentence, it -> Found.when(excess.applyAsDouble(it) > 0, it.values())),
        (run, side) ->
            greatest.apply(run).filter(it -> it.side() == side).map(it -> it + unit).findFirst());
  }

  private static Stream<Change> changes(
      StoredRun run, Side side, ToDoubleFunction<CostLine> level) {
    Map<List<Object>, List<Double>> groups =
        run.results().iterations().stream()
            .filter(line -> !Double.isNaN(level.applyAsDouble(line)))
            .collect(
                groupingBy(
                    LevelChecks::group,
                    LinkedHashMap::new,
                    mapping(level::applyAsDouble, toList())));
    return groups.values().stream()
        .filter(levels -> levels.size() >= FEWEST_ITERATIONS)
        .map(
            levels -> {
              int third = levels.size() / 3;
              return new Change(
                  run,
                  side,
                  median(levels.subList(0, third)),
                  median(levels.subList(levels.size() - third, levels.size())));
            });
  }

  private static List<Object> group(CostLine line) {
    return List.of(line.operation(), line.get(CostColumns.MODE), line.get(CostColumns.PID));
  }

  private static double median(List<Double> levels) {
    return Samples.median(levels.stream().mapToDouble(it -> it).toArray());
  }

  /** A side's level in the first and in the last third of some iterations. */
  private record Change(StoredRun run, Side side, double from, double to) {

    private double growth() {
      return to - from;
    }

    /** Of all parts of the side together, as the levels are. */
    private double maxHeapBytes() {
      return side.jvms(run)
          .mapToDouble(JvmFacts::maxHeapBytes)
          .reduce(Double::sum)
          .orElse(USUAL_HEAP);
    }

    private Object[] values() {
      return new Object[] {
        side.part, text(from), text(to), run.log(Part.CLIENT), run.log(Part.SERVER)
      };
    }

    private static String text(double level) {
      return String.valueOf(Math.round(level));
    }

    @Override
    public String toString() {
      return text(from).equals(text(to)) ? text(to) : text(from) + " to " + text(to);
    }
  }
}
