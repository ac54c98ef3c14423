// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.codec.CodecComparison;
import benchmark.cli.codec.CodecSummary;
import benchmark.cli.codec.Quantity;
import benchmark.cli.compare.Formats;
import benchmark.cli.error.UserError;
import benchmark.cli.report.DistinctLabels;
import benchmark.cli.statistics.Interval;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.PairedRatio;
import benchmark.cli.text.Numbers;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
            "codec",
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
  public static void write(CodecComparison comparison, Margin margin, Path file) {
    write(ratios("codec", comparison, margin), file);
  }

  /** The ratio of the time for every message, with intervals; of all candidates. */
  static Chart ratios(String name, CodecComparison comparison, Margin margin) {
    List<String> names = DistinctLabels.of(comparison.variants());
    var ratios = new ArrayList<Forest.Ratio>();
    for (int candidate = 1; candidate < names.size(); candidate++) {
      for (String message : comparison.messages()) {
        Optional<PairedRatio> ratio = comparison.ratio(candidate, message, Quantity.TIME);
        if (ratio.isPresent()) {
          String label = names.size() == 2 ? message : names.get(candidate) + " " + message;
          ratios.add(ratio(label, ratio.get(), margin));
        }
      }
    }
    return RowChart.forest(
        name,
        new Forest(
            names.size() == 2
                ? "Codec time: %s / %s".formatted(names.get(1), names.get(0))
                : "Codec time / " + names.get(0),
            names.get(0),
            ratios,
            Optional.of(new Interval(1, margin.low(), margin.high())),
            "CPU time ratio, 95% intervals; band: margin"));
  }

  private static Forest.Ratio ratio(String label, PairedRatio ratio, Margin margin) {
    return new Forest.Ratio(
        label,
        ratio.estimate(),
        ratio.interval().map(Interval::low).orElse(Double.NaN),
        ratio.interval().map(Interval::high).orElse(Double.NaN),
        Optional.empty(),
        Formats.ratio(ratio) + " " + Quantity.TIME.verdict(CodecComparison.verdict(ratio, margin)));
  }

  private static void write(Chart chart, Path file) {
    try {
      Files.writeString(file, chart.file(Page.CHART_STYLE), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw UserError.failure("Cannot write %s: %s. Check disk space.", file, e.getMessage());
    }
  }
}
