// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.cli.error.UserError;
import benchmark.cli.run.PartCounts;
import benchmark.cli.topology.Part;
import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.Gauge;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;

/**
 * The file {@value #FILE} of a long run: a line for each process and interval, written to the end
 * of the file as soon as it is measured. What a process does not report is empty. For one thread.
 */
public final class Timeline implements AutoCloseable {

  public static final String FILE = "timeline.csv";

  static final String TIME = "time_ms";
  static final String PROCESS = "process";
  static final String PID = "pid";

  /** In which calls were measured: at a rate, a step that cannot keep it ends before its time. */
  static final String SECONDS = "seconds";

  /** Between the two readings of a process's counters, in nanoseconds. */
  static final String CLOCK = "nanos";

  private static final List<String> FIRST = List.of(TIME, PROCESS, PID, SECONDS);

  /** Of calls: the same in the lines of both processes, but for times, which the client takes. */
  private static final List<CostColumn<?>> CALLS =
      List.of(CostColumns.OPS, CostColumns.FAILED, CostColumns.ERRORS);

  private static final List<CostColumn<?>> OF_CLIENT =
      List.of(
          CostColumns.P50_NANOS,
          CostColumns.P99_NANOS,
          CostColumns.P999_NANOS,
          CostColumns.MAX_NANOS,
          CostColumns.MINUTE_P99_NANOS,
          CostColumns.OFFERED,
          CostColumns.STALL_NANOS,
          CostColumns.STALL_START,
          CostColumns.LAST_FAILED);

  private final Path file;
  private final BufferedWriter out;

  private Timeline(Path file, BufferedWriter out) {
    this.file = file;
    this.out = out;
  }

  /** A line: values by the names of columns. */
  record Row(Map<String, Integer> places, String[] cells) {

    /** A word; empty if it is not known. */
    String text(String column) {
      Integer place = places.get(column);
      return place == null ? "" : cells[place];
    }

    /** A number; NaN if it is not known. */
    double number(String column) {
      String text = text(column);
      return text.isEmpty() ? Double.NaN : Double.parseDouble(text);
    }

    double number(CostColumn<?> column) {
      return number(column.name());
    }

    double number(Gauge gauge) {
      return number(gauge.word());
    }

    /** The errors of the interval, by kind. */
    Map<String, String> errors() {
      String header = String.join(",", List.of("operation", CostColumns.ERRORS.name()));
      return CostLine.parse(header, "-," + text(CostColumns.ERRORS.name()))
          .get(CostColumns.ERRORS)
          .orElse(Map.of());
    }
  }

