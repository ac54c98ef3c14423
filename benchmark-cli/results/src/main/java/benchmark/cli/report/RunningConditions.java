// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import benchmark.cli.report.Warning.Kind;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.StoredRun;
import benchmark.cli.statistics.Samples;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import benchmark.cli.topology.Part;
import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * Whether a run kept the conditions that the published reports ask for: memory runs stable,
 * threads, file descriptors and connections stay, no lock keeps the callers waiting.
 *
 * <p>What should stay is looked at in each operation, mode and JVM by itself: the median of the
 * last third of its iterations against that of the first third. A level that is not known, as that
 * of a server on another host, is left out.
 */
public final class RunningConditions {

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

  /** The share of the callers' time that threads of one side may be blocked for. */
  static final double BLOCKED = 0.05;

  /** Fewer iterations show no change. */
  private static final int FEWEST_ITERATIONS = 3;

  private static final List<String> PARTS = List.of(Part.CLIENT, Part.SERVER);
  private static final List<String> HEADINGS = List.of("condition", "client", "server", "holds");

  private final StoredRun run;
  private final List<CostLine> iterations;
  private final List<Condition> conditions = new ArrayList<>();
  private final List<Warning> warnings = new ArrayList<>();

  private RunningConditions(StoredRun run) {
    this.run = run;
    this.iterations = run.results().iterations();
  }

  /**
   * One of the conditions.
   *
   * @param client what was seen of the client; a dash if nothing was
   * @param server what was seen of the server
   */
  public record Condition(String name, String client, String server, boolean holds) {}

  /** Looks at a run. */
  public static RunningConditions of(StoredRun run) {
    var conditions = new RunningConditions(run);
    conditions.levels();
    conditions.blocked();
    conditions.outOfMemory();
    return conditions;
  }

  /** A warning for each condition that does not hold. */
  List<Warning> warnings() {
    return List.copyOf(warnings);
  }

  /** Those of which something is known. */
  public List<Condition> all() {
    return List.copyOf(conditions);
  }

  /** A sentence if all hold, else a table; empty if nothing is known. */
  public Optional<Block> toBlock() {
    if (conditions.isEmpty()) {
      return Optional.empty();
    }
    if (!warnings.isEmpty()) {
      return Optional.of(
          new Table(
              HEADINGS,
              conditions.stream()
                  .map(
                      it -> List.of(it.name(), it.client(), it.server(), it.holds() ? "yes" : "no"))
                  .toList()));
    }
    return Optional.of(
        new Paragraph(
            "Running conditions hold (client / server): %s."
                .formatted(
                    String.join(
                        "; ",
                        conditions.stream()
                            .map(it -> it.name() + " " + sides(it.client(), it.server()))
                            .toList()))));
  }

  private static String sides(String client, String server) {
    return client.equals(server) ? client : client + " / " + server;
  }

  private void outOfMemory() {
    var found = new TreeMap<String, Boolean>();
    run.parts().forEach(part -> ranOutOfMemory(part).ifPresent(it -> found.put(part, it)));
    found.forEach(
        (part, ranOut) -> {
          if (ranOut) {
            warn(
                Kind.OUT_OF_MEMORY,
                null,
                "%s reports an OutOfMemoryError: %s ran out of memory while it was measured. Give it"
                    + " more %s.",
                RunFiles.log(part),
                part.contains("-") ? part : "the " + part,
                PARTS.stream().anyMatch(kind -> Part.isOf(kind, part))
                    ? "heap, e.g. @heap=4g"
                    : "memory");
          }
        });
    if (found.containsValue(true) || !conditions.isEmpty()) {
      conditions.add(
          0,
          new Condition(
              "OutOfMemoryError",
              inLogs(Part.CLIENT, found),
              inLogs(Part.SERVER, found),
              !found.containsValue(true)));
    }
  }

