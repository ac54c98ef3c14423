// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.stream.IntStream;

/** Lines over a common axis. The first ones have colours, all others are thin and grey. */
public final class LineChart {

  /** More lines than this cannot be distinguished. */
  private static final int COLOURS = 6;

  private static final double TOP = 20;
  private static final double BOTTOM = 220;
  private static final double LEGEND = 15;
  private static final double SAMPLE = 26;
  private static final double SHORT = 6;

  private LineChart() {}

  /** A point of a line. */
  public record Point(double x, double y) {

    /** Nothing is known here: the line is interrupted. */
    public static Point gap(double x) {
      return new Point(x, Double.NaN);
    }

    private boolean isKnown() {
      return !Double.isNaN(y);
    }
  }

  /** What a point of a line may lie between. */
  public record Band(double x, double low, double high) {}

  /**
   * A line.
   *
   * @param points at least one, from left to right
   * @param bands what points lie between, from left to right; none where that is not known
   */
  public record Line(String label, List<Point> points, List<Band> bands) {

    /** A line without bands. */
    public Line(String label, List<Point> points) {
      this(label, points, List.of());
    }
  }

  /**
   * Places of the horizontal axis where something happened.
   *
   * @param style how their vertical lines look: {@link #DASHED} or {@link #DOTTED}, or short at an
   *     edge, however many there are
   */
  public record Marks(String style, List<Double> places) {

    public static final String DASHED = "limit";
    public static final String DOTTED = "change";
    public static final String AT_TOP = "limit short";
    public static final String AT_BOTTOM = "change short";
  }

  /**
   * Where the horizontal axis has numbers.
   *
   * @param format how they are written
   */
  public record Ticks(List<Double> values, DoubleFunction<String> format) {

    /** 1, 2, 3 and so on. */
    public static Ticks upTo(int last) {
      return new Ticks(
          IntStream.rangeClosed(1, last).mapToObj(it -> (double) it).toList(), Chart::tick);
    }
  }

  /**
   * Draws lines.
   *
   * @param unit of the vertical axis
   * @param logarithmic whether the vertical axis is
   * @param note what the horizontal axis is
   */
  public static Chart of(
      String title, String unit, boolean logarithmic, Ticks ticks, String note, List<Line> lines) {
    return of(title, unit, logarithmic, ticks, note, lines, List.of(), lines);
  }

  /**
   * Draws lines as one of several pictures that have the same axes, and marks places of the
   * horizontal axis.
   *
   * @param marks those beyond the lines are left out
   * @param all the lines of all of these pictures
   */
  public static Chart of(
      String title,
      String unit,
      boolean logarithmic,
      Ticks ticks,
      String note,
      List<Line> lines,
      List<Marks> marks,
      List<Line> all) {
    List<Point> points =
        all.stream().flatMap(line -> line.points().stream()).filter(Point::isKnown).toList();
    var x = Scale.around(points.stream().map(Point::x).toList(), false, 0, 100);
    var y = Scale.around(points.stream().map(Point::y).toList(), logarithmic, BOTTOM, TOP);
    var parts = new ArrayList<Svg>(Chart.leftAxis(y, unit));
    double last = Double.NEGATIVE_INFINITY;
    for (double tick : ticks.values()) {
      String text = ticks.format().apply(tick);
      double space = Chart.percent(Chart.width(text) + 8, Chart.AXIS);
      if (tick >= x.low() && tick <= x.high() && x.at(tick) - last > space) {
        last = x.at(tick);
        parts.add(Svg.line(last, TOP, last, BOTTOM, "grid"));
        parts.add(Chart.tickLabel(last, BOTTOM + 14, text));
      }
    }
    marks.forEach(it -> parts.addAll(marks(it, x)));
    for (int i = 0; i < Math.min(COLOURS, lines.size()); i++) {
      if (lines.get(i).bands().size() > 1) {
        parts.add(band(lines.get(i).bands(), x, y, i));
      }
    }
    for (int i = lines.size() - 1; i >= 0; i--) {
      parts.addAll(line(lines.get(i), x, y, style(i)));
    }
    double height = BOTTOM + 22;
    for (int i = 0; i < Math.min(COLOURS + 1, lines.size()); i++) {
      String label = i < COLOURS ? lines.get(i).label() : lines.size() - i + " more, slower";
      parts.add(
          Svg.of("path")
              .attr("d", "M%s %sh%s".formatted(-SAMPLE - 14, height + 7, SAMPLE))
              .withClass(style(i)));
      parts.addAll(
          Chart.fitting(0, -8, height + 11, "start", "axis", label, Chart.narrow(Chart.AXIS) + 8));
      height += LEGEND;
    }
    List<String> labels = lines.stream().limit(COLOURS).map(Line::label).toList();
    return new Chart(
        title, height + 4, Chart.AXIS, parts, note, "Lines of " + String.join(", ", labels));
  }

  private static List<Svg> marks(Marks marks, Scale x) {
    List<Double> places =
        marks.places().stream().filter(it -> it >= x.low() && it <= x.high()).map(x::at).toList();
    if (places.isEmpty()) {
      return List.of();
    }
    return switch (marks.style()) {
      case Marks.AT_TOP -> List.of(Svg.ticks(places, TOP, SHORT, marks.style()));
      case Marks.AT_BOTTOM -> List.of(Svg.ticks(places, BOTTOM - SHORT, SHORT, marks.style()));
      default -> places.stream().map(it -> Svg.line(it, TOP, it, BOTTOM, marks.style())).toList();
    };
  }

  private static Svg band(List<Band> bands, Scale x, Scale y, int line) {
    var around = new ArrayList<double[]>();
    bands.forEach(it -> around.add(new double[] {x.at(it.x()), y.at(it.high())}));
    for (int i = bands.size() - 1; i >= 0; i--) {
      around.add(new double[] {x.at(bands.get(i).x()), y.at(bands.get(i).low())});
    }
    return Svg.polyline(around, BOTTOM, "band band" + line, "95% interval");
  }

  private static List<Svg> line(Line line, Scale x, Scale y, String style) {
    var pieces = new ArrayList<Svg>();
    var piece = new ArrayList<double[]>();
    for (Point point : line.points()) {
      if (point.isKnown()) {
        piece.add(new double[] {x.at(point.x()), y.at(point.y())});
      } else {
        pieces.add(Svg.polyline(piece, BOTTOM, style, line.label()));
        piece.clear();
      }
    }
    pieces.add(Svg.polyline(piece, BOTTOM, style, line.label()));
    return pieces;
  }

  private static String style(int line) {
    return line < COLOURS ? "line line" + line : "line other";
  }
}
