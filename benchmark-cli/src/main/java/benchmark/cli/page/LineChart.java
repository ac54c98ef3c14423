// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;

/** Lines over a common axis. The first ones have colours, all others are thin and grey. */
final class LineChart {

  /** More lines than this cannot be told apart. */
  static final int COLOURS = 6;

  private static final double TOP = 6;
  private static final double BOTTOM = 176;
  private static final double LEFT = 48;
  private static final double RIGHT = Chart.WIDTH - 10;
  private static final double LEGEND = 15;

  private LineChart() {}

  /** A point of a line. */
  record Point(double x, double y) {}

  /**
   * A line.
   *
   * @param points at least one, from left to right
   */
  record Line(String label, List<Point> points) {}

  /**
   * Draws lines.
   *
   * @param logarithmic whether the vertical axis is
   * @param ticks where the horizontal axis has numbers
   * @param format how they are written
   */
  static Chart of(
      String name,
      String title,
      String vertical,
      String horizontal,
      boolean logarithmic,
      List<Double> ticks,
      DoubleFunction<String> format,
      List<Line> lines) {
    var ys = new ArrayList<Double>();
    var xs = new ArrayList<Double>();
    lines.forEach(
        line ->
            line.points()
                .forEach(
                    point -> {
                      xs.add(point.x());
                      ys.add(point.y());
                    }));
    var x = Scale.around(xs, false, LEFT, RIGHT);
    var y = Scale.around(ys, logarithmic, BOTTOM, TOP + 14);
    var parts = new ArrayList<Svg>();
    for (double tick : y.ticks(18)) {
      parts.add(Svg.line(LEFT, y.at(tick), RIGHT, y.at(tick), "grid"));
      parts.add(Svg.text(LEFT - 4, y.at(tick) + 4, "end", "axis", Chart.tick(tick)));
    }
    double last = Double.NEGATIVE_INFINITY;
    for (double tick : ticks) {
      String text = format.apply(tick);
      if (tick >= x.low() && tick <= x.high() && x.at(tick) - last > Chart.width(text) + 8) {
        last = x.at(tick);
        parts.add(Svg.line(last, TOP + 14, last, BOTTOM, "grid"));
        parts.add(Chart.tickLabel(last, BOTTOM + 14, text));
      }
    }
    parts.add(Svg.text(2, TOP + 4, "start", "axis", vertical));
    parts.add(Svg.text((LEFT + RIGHT) / 2, BOTTOM + 28, "middle", "axis", horizontal));
    for (int i = lines.size() - 1; i >= 0; i--) {
      parts.add(line(lines.get(i), x, y, style(i)));
    }
    double height = BOTTOM + 36;
    for (int i = 0; i < Math.min(COLOURS, lines.size()); i++) {
      parts.add(Svg.line(8, height + 7, 34, height + 7, style(i)));
      parts.add(legend(lines.get(i).label(), height));
      height += LEGEND;
    }
    if (lines.size() > COLOURS) {
      parts.add(Svg.line(8, height + 7, 34, height + 7, style(COLOURS)));
      parts.add(legend((lines.size() - COLOURS) + " more, slower", height));
      height += LEGEND;
    }
    return new Chart(
        name,
        title,
        height + 4,
        parts,
        "Lines of " + String.join(", ", lines.stream().limit(COLOURS).map(Line::label).toList()));
  }

  private static Svg legend(String label, double y) {
    return Svg.text(40, y + 11, "start", "axis", Chart.fit(label, Chart.WIDTH - 44));
  }

  private static Svg line(Line line, Scale x, Scale y, String style) {
    var points = new StringBuilder();
    for (Point point : line.points()) {
      points
          .append(Svg.number(x.at(point.x())))
          .append(',')
          .append(Svg.number(y.at(point.y())))
          .append(' ');
    }
    return Svg.of("polyline")
        .attr("points", points.toString().strip())
        .withClass(style)
        .titled(line.label());
  }

  private static String style(int line) {
    return line < COLOURS ? "line line" + line : "line other";
  }
}
