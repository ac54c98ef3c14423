// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.chart.Chart;
import benchmark.cli.chart.LineChart;
import benchmark.cli.chart.SpectrumChart;
import benchmark.cli.project.PairKind;
import benchmark.cli.report.ResultRow;
import benchmark.cli.results.RateLoad;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Figure;
import benchmark.cli.text.Document.Heading;
import benchmark.cli.text.Document.Paragraph;
import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;

/** The parts of a page that show more of what was measured than the answer. */
record ChartSections(List<ResultGroup> groups) {

  Document latency() {
    return shown(
        "How long sampled calls took, from the median to the slowest few; less is better. A closed"
            + " loop hides stalls: callers that wait do not call.",
        ChartSections::latency);
  }

  Document series() {
    return shown(
        "The throughput of every slice or iteration in the order measured, at a rate the median of"
            + " every step; it shows warm-up that had not ended and disturbances. The vertical axis"
            + " does not begin at 0.",
        ChartSections::series);
  }

  /** A picture of each operation that there is one of, group by group. */
  private Document shown(
      String note, BiFunction<ResultGroup, OperationKey, Optional<Chart>> chart) {
    var blocks = new ArrayList<Block>();
    for (ResultGroup it : groups) {
      List<Block> figures =
          it.operations().stream()
              .flatMap(operation -> chart.apply(it, operation).stream())
              .<Block>map(drawn -> new Figure(drawn, it.source()))
              .toList();
      if (!figures.isEmpty() && groups.size() > 1) {
        blocks.add(new Heading(it.title()));
      }
      blocks.addAll(figures);
    }
    if (!blocks.isEmpty()) {
      blocks.add(0, new Paragraph(note));
    }
    return new Document(blocks);
  }

  private static Optional<Chart> latency(ResultGroup group, OperationKey operation) {
    return lines(group, operation, ChartSections::spectrum)
        .map(
            it ->
                SpectrumChart.of(
                    operation.label() + ": percentiles" + group.sourceOfPercentiles(), it));
  }

  private static List<LineChart.Point> spectrum(ResultRow.Values values) {
    return values.spectrum().stream()
        .map(point -> new LineChart.Point(point.share(), point.millis() * 1e3))
        .toList();
  }

  private static Optional<Chart> series(ResultGroup group, OperationKey operation) {
    return lines(group, operation, ChartSections::overTime)
        .map(
            it ->
                LineChart.of(
                    operation.label() + " over time",
                    RateLoad.isOf(operation) ? "p50 of a step, µs" : "calls/s",
                    false,
                    LineChart.Ticks.upTo(longest(it)),
                    "slice or iteration",
                    it));
  }

  /** In calls per second, or in microseconds: both come in units of a thousand of them. */
  private static List<LineChart.Point> overTime(ResultRow.Values values) {
    return IntStream.range(0, values.series().size())
        .mapToObj(it -> new LineChart.Point(it + 1.0, values.series().get(it) * 1e3))
        .toList();
  }

  private static int longest(List<LineChart.Line> lines) {
    return lines.stream().mapToInt(it -> it.points().size()).max().orElse(1);
  }

  /** The lines of those that compete; empty if none has two points. */
  private static Optional<List<LineChart.Line>> lines(
      ResultGroup group,
      OperationKey operation,
      Function<ResultRow.Values, List<LineChart.Point>> points) {
    List<LineChart.Line> lines =
        group.ranked(operation).stream()
            .filter(it -> it.kind() == PairKind.ORDINARY)
            .map(it -> new LineChart.Line(it.label(), points.apply(it.operations().get(operation))))
            .filter(it -> it.points().size() > 1)
            .toList();
    return Optional.of(lines).filter(it -> !it.isEmpty());
  }
}
