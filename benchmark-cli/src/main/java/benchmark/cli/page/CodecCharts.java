// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.chart.Chart;
import benchmark.cli.chart.RowChart;
import benchmark.cli.codec.CodecSummary;
import benchmark.cli.compare.ComparisonSummary;
import benchmark.cli.error.UserError;
import benchmark.cli.text.Numbers;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** What codecs cost, as pictures for the README of a library. */
public final class CodecCharts {

  /** The file of a picture. */
  public static final String FILE = "codec.svg";

  private CodecCharts() {}

  /** Writes the mean time of each codec as a bar, the fastest first. */
  public static void write(CodecSummary summary, Path file) {
    write(
        RowChart.bars(
            "CPU time to encode and decode a message",
            "nanoseconds, geometric mean of %d messages; bytes of a message"
                .formatted(summary.messages().size()),
            summary.means().stream()
                .map(
                    codec ->
                        new RowChart.Bar(
                            codec.pair(),
                            "%s ns, %s B"
                                .formatted(Numbers.of(codec.nanos()), Numbers.of(codec.bytes())),
                            codec.nanos(),
                            Double.NaN,
                            Double.NaN))
                .toList(),
            Optional.empty()),
        file);
  }

  /** Writes the ratio of the time for every message, with intervals; of all candidates. */
  public static void write(ComparisonSummary comparison, Path file) {
    write(comparison.figures().get(0), file);
  }

  private static void write(Chart chart, Path file) {
    try {
      Files.writeString(file, chart.file(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw UserError.failure("Cannot write %s: %s. Check disk space.", file, e.getMessage());
    }
  }
}
