// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client.load;

import benchmark.client.CostFile;
import benchmark.launch.CostColumns;
import benchmark.launch.CostLine;
import benchmark.launch.LaunchProperties;
import benchmark.launch.SliceRequest.Purpose;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogWriter;

/**
 * The two files that a slice is appended to when it has been measured: {@link
 * LaunchProperties#SLICES} gets its times, then {@link LaunchProperties#COSTS} its line. The n-th
 * histogram of the one and the line of slice n in the other are of the same slice, those of {@link
 * Slice#parts} not counted: the tags of these have {@value #PART} and the part's name behind the
 * operation's. Nothing of a slice stays in memory. For one thread.
 */
public final class SliceFiles implements AutoCloseable {

  /** What separates an operation from a part in a tag; no operation has it. */
  public static final String PART = ":";

  private static final double NANOS_PER_MILLI = 1e6; // the log's maxima are milliseconds

  private final CostFile costs;
  private final PrintStream stream;
  private final HistogramLogWriter log;
  private final long since = System.nanoTime();
  private long count;

  private SliceFiles(CostFile costs, PrintStream stream) {
    this.costs = costs;
    this.stream = stream;
    this.log = new HistogramLogWriter(stream);
  }

  /**
   * Begins the files that the system properties name.
   *
   * @throws UncheckedIOException if one cannot be written
   */
  public static SliceFiles fromSystemProperties() {
    Path path = LaunchProperties.SLICES.or(Path.of("slices.hlog"));
    try {
      var files =
          new SliceFiles(
              CostFile.fromSystemProperty(),
              new PrintStream(
                  new FileOutputStream(path.toFile()), true, StandardCharsets.US_ASCII));
      files.log.outputComment("Times of calls, in nanoseconds; the costs of a slice: costs.csv");
      files.log.outputLogFormatVersion();
      files.log.outputStartTime(Instant.now().toEpochMilli());
      files.log.outputLegend();
      return files;
    } catch (IOException e) {
      throw new UncheckedIOException("Cannot write " + path, e);
    }
  }

  /**
   * Appends a slice.
   *
   * @param purpose a replacement cancels the slice before it
   * @return the slice's line in the table of costs
   */
  public CostLine append(Slice slice, Purpose purpose) {
    count++;
    CostLine line = slice.cost().with(CostColumns.SLICE, count);
    if (purpose == Purpose.REPLACEMENT) {
      line = line.with(CostColumns.REPLACES, count - 1);
    }
    double end = (System.nanoTime() - since) / 1e9;
    double seconds = slice.cost().get(CostColumns.NANOS).orElse(0L) / 1e9;
    write(slice.times(), slice.operation().toString(), end, seconds);
    slice
        .parts()
        .forEach((name, times) -> write(times, slice.operation() + PART + name, end, seconds));
    if (stream.checkError()) {
      throw new UncheckedIOException(
          new IOException("The times of slice " + count + " cannot be written. Is the disk full?"));
    }
    costs.append(line);
    return line;
  }

  private void write(Histogram times, String tag, double end, double seconds) {
    times.setTag(tag);
    log.outputIntervalHistogram(end - seconds, end, times, NANOS_PER_MILLI);
  }

  @Override
  public void close() {
    log.close();
  }
}