  /**
   * Begins a file, or goes on with one.
   *
   * @throws UserError if it cannot be written
   */
  static Timeline append(Path folder) {
    Path file = folder.resolve(FILE);
    try {
      boolean isNew = Files.notExists(file);
      var timeline =
          new Timeline(
              file,
              Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND));
      timeline.write(isNew ? header() + "\n" : "\n"); // a line that was cut off ends here
      return timeline;
    } catch (IOException e) {
      throw notWritten(file, e);
    }
  }

  /**
   * Requires that a file can be continued.
   *
   * @throws UserError if it has other columns than those that are written now: exit status 2
   */
  static void requireColumns(Path folder) {
    Path file = folder.resolve(FILE);
    try (BufferedReader in = Files.newBufferedReader(file)) {
      if (!header().equals(in.readLine())) {
        throw UserError.badInput(
            "%s was written by another version and has other columns, so that it cannot be"
                + " continued. Start a new run.",
            file);
      }
    } catch (IOException e) {
      throw UserError.badInput("Cannot read %s: %s.", file, e.getMessage());
    }
  }

  /** All clients together, where there are several: what callers see. */
  static final String CLIENTS = "clients";

  /** How many lines an interval has. */
  static int linesOf(PartCounts parts) {
    return parts.areMultiple() ? 1 + parts.clients() + parts.servers() : 2;
  }

  /** The lines of an interval: of the client, then of the server. */
  static List<String> lines(Instant end, long clientPid, long serverPid, CostLine cost) {
    return List.of(
        line(end, Part.CLIENT, clientPid, CostColumns.CLIENT, cost, cost),
        line(end, Part.SERVER, serverPid, CostColumns.SERVER, cost, cost));
  }

  /**
   * The lines of an interval with several parts: of all clients together, then of each client and
   * of each server.
   *
   * @param joint the costs of all clients
   * @param each those of each part, by its name
   * @param pids by the part's name
   */
  static List<String> lines(
      Instant end, CostLine joint, Map<String, CostLine> each, ToLongFunction<String> pids) {
    CostLine nothing = CostLine.of(joint.operation());
    var lines = new ArrayList<String>();
    String first = each.keySet().iterator().next();
    lines.add(line(end, CLIENTS, pids.applyAsLong(first), CostColumns.CLIENT, joint, nothing));
    each.forEach(
        (part, cost) -> {
          boolean client = Part.isOf(Part.CLIENT, part);
          lines.add(
              line(
                  end,
                  part,
                  pids.applyAsLong(part),
                  client ? CostColumns.CLIENT : CostColumns.SERVER,
                  cost,
                  cost));
        });
    return lines;
  }

  /** Appends lines, all of which are in the file when this returns. */
  void append(List<String> lines) {
    try {
      write(String.join("\n", lines) + "\n");
    } catch (IOException e) {
      throw notWritten(file, e);
    }
  }

  private void write(String text) throws IOException {
    out.write(text);
    out.flush();
  }

  @Override
  public void close() {
    try {
      out.close();
    } catch (IOException e) {
      throw notWritten(file, e);
    }
  }

  /**
   * Reads a file from front to back. A line that is not whole, because its writer was killed, is
   * passed over; so is an interval of which one process has no line.
   *
   * @param parts how many servers and clients there were
   * @throws UserError if there is no such file, or it is of something else: exit status 2
   */
  static void read(Path folder, PartCounts parts, Consumer<List<Row>> intervals) {
    Path file = folder.resolve(FILE);
    try (BufferedReader in = Files.newBufferedReader(file)) {
      var reader = new Reader(in.readLine(), linesOf(parts));
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        reader.take(line, intervals);
      }
    } catch (IOException | RuntimeException notATimeline) {
      throw UserError.badInput(
          "%s is damaged: it should hold a line for each process and interval of a long run."
              + " Measure again.",
          file);
    }
  }

  /** Joins the lines of an interval. */
  static final class Reader {

    private final Map<String, Integer> places = new HashMap<>();
    private final List<Row> interval = new ArrayList<>();

    private final int processes;

    Reader(String header, int processes) {
      this.processes = processes;
      String[] names = header.split(",");
      for (int i = 0; i < names.length; i++) {
        places.put(names[i], i);
      }
    }

    void take(String line, Consumer<List<Row>> intervals) {
      String[] cells = line.split(",", -1);
      if (cells.length != places.size()) {
        return;
      }
      var row = new Row(places, cells);
      if (!interval.isEmpty() && !interval.get(0).text(TIME).equals(row.text(TIME))) {
        interval.clear();
      }
      interval.add(row);
      if (interval.size() == processes) {
        intervals.accept(List.copyOf(interval));
        interval.clear();
      }
    }
  }

  static String header() {
    var names = new ArrayList<>(FIRST);
    CALLS.forEach(it -> names.add(it.name()));
    OF_CLIENT.forEach(it -> names.add(it.name()));
    names.add("connections");
    for (CostColumn<Long> column : columns(CostColumns.CLIENT)) {
      names.add(column.name().replaceFirst("^client_", ""));
    }
    return String.join(",", names);
  }

  private static String line(
      Instant end, String process, long pid, CostColumns.Side side, CostLine calls, CostLine cost) {
    boolean ofClient = side == CostColumns.CLIENT;
    var cells = new ArrayList<String>();
    cells.add(Long.toString(end.toEpochMilli()));
    cells.add(process);
    cells.add(Long.toString(pid));
    cells.add(calls.get(CostColumns.NANOS).map(nanos -> Double.toString(nanos / 1e9)).orElse(""));
    CALLS.forEach(it -> cells.add(calls.text(it)));
    OF_CLIENT.forEach(it -> cells.add(ofClient ? calls.text(it) : ""));
    cells.add(cost.text(ofClient ? CostColumns.CONNECTIONS : CostColumns.SERVER_CONNECTIONS));
    columns(side).forEach(it -> cells.add(cost.text(it)));
    return String.join(",", cells);
  }

  private static List<CostColumn<Long>> columns(CostColumns.Side side) {
    var columns =
        new ArrayList<>(
            List.of(
                side.cpuNanos(),
                side.allocatedBytes(),
                side.heapAfterGcBytes(),
                side.peakRssBytes(),
                side.threads(),
                side.descriptors(),
                side.gcMillis(),
                side.compileMillis(),
                side.clockNanos(),
                side.blockedNanos(),
                side.pausedNanos()));
    columns.addAll(side.gauges().values());
    return columns;
  }

  private static UserError notWritten(Path file, IOException e) {
    return UserError.failure(
        "Cannot write %s: %s. Check disk space, or give another folder with -o.",
        file, e.getMessage());
  }
}
