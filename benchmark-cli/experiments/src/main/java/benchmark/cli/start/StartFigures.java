// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.start;

import benchmark.cli.chart.LineChart;
import benchmark.cli.chart.LineChart.Band;
import benchmark.cli.chart.LineChart.Line;
import benchmark.cli.chart.LineChart.Point;
import benchmark.cli.chart.LineChart.Ticks;
import benchmark.cli.start.StartRecord.Sample;
import benchmark.cli.statistics.Samples;
import benchmark.cli.text.Document;
import benchmark.cli.text.Document.Block;
import benchmark.cli.text.Document.Figure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Response times against time and against the call's number, with a line for each fresh start. */
final class StartFigures {

  private StartFigures() {}

  static Document of(StartRecord record) {
    var figures = new ArrayList<Block>();
    for (Sample it : record.samples()) {
      if (it.isMeasured()) {
        figures.add(overTime(it.words(", "), record.plan(), it.starts()));
        figures.add(overNumber(it.words(", "), it.starts()));
      }
    }
    return figures.isEmpty()
        ? Document.of()
        : Document.folded("Response times of fresh JVMs", new Document(figures));
  }

  private static Figure overTime(String of, StartPlan plan, List<FreshStart> starts) {
    double part = plan.seconds() / FreshStart.PARTS;
    return figure(
        of + ": mean response time",
        Ticks.ROUND,
        "seconds after the first call",
        starts,
        start ->
            IntStream.range(0, start.course().size())
                .mapToObj(i -> new Point((i + 0.5) * part, start.course().get(i)))
                .toList());
  }

  private static Figure overNumber(String of, List<FreshStart> starts) {
    return figure(
        of + ": mean response time of the first calls",
        Ticks.LOGARITHMIC,
        "the first call, the first 2, 5, 10 and so on",
        starts,
        start ->
            new TreeMap<>(start.calls().firstMillis())
                .entrySet().stream().map(it -> new Point(it.getKey(), it.getValue())).toList());
  }

  private static Figure figure(
      String title,
      Ticks ticks,
      String note,
      List<FreshStart> starts,
      Function<FreshStart, List<Point>> points) {
    List<List<Point>> all = starts.stream().map(points).toList();
    var lines = new ArrayList<Line>();
    lines.add(middle(all));
    for (int i = 0; i < starts.size(); i++) {
      lines.add(new Line("start " + starts.get(i).number(), all.get(i)));
    }
    return new Figure(LineChart.of(title, "ms", true, ticks, note, lines));
  }

  /** The medians, within what 80% of the starts lie between. */
  private static Line middle(List<List<Point>> all) {
    var medians = new ArrayList<Point>();
    var bands = new ArrayList<Band>();
    for (int place = 0; place < all.get(0).size(); place++) {
      int at = place;
      double x = all.get(0).get(at).x();
      double[] known =
          all.stream()
              .mapToDouble(it -> it.get(at).y())
              .filter(it -> !Double.isNaN(it))
              .sorted()
              .toArray();
      if (known.length == 0) {
        medians.add(Point.gap(x));
      } else {
        int out = known.length / 10;
        medians.add(new Point(x, Samples.median(known)));
        bands.add(new Band(x, known[out], known[known.length - 1 - out]));
      }
    }
    return new Line("median, and 80% of the starts", medians, bands, Optional.empty());
  }
}
