// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.load;

import benchmark.cli.machine.Machine;
import benchmark.cli.project.GitState;
import benchmark.cli.project.Jdk;
import benchmark.cli.results.Origin;
import benchmark.cli.results.RateLoad;
import benchmark.cli.results.RunFiles;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.Load;
import benchmark.launch.OperationKey;
import benchmark.launch.SliceOutcome;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogWriter;

/** Calls at rates that took no time: each step has the times and the outcome that a test wants. */
final class SimulatedLoad {

  static final OperationKey GET_USER = OperationKey.of("getUser");
  private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

  private final Path folder;
  private final List<String> variants;
  private final Map<LoadRecord.Run, List<Step>> steps = new TreeMap<>(SimulatedLoad::compare);
  private String objective;
  private String error;
  private List<String> expected = List.of();
  private Map<String, String> places = Map.of();

  SimulatedLoad(Path folder, String... variants) {
    this.folder = folder;
    this.variants = List.of(variants);
  }

  /**
   * A step of 20,000 calls.
   *
   * @param fastMillis response time of 98% of the calls
   * @param slowMillis that of the others
   */
  record Step(double rate, double fastMillis, double slowMillis, double lateMillis, CostLine line) {

    static Step sustained(double rate, double fastMillis, double slowMillis) {
      return of(rate, fastMillis, slowMillis, SliceOutcome.SUSTAINED);
    }

    static Step saturated(double rate) {
      return of(rate, 50, 90, SliceOutcome.SATURATED)
          .with(CostColumns.OPS, 15_000L)
          .with(CostColumns.COMPLETED, 15_000L);
    }

    private static Step of(double rate, double fast, double slow, SliceOutcome outcome) {
      CostLine line =
          CostLine.of(RateLoad.at(GET_USER, rate))
              .with(CostColumns.MODE, "sample")
              .with(CostColumns.THREADS, 200L)
              .with(CostColumns.OPS, CALLS)
              .with(CostColumns.NANOS, (long) (CALLS / rate * 1e9))
              .with(CostColumns.OFFERED, CALLS)
              .with(CostColumns.SENT_CALLS, CALLS)
              .with(CostColumns.COMPLETED, CALLS)
              .with(CostColumns.FAILED, 0L)
              .with(CostColumns.IN_FLIGHT, 12L)
              .with(CostColumns.CLIENT.cpuNanos(), 30_000L * CALLS)
              .with(CostColumns.SERVER.cpuNanos(), 20_000L * CALLS)
              .with(CostColumns.P99_NANOS, (long) (slow * 1e6))
              .with(CostColumns.TIMER_SLACK, 1_000L)
              .with(CostColumns.COURSE, List.of(1_000L, 0L, 2_000L))
              .with(CostColumns.OUTCOME, outcome);
      return new Step(rate, fast, slow, 0.01, line);
    }

    <T> Step with(benchmark.launch.CostColumn<T> column, T value) {
      return new Step(rate, fastMillis, slowMillis, lateMillis, line.with(column, value));
    }

    Step late(double millis) {
      return new Step(rate, fastMillis, slowMillis, millis, line);
    }
  }

  private static final long CALLS = 20_000;

  SimulatedLoad with(int block, int variant, Step... measured) {
    steps.put(
        new LoadRecord.Run(block, variant, "block-%03d/%d".formatted(block, variant)),
        List.of(measured));
    return this;
  }

  SimulatedLoad keeping(String limit) {
    objective = limit;
    return this;
  }

  SimulatedLoad expecting(String... limits) {
    expected = List.of(limits);
    return this;
  }

  SimulatedLoad at(Map<String, String> others) {
    places = others;
    return this;
  }

  SimulatedLoad ended(String why) {
    error = why;
    return this;
  }

  LoadReport report() {
    try {
      for (Map.Entry<LoadRecord.Run, List<Step>> run : steps.entrySet()) {
        write(folder.resolve(run.getKey().folder()), run.getValue());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    LoadRecord.FILE.write(
        folder,
        new LoadRecord(
            List.of("load"),
            variants,
            new Origin(
                new GitState(null, null),
                new Machine("Linux", "6", "CPU", 2, null, 0.0, 0.0),
                new Jdk(Path.of("/jdk"), "17.0.15", "Debian"),
                START,
                START.plusSeconds(60),
                places,
                Map.of()),
            new LoadRecord.Calls(
                "user",
                new RateLoad(List.of(), Load.Arrivals.POISSON, 200, 7),
                3,
                32,
                Map.of(GET_USER, variants.stream().map(it -> 20_000.0).toList())),
            objective,
            expected,
            error,
            new ArrayList<>(steps.keySet())));
    return LoadReport.KIND.read(folder);
  }

  private static void write(Path run, List<Step> steps) throws IOException {
    Files.createDirectories(run);
    var costs = new StringBuilder(CostLine.header()).append('\n');
    try (var stream =
        new PrintStream(run.resolve(RunFiles.SLICES).toFile(), StandardCharsets.US_ASCII)) {
      var log = new HistogramLogWriter(stream);
      log.outputLogFormatVersion();
      log.outputLegend();
      long number = 1;
      for (Step step : steps) {
        String tag = step.line().operation().toString();
        write(log, tag, step.fastMillis(), step.slowMillis());
        write(log, tag + ":service", step.fastMillis() / 2, step.slowMillis() / 2);
        write(log, tag + ":lateness", step.lateMillis(), step.lateMillis());
        costs.append(step.line().with(CostColumns.SLICE, number++).toLine()).append('\n');
      }
    }
    Files.writeString(run.resolve(RunFiles.COSTS), costs);
  }

  private static void write(HistogramLogWriter log, String tag, double fast, double slow) {
    var times = new Histogram(3);
    times.recordValueWithCount((long) (fast * 1e6), CALLS * 98 / 100);
    times.recordValueWithCount((long) (slow * 1e6), CALLS * 2 / 100);
    times.setTag(tag);
    log.outputIntervalHistogram(0, 1, times, 1e6);
  }

  private static int compare(LoadRecord.Run one, LoadRecord.Run other) {
    return one.folder().compareTo(other.folder());
  }
}