  /** What the logs of the parts of a kind say; a dash if they cannot all be read. */
  private String inLogs(String kind, Map<String, Boolean> found) {
    List<String> parts = run.parts().stream().filter(part -> Part.isOf(kind, part)).toList();
    if (parts.stream().anyMatch(part -> found.getOrDefault(part, false))) {
      return parts.size() == 1 ? "in its log" : "in a log";
    }
    return !parts.isEmpty() && found.keySet().containsAll(parts) ? "none" : Numbers.NONE;
  }

  /** Whether a part's log reports it; empty if the log cannot be read. */
  private Optional<Boolean> ranOutOfMemory(String part) {
    Path log = run.folder().resolve(RunFiles.log(part));
    try (Stream<String> text = Files.lines(log, StandardCharsets.ISO_8859_1)) {
      return Optional.of(text.anyMatch(line -> line.contains("OutOfMemoryError")));
    } catch (IOException | UncheckedIOException unreadable) {
      return Optional.empty();
    }
  }

  private void levels() {
    level(
        "heap after GC",
        Kind.HEAP_GROWS,
        CostColumns.Side::heapAfterGcBytes,
        " MiB",
        Numbers.MEBI,
        (part, change) -> change.growth() - HEAP * maxHeap(part) / Numbers.MEBI,
        "The heap of the %s after GC grew from %s to %s MiB while it was"
            + " measured. Measure longer (--time 60s); if it keeps growing, look at what is kept"
            + " (jcmd PID GC.class_histogram).");
    level(
        "threads",
        Kind.THREADS_GROW,
        CostColumns.Side::threads,
        "",
        1,
        (part, change) -> change.growth() - Math.max(THREADS, SHARE * change.from()),
        "The number of threads of the %s grew from %s to %s while it was measured. Warm up longer"
            + " (--warmup 60s); if it keeps growing, find out what starts them (jcmd PID"
            + " Thread.print).");
    level(
        "file descriptors",
        Kind.DESCRIPTORS_GROW,
        CostColumns.Side::descriptors,
        "",
        1,
        (part, change) -> change.growth() - Math.max(DESCRIPTORS, SHARE * change.from()),
        "The number of open file descriptors of the %s grew from %s to %s while it was measured."
            + " Measure longer (--time 60s); if it keeps growing, look at what is open (ls -l"
            + " /proc/PID/fd).");
    level(
        "connections",
        Kind.CONNECTIONS_CHANGE,
        side ->
            side == CostColumns.CLIENT ? CostColumns.CONNECTIONS : CostColumns.SERVER_CONNECTIONS,
        "",
        1,
        (part, change) -> Math.abs(change.growth()) - CONNECTIONS * change.from(),
        "The number of connections of the %s changed from %s to %s while it was measured. Look in"
            + " "
            + run.log(Part.CLIENT)
            + " and "
            + run.log(Part.SERVER)
            + " for the ones that were lost, and warm up longer: --warmup 60s.");
  }

  /** Of all parts of a kind together, as the levels are. */
  private double maxHeap(String kind) {
    return run.record().jvms().entrySet().stream()
        .filter(jvm -> Part.isOf(kind, jvm.getKey()))
        .mapToDouble(jvm -> jvm.getValue().maxHeapBytes())
        .reduce(Double::sum)
        .orElse(USUAL_HEAP);
  }

  /**
   * Adds the condition that a level stays.
   *
   * @param excess how much more the level of a part has changed than it may: above 0 if it has
   */
  private void level(
      String name,
      Kind kind,
      Function<CostColumns.Side, CostColumn<Long>> column,
      String symbol,
      double unit,
      ToDoubleBiFunction<String, Change> excess,
      String diagnosis) {
    var texts = new HashMap<String, String>();
    boolean holds = true;
    for (String part : PARTS) {
      Optional<Change> greatest =
          changes(column.apply(side(part)), unit).stream()
              .max(Comparator.comparingDouble(change -> excess.applyAsDouble(part, change)));
      greatest.ifPresent(it -> texts.put(part, it + symbol));
      if (greatest.isPresent() && excess.applyAsDouble(part, greatest.get()) > 0) {
        holds = false;
        warn(
            kind,
            null,
            diagnosis,
            part,
            Change.text(greatest.get().from()),
            Change.text(greatest.get().to()));
      }
    }
    add(name, texts, holds);
  }

