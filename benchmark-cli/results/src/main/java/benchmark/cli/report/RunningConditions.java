// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.report.Check.Found;
import benchmark.cli.report.Check.Measured;
import benchmark.cli.report.Check.StartedPart;
import benchmark.cli.report.Warning.Kind;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.StoredRun;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Paragraph;
import benchmark.cli.text.Numbers;
import benchmark.cli.text.Table;
import benchmark.cli.topology.Part;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.OperationKey;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Whether a run kept the conditions that the published reports ask for: memory runs stable,
 * threads, file descriptors and connections stay, no lock keeps the callers waiting.
 *
 * @param all those of which something is known
 */
public record RunningConditions(List<Condition> all) {

  /** The share of the callers' time that threads of one side may be blocked for. */
  static final double BLOCKED = 0.05;

  private static final Row MEMORY =
      new Row(
          "OutOfMemoryError",
          Check.PART.warn(
              Kind.OUT_OF_MEMORY,
              "%s reports an OutOfMemoryError: %s ran out of memory while it was measured. Give it"
                  + " more %s.",
              part ->
                  Found.when(
                      ranOutOfMemory(log(part)),
                      RunFiles.log(part.name()),
                      part.name().contains("-") ? part.name() : "the " + part.name(),
                      Side.each().anyMatch(it -> Part.isOf(it.part, part.name()))
                          ? "heap, e.g. @heap=4g"
                          : "memory")),
          RunningConditions::inLogs);

  private static final Row LOCKS =
      new Row(
          "blocked by locks per call",
          new Check<>(RunningConditions::blocked, Blocked::operation, List.of())
              .warn(
                  Kind.LOCK_CONTENTION,
                  "locks kept threads of the %s waiting for %s us per call, %s of the callers'"
                      + " time. Use fewer callers, e.g. @threads=8.",
                  it ->
                      Found.when(
                          it.share() > BLOCKED,
                          it.side().part,
                          Numbers.of(it.micros()),
                          Numbers.share(it.share()))),
          (run, side) ->
              blocked(run)
                  .filter(it -> it.side() == side)
                  .map(Blocked::micros)
                  .max(Double::compare)
                  .map(micros -> Numbers.of(micros) + " µs"));

  private static final List<Row> ROWS =
      Stream.of(List.of(MEMORY), LevelChecks.ALL, List.of(LOCKS)).flatMap(List::stream).toList();

  static final List<Check<?>> CHECKS = ROWS.stream().<Check<?>>map(Row::check).toList();

  /**
   * One of the conditions.
   *
   * @param client what was seen of the client; a dash if nothing was
   * @param server what was seen of the server
   */
  public record Condition(String name, String client, String server, boolean holds) {

    private boolean isKnown() {
      return !(client.equals(Numbers.NONE) && server.equals(Numbers.NONE));
    }

    private String text() {
      return name + " " + (client.equals(server) ? client : client + " / " + server);
    }
  }

  /** A condition to look at, and what is seen of a side; empty if nothing is. */
  record Row(String name, Check<?> check, BiFunction<StoredRun, Side, Optional<String>> seen) {

    private Condition in(StoredRun run) {
      return new Condition(
          name,
          seen.apply(run, Side.CLIENT).orElse(Numbers.NONE),
          seen.apply(run, Side.SERVER).orElse(Numbers.NONE),
          check.in(run).findAny().isEmpty());
    }
  }

  /** Looks at a run. That no log reports an error is no news where nothing else is known. */
  public static RunningConditions of(StoredRun run) {
    List<Condition> all = ROWS.stream().map(row -> row.in(run)).toList();
    List<Condition> known = all.stream().filter(it -> it == all.get(0) || it.isKnown()).toList();
    return new RunningConditions(known.size() == 1 && known.get(0).holds() ? List.of() : known);
  }

  /** A sentence if all hold, else a table; empty if nothing is known. */
  public Optional<Block> toBlock() {
    if (all.isEmpty()) {
      return Optional.empty();
    }
    if (all.stream().allMatch(Condition::holds)) {
      return Optional.of(
          new Paragraph(
              all.stream()
                  .map(Condition::text)
                  .collect(
                      Collectors.joining(
                          "; ", "Running conditions hold (client / server): ", "."))));
    }
    return Optional.of(
        new Table(
            List.of("condition", "client", "server", "holds"),
            all.stream()
                .map(it -> List.of(it.name(), it.client(), it.server(), it.holds() ? "yes" : "no"))
                .toList()));
  }

  /** What the logs of a side's parts say; nothing if they cannot all be read. */
  private static Optional<String> inLogs(StoredRun run, Side side) {
    List<Path> logs =
        Check.PART
            .subjects()
            .apply(run)
            .filter(part -> Part.isOf(side.part, part.name()))
            .map(RunningConditions::log)
            .toList();
    if (logs.stream().anyMatch(RunningConditions::ranOutOfMemory)) {
      return Optional.of(logs.size() == 1 ? "in its log" : "in a log");
    }
    return logs.isEmpty() || !logs.stream().allMatch(Files::isReadable)
        ? Optional.empty()
        : Optional.of("none");
  }

  private static Path log(StartedPart part) {
    return part.run().folder().resolve(RunFiles.log(part.name()));
  }

  private static boolean ranOutOfMemory(Path log) {
    try (Stream<String> text = Files.lines(log, StandardCharsets.ISO_8859_1)) {
      return text.anyMatch(line -> line.contains("OutOfMemoryError"));
    } catch (IOException | UncheckedIOException unreadable) {
      return false;
    }
  }

  /** For how long locks kept threads of a side waiting: per call, and of the callers' time. */
  private record Blocked(OperationKey operation, Side side, double micros, double share) {

    private static Blocked of(Measured measured, Side side) {
      List<CostLine> lines = measured.iterations(CostColumns.OPERATION);
      double nanos = sum(lines, it -> it.number(side.columns.blockedNanos()));
      double calls = sum(lines, it -> it.number(CostColumns.OPS));
      double ofCallers =
          sum(lines, it -> it.number(CostColumns.NANOS) * it.number(CostColumns.THREADS));
      return new Blocked(measured.operation(), side, nanos / 1e3 / calls, nanos / ofCallers);
    }

    private static double sum(List<CostLine> lines, ToDoubleFunction<CostLine> value) {
      return lines.stream().mapToDouble(value).sum();
    }
  }

  /** Of each operation in the order measured, and of each side that is known. */
  private static Stream<Blocked> blocked(StoredRun run) {
    return run.results().iterations().stream()
        .map(CostLine::operation)
        .distinct()
        .flatMap(
            operation -> Side.each().map(side -> Blocked.of(new Measured(run, operation), side)))
        .filter(it -> !Double.isNaN(it.micros()));
  }
}
