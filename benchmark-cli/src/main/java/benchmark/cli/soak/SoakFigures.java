// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.cli.chart.Chart;
import benchmark.cli.chart.LineChart;
import benchmark.cli.chart.LineChart.Line;
import benchmark.cli.chart.LineChart.Point;
import benchmark.cli.chart.LineChart.Ticks;
import benchmark.cli.soak.Blocks.Block;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Figure;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The timelines of all processes, one under the other, over the same axis of time. Of many
 * intervals, the lowest and the highest of some consecutive ones are drawn, so that no peak
 * disappears and a picture keeps its size.
 */
final class SoakFigures {

  private static final List<SoakIndicator> SHOWN =
      List.of(
          SoakIndicator.THROUGHPUT,
          SoakIndicator.P50,
          SoakIndicator.P99,
          SoakIndicator.CPU,
          SoakIndicator.HEAP,
          SoakIndicator.OLD,
          SoakIndicator.RSS,
          SoakIndicator.DIRECT,
          SoakIndicator.METASPACE,
          SoakIndicator.THREADS,
          SoakIndicator.DESCRIPTORS,
          SoakIndicator.CONNECTIONS,
          SoakIndicator.GC);

  private static final int MARKS = 10;

  private SoakFigures() {}

  static Document of(SoakSeries series) {
    var figures = new ArrayList<Document.Block>();
    for (SoakIndicator indicator : SHOWN) {
      for (String process : series.processes()) {
        List<Block> blocks = series.chart(process, indicator);
        if (!blocks.isEmpty()) {
          figures.add(new Figure(chart(series, process, indicator, blocks)));
        }
      }
    }
    return new Document(figures);
  }

  private static Chart chart(
      SoakSeries series, String process, SoakIndicator indicator, List<Block> blocks) {
    boolean hours = series.span() > 2 * 3_600;
    double unit = hours ? 3_600 : 60;
    var points = new ArrayList<Point>();
    for (Block block : blocks) {
      double time = block.time() / unit;
      points.add(new Point(time, block.least() / indicator.unit().size()));
      if (block.greatest() > block.least()) {
        points.add(new Point(time, block.greatest() / indicator.unit().size()));
      }
    }
    double end = series.span() / unit;
    int step = (int) Math.max(1, Math.ceil(end / MARKS));
    return LineChart.of(
        "%s, %s".formatted(indicator.label(), process),
        indicator.unit().symbol(),
        false,
        new Ticks(
            IntStream.rangeClosed(0, (int) end / step).mapToObj(it -> (double) it * step).toList(),
            Chart::tick),
        (hours ? "Hours" : "Minutes")
            + " since the beginning."
            + note(" A server was restarted where lines are dashed: at ", restarts(series, unit))
            + note(" The size of texts changed at ", changes(series, unit)),
        List.of(new Line(process, points)),
        Stream.concat(restarts(series, unit).stream(), changes(series, unit).stream()).toList());
  }

  private static List<Double> restarts(SoakSeries series, double unit) {
    return series.record().restarts().stream()
        .map(it -> (it.begin().toEpochMilli() / 1e3 - series.start()) / unit)
        .toList();
  }

  /** But the first size, which is no change. */
  private static List<Double> changes(SoakSeries series, double unit) {
    return series.record().changes().stream()
        .skip(1)
        .map(it -> (it.time().toEpochMilli() / 1e3 - series.start()) / unit)
        .toList();
  }

  private static String note(String what, List<Double> marks) {
    List<String> times = marks.stream().limit(MARKS).map(Chart::tick).toList();
    return times.isEmpty()
        ? ""
        : what
            + String.join(", ", times)
            + (marks.size() > MARKS ? " and %d times more.".formatted(marks.size() - MARKS) : ".");
  }
}
