// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.soak;

import benchmark.cli.chart.Chart;
import benchmark.cli.chart.LineChart;
import benchmark.cli.chart.LineChart.Line;
import benchmark.cli.chart.LineChart.Marks;
import benchmark.cli.chart.LineChart.Point;
import benchmark.cli.chart.LineChart.Ticks;
import benchmark.cli.soak.Blocks.Block;
import benchmark.cli.soak.SoakRecord.Change;
import benchmark.cli.soak.SoakRecord.Restart;
import benchmark.cli.soak.SoakRecord.Stretch;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Figure;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The timelines of all processes, one under the other, over the same axis of time. Of many
 * intervals, the lowest and the highest of some consecutive ones are drawn, so that no peak
 * disappears and a picture keeps its size.
 */
final class SoakFigures {

  private static final Set<SoakIndicator> SHOWN =
      EnumSet.of(
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

  /** More lines from top to bottom would hide what they mark: then they are short. */
  private static final int LINES = 50;

  private SoakFigures() {}

  /** Those that matter most, and all that move, each with its verdict; those that move first. */
  static Document of(SoakSeries series, List<SoakVerdict> verdicts) {
    var moving = new ArrayList<Document.Block>();
    var throughput = new ArrayList<Document.Block>();
    var others = new ArrayList<Document.Block>();
    for (SoakIndicator indicator : SoakIndicator.values()) {
      for (String process : series.processes()) {
        List<Block> blocks = series.chart(process, indicator);
        Optional<SoakVerdict> verdict =
            verdicts.stream().filter(it -> it.isOf(process, indicator)).findFirst();
        boolean moves = verdict.filter(SoakVerdict::moves).isPresent();
        if (!blocks.isEmpty() && (SHOWN.contains(indicator) || moves)) {
          (moves ? moving : indicator == SoakIndicator.THROUGHPUT ? throughput : others)
              .add(new Figure(chart(series, process, indicator, blocks, verdict)));
        }
      }
    }
    return new Document(moving).and(new Document(throughput)).and(new Document(others));
  }

  private static Chart chart(
      SoakSeries series,
      String process,
      SoakIndicator indicator,
      List<Block> blocks,
      Optional<SoakVerdict> verdict) {
    double unit = series.span() > 2 * 3_600 ? 3_600 : series.span() > 2 * 60 ? 60 : 1;
    var points = new ArrayList<Point>();
    int life = blocks.get(0).life();
    for (Block block : blocks) {
      double time = block.time() / unit;
      if (block.life() != life) {
        life = block.life();
        points.add(Point.gap(time));
      }
      points.add(new Point(time, block.least() / indicator.unit().size()));
      if (block.greatest() > block.least()) {
        points.add(new Point(time, block.greatest() / indicator.unit().size()));
      }
    }
    double end = series.span() / unit;
    List<Double> restarts =
        since(series, unit, series.record().restarts().stream().map(Restart::begin));
    List<Double> collapses =
        series.watch().collapses().stream()
            .map(it -> (it.begin() - series.start()) / unit)
            .toList();
    List<Double> changes = // but the first size, which is no change
        since(series, unit, series.record().changes().stream().skip(1).map(Change::time));
    List<Double> fresh =
        since(series, unit, series.record().stretches().stream().skip(1).map(Stretch::start));
    var line = new Line(process, points);
    double y = points.get(0).y();
    var whole = new Line("", List.of(new Point(0, y), new Point(end, y)));
    return LineChart.of(
        "%s, %s%s"
            .formatted(
                indicator.label(), process, verdict.map(it -> ": " + it.inWords()).orElse("")),
        indicator.unit().symbol(),
        false,
        Ticks.ROUND,
        (unit > 60 ? "Hours" : unit > 1 ? "Minutes" : "Seconds")
            + " since the beginning."
            + (fresh.isEmpty() ? "" : " Fresh JVMs began at %s.".formatted(times(fresh)))
            + note(" A server was restarted", "dashed", "top", restarts)
            + note(" Calls collapsed", "dashed", "top", collapses)
            + note(" The size of texts changed", "dotted", "bottom", changes),
        List.of(line),
        List.of(
            marks(Marks.DASHED, Marks.AT_TOP, restarts),
            marks(Marks.DASHED, Marks.AT_TOP, collapses),
            marks(Marks.DOTTED, Marks.AT_BOTTOM, changes)),
        List.of(line, whole));
  }

  private static List<Double> since(SoakSeries series, double unit, Stream<Instant> times) {
    return times.map(it -> (it.toEpochMilli() / 1e3 - series.start()) / unit).toList();
  }

  private static Marks marks(String few, String many, List<Double> places) {
    return new Marks(places.size() > LINES ? many : few, places);
  }

  private static String note(String what, String style, String edge, List<Double> marks) {
    if (marks.isEmpty()) {
      return "";
    }
    return marks.size() > LINES
        ? "%s %d times: the short lines at the %s.".formatted(what, marks.size(), edge)
        : "%s where vertical lines are %s: at %s.".formatted(what, style, times(marks));
  }

  private static String times(List<Double> marks) {
    return String.join(", ", marks.stream().limit(MARKS).map(Chart::tick).toList())
        + (marks.size() > MARKS ? " and %d times more".formatted(marks.size() - MARKS) : "");
  }
}
