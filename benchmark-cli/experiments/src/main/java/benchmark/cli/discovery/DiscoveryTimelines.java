// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.discovery;

import benchmark.cli.chart.LineChart;
import benchmark.cli.chart.LineChart.Line;
import benchmark.cli.chart.LineChart.Marks;
import benchmark.cli.chart.LineChart.Point;
import benchmark.cli.chart.LineChart.Ticks;
import benchmark.cli.discovery.DiscoveryRecord.Moment;
import benchmark.cli.discovery.DiscoveryRecord.Phase;
import benchmark.cli.discovery.DiscoveryRecord.Run;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Figure;
import benchmark.cli.text.Document.Row;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * How the first consumer of each system has fared: a row for each indicator, in it a column for
 * each system, all with the same axes.
 */
final class DiscoveryTimelines {

  private record Indicator(String label, String unit, ToDoubleFunction<Moment> value) {}

  private static final List<Indicator> INDICATORS =
      List.of(
          new Indicator("heap in use", "MB", Moment::heapMegabytes),
          new Indicator("resident memory", "MB", Moment::residentMegabytes),
          new Indicator("CPUs busy", "", Moment::cpus),
          new Indicator("collections so far", "", Moment::collections),
          new Indicator("failed calls so far", "", Moment::failed));

  private DiscoveryTimelines() {}

  static Document of(DiscoveryRecord record) {
    List<Run> runs =
        record.variants().stream()
            .flatMap(it -> record.of(it).stream().limit(1))
            .filter(it -> !it.timeline().isEmpty())
            .toList();
    return runs.isEmpty()
        ? Document.of()
        : new Document(INDICATORS.stream().<Block>map(it -> new Row(row(it, runs))).toList());
  }

  private static List<Figure> row(Indicator indicator, List<Run> runs) {
    List<Line> lines =
        runs.stream()
            .map(
                run ->
                    new Line(
                        run.variant(),
                        run.timeline().stream()
                            .map(it -> new Point(it.seconds(), indicator.value.applyAsDouble(it)))
                            .toList()))
            .toList();
    return IntStream.range(0, runs.size())
        .mapToObj(
            i ->
                new Figure(
                    LineChart.of(
                        "%s: %s".formatted(runs.get(i).variant(), indicator.label),
                        indicator.unit,
                        false,
                        Ticks.ROUND,
                        "Seconds since the beginning. "
                            + runs.get(i).phases().stream()
                                .map(it -> it.name() + " from " + Math.round(it.begin()))
                                .collect(Collectors.joining(", "))
                            + ".",
                        List.of(lines.get(i)),
                        List.of(
                            new Marks(
                                Marks.DASHED,
                                runs.get(i).phases().stream().map(Phase::begin).toList())),
                        lines)))
        .toList();
  }
}