  /** The change of a level in each operation, mode and JVM. */
  private List<Change> changes(CostColumn<Long> column, double unit) {
    Map<List<Object>, List<Double>> groups =
        iterations.stream()
            .filter(line -> line.get(column).isPresent())
            .collect(
                groupingBy(
                    RunningConditions::group,
                    LinkedHashMap::new,
                    mapping(line -> line.number(column) / unit, toList())));
    return groups.values().stream()
        .filter(levels -> levels.size() >= FEWEST_ITERATIONS)
        .map(Change::of)
        .toList();
  }

  private static List<Object> group(CostLine line) {
    return List.of(line.operation(), line.get(CostColumns.MODE), line.get(CostColumns.PID));
  }

  private void blocked() {
    var most = new HashMap<String, Double>();
    boolean holds = true;
    Map<OperationKey, List<CostLine>> operations =
        iterations.stream().collect(groupingBy(CostLine::operation, LinkedHashMap::new, toList()));
    for (Map.Entry<OperationKey, List<CostLine>> operation : operations.entrySet()) {
      for (String part : PARTS) {
        CostColumn<Long> column = side(part).blockedNanos();
        double blocked = sum(operation.getValue(), line -> line.number(column));
        if (Double.isNaN(blocked)) {
          continue;
        }
        double micros =
            blocked / 1e3 / sum(operation.getValue(), line -> line.number(CostColumns.OPS));
        double share =
            blocked
                / sum(
                    operation.getValue(),
                    line -> line.number(CostColumns.NANOS) * line.number(CostColumns.THREADS));
        most.merge(part, micros, Math::max);
        if (share > BLOCKED) {
          holds = false;
          warn(
              Kind.LOCK_CONTENTION,
              operation.getKey(),
              "locks kept threads of the %s waiting for %s us per call, %s of the callers' time."
                  + " Use fewer callers, e.g. @threads=8.",
              part,
              Numbers.of(micros),
              Numbers.share(share));
        }
      }
    }
    var texts = new HashMap<String, String>();
    most.forEach((part, micros) -> texts.put(part, Numbers.of(micros) + " µs"));
    add("blocked by locks per call", texts, holds);
  }

  private static double sum(Collection<CostLine> lines, ToDoubleFunction<CostLine> value) {
    return lines.stream().mapToDouble(value).sum();
  }

  /**
   * Adds a condition.
   *
   * @param texts what was seen of each part; nothing is added if nothing was
   */
  private void add(String name, Map<String, String> texts, boolean holds) {
    if (!texts.isEmpty()) {
      conditions.add(
          new Condition(
              name,
              texts.getOrDefault(Part.CLIENT, Numbers.NONE),
              texts.getOrDefault(Part.SERVER, Numbers.NONE),
              holds));
    }
  }

  private void warn(Kind kind, OperationKey operation, String diagnosis, Object... values) {
    warnings.add(new Warning(kind, operation, String.format(Locale.ROOT, diagnosis, values)));
  }

  private static CostColumns.Side side(String part) {
    return part.equals(Part.CLIENT) ? CostColumns.CLIENT : CostColumns.SERVER;
  }

  /** A level in the first and in the last third of some iterations. */
  private record Change(double from, double to) {

    static Change of(List<Double> levels) {
      int third = levels.size() / 3;
      return new Change(
          median(levels.subList(0, third)),
          median(levels.subList(levels.size() - third, levels.size())));
    }

    private static double median(List<Double> levels) {
      return Samples.median(levels.stream().mapToDouble(it -> it).toArray());
    }

    double growth() {
      return to - from;
    }

    static String text(double level) {
      return String.valueOf(Math.round(level));
    }

    @Override
    public String toString() {
      return text(from).equals(text(to)) ? text(to) : text(from) + " to " + text(to);
    }
  }
}
