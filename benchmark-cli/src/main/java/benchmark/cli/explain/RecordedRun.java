// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.explain;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Role;
import benchmark.cli.results.Metric;
import benchmark.cli.results.RunFiles;
import benchmark.cli.results.RunResults;
import benchmark.launch.CostColumn;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.HdrHistogram.EncodableHistogram;
import org.HdrHistogram.HistogramLogReader;

/**
 * A variant's run with flight recordings of both sides.
 *
 * @param lines what each step cost
 * @param steps when each was measured
 */
record RecordedRun(Path folder, List<CostLine> lines, List<StackSamples.Span> steps) {

  /** As {@link RunFiles#CLIENT_RECORDINGS}, but not what async-profiler has written. */
  private static final String RECORDINGS = "client-slices-*.jfr";

  /**
   * Reads a folder.
   *
   * @throws UserError if a file is damaged
   */
  static RecordedRun read(Path folder) {
    return new RecordedRun(folder, RunResults.read(folder).iterations(), steps(folder));
  }

  /** The times of steps; those of their parts, which have a colon in their tags, are the same. */
  private static List<StackSamples.Span> steps(Path folder) {
    Path file = folder.resolve(RunFiles.SLICES);
    var steps = new ArrayList<StackSamples.Span>();
    try (var log = new HistogramLogReader(file.toFile())) {
      for (EncodableHistogram it = log.nextIntervalHistogram();
          it != null;
          it = log.nextIntervalHistogram()) {
        if (!it.getTag().contains(":")) {
          steps.add(
              new StackSamples.Span(
                  Instant.ofEpochMilli(it.getStartTimeStamp()),
                  Instant.ofEpochMilli(it.getEndTimeStamp())));
        }
      }
    } catch (IOException e) {
      throw UserError.failure("Cannot read %s: %s. Measure again.", file, e.getMessage());
    }
    return steps;
  }

  /** How many calls were answered while samples were taken. */
  double calls() {
    return sum(CostColumns.OPS);
  }

  /** What the counters of a side say that a call cost: nanoseconds, or bytes. */
  double measured(Role side, Metric metric) {
    CostColumns.Side columns = side == Role.CLIENT ? CostColumns.CLIENT : CostColumns.SERVER;
    return sum(metric == Metric.CPU ? columns.cpuNanos() : columns.allocatedBytes()) / calls();
  }

  private double sum(CostColumn<Long> column) {
    return lines.stream().mapToLong(it -> it.get(column).orElse(0L)).sum();
  }

  /** What a side's recording saw in the steps. */
  StackSamples samples(Role side) {
    Path async = async(folder, side);
    return StackSamples.read(recording(side), Optional.of(async).filter(Files::exists), steps);
  }

  /** Where async-profiler's samples of a side are kept in a run's folder. */
  static Path async(Path folder, Role side) {
    return folder.resolve(side.suffix() + "-cpu.jfr");
  }

  private Path recording(Role side) {
    if (side == Role.SERVER) {
      return folder.resolve(RunFiles.SERVER_RECORDING);
    }
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, RECORDINGS)) {
      for (Path file : found) {
        return file;
      }
    } catch (IOException e) {
      throw UserError.failure("Cannot list %s: %s. Check its permissions.", folder, e.getMessage());
    }
    throw UserError.failure("%s has no recording of the client. Measure again.", folder);
  }
}
