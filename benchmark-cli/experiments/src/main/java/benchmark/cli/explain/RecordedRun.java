// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Role;
import benchmark.cli.results.Metric;
import benchmark.cli.results.PlaceFacts;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.RunFolder;
import benchmark.cli.results.StoredRun;
import benchmark.cli.slices.JitActivity;
import benchmark.cli.topology.Part;
import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A variant's run with flight recordings of both sides.
 *
 * @param lines what each step cost
 * @param serverAhead how far the server's clock is ahead of the client's
 */
record RecordedRun(Path folder, List<CostLine> lines, Duration serverAhead) {

  /** As {@link RunFiles#CLIENT_RECORDINGS}, but not what async-profiler has written. */
  private static final String RECORDINGS = "client-slices-.*\\.jfr";

  /**
   * Reads a folder.
   *
   * @throws UserError if a file is damaged
   */
  static RecordedRun read(Path folder) {
    StoredRun run = StoredRun.read(folder);
    Map<String, PlaceFacts> places = run.record().origin().places();
    return new RecordedRun(
        folder,
        run.results().iterations(),
        ahead(places.get(Part.SERVER)).minus(ahead(places.get(Part.CLIENT))));
  }

  /** How far the clock of a place is ahead of this host's; not at all if nothing is known of it. */
  private static Duration ahead(PlaceFacts place) {
    return place == null || place.clock() == null
        ? Duration.ZERO
        : Duration.ofNanos(Math.round(place.clock().seconds() * 1e9));
  }

  /** When steps were measured, by the clock of a side; the counters tell it by the client's. */
  List<StackSamples.Span> steps(Role side) {
    Duration ahead = side == Role.SERVER ? serverAhead : Duration.ZERO;
    return lines.stream()
        .map(
            line -> {
              long start = line.get(CostColumns.START).orElseThrow();
              long nanos = line.get(CostColumns.NANOS).orElseThrow();
              Instant from = Instant.EPOCH.plus(start, ChronoUnit.MICROS).plus(ahead);
              return new StackSamples.Span(from, from.plusNanos(nanos));
            })
        .toList();
  }

  /** How many calls were answered while samples were taken. */
  double calls() {
    return sum(lines, CostColumns.OPS);
  }

  /**
   * What the counters of a side say that a call cost: nanoseconds, or bytes; NaN if they said so in
   * no step.
   */
  double measured(Role side, Metric metric) {
    CostColumns.Side columns = columns(side);
    CostColumn<Long> column = metric == Metric.CPU ? columns.cpuNanos() : columns.allocatedBytes();
    List<CostLine> known = lines.stream().filter(it -> it.get(column).isPresent()).toList();
    return sum(known, column) / sum(known, CostColumns.OPS);
  }

  /** The share of the time that the compilers of a side took. */
  double compiling(Role side) {
    return JitActivity.share(lines, columns(side));
  }

  private static CostColumns.Side columns(Role side) {
    return side == Role.CLIENT ? CostColumns.CLIENT : CostColumns.SERVER;
  }

  private static double sum(List<CostLine> lines, CostColumn<Long> column) {
    return lines.stream().mapToLong(it -> it.get(column).orElse(0L)).sum();
  }

  /**
   * What a side's recording saw in the steps.
   *
   * @param interval of CPU time between async-profiler's samples
   */
  StackSamples samples(Role side, Duration interval) {
    Path async = async(folder, side);
    return StackSamples.read(
        recording(side), Optional.of(async).filter(Files::exists), interval, steps(side));
  }

  /** Where async-profiler's samples of a side are kept in a run's folder. */
  static Path async(Path folder, Role side) {
    return folder.resolve(side.suffix() + "-cpu.jfr");
  }

  private Path recording(Role side) {
    return side == Role.SERVER
        ? folder.resolve(RunFiles.SERVER_RECORDING)
        : RunFolder.inside(folder).stream()
            .filter(it -> it.getFileName().toString().matches(RECORDINGS))
            .findFirst()
            .orElseThrow(
                () ->
                    UserError.failure("%s has no recording of the client. Measure again.", folder));
  }
}
