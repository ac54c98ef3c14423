// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Lines over a common axis. Those of the first colours have them, all others are thin and grey. */
public final class LineChart {

  /** More lines than this cannot be distinguished. */
  private static final int COLOURS = 6;

  private static final double TOP = 20;
  private static final double BOTTOM = 220;
  private static final double LEGEND = 15;
  private static final double SAMPLE = 26;
  private static final double SHORT = 6;
  private static final double TICK = 38;

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
   * @param style its colour and its dashes; empty for those of its place among the lines
   */
  public record Line(String label, List<Point> points, List<Band> bands, Optional<Style> style) {

    /** A line that looks as its place among the lines asks for, without bands. */
    public Line(String label, List<Point> points) {
      this(label, points, List.of(), Optional.empty());
    }
  }

  /** A colour and dashes, counted from 0, where lines belong together in two ways. */
  public record Style(int colour, int dashes) {}

  /**
   * Places of the horizontal axis where something happened.
   *
   * @param style how their vertical lines look: {@link #DASHED} or {@link #DOTTED}, or short at an
   *     edge, however many there are; {@link #LEVEL} for places of the vertical axis
   */
  public record Marks(String style, List<Double> places) {

    public static final String DASHED = "limit";
    public static final String DOTTED = "change";
    public static final String LEVEL = "limit level";
    public static final String AT_TOP = "limit short";
    public static final String AT_BOTTOM = "change short";
  }

  /**
   * Where the horizontal axis has numbers.
   *
   * @param values empty for round ones
   * @param format how they are written
   * @param logarithmic whether the axis is
   */
  public record Ticks(List<Double> values, DoubleFunction<String> format, boolean logarithmic) {

    /** Round values. */
    public static final Ticks ROUND = new Ticks(List.of(), Chart::tick, false);

    /** Round values on an axis that is logarithmic. */
    public static final Ticks LOGARITHMIC = new Ticks(List.of(), Chart::tick, true);

    /** 1, 2, 3 and so on. */
    public static Ticks upTo(int last) {
      return new Ticks(
          IntStream.rangeClosed(1, last).mapToObj(it -> (double) it).toList(), Chart::tick, false);
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
    var x = Scale.around(points.stream().map(Point::x).toList(), ticks.logarithmic(), 0, 100);
    List<Double> levels =
        marks.stream()
            .filter(it -> it.style().equals(Marks.LEVEL))
            .flatMap(it -> it.places().stream())
            .toList();
    var y =
        Scale.around(
            Stream.concat(points.stream().map(Point::y), levels.stream()).toList(),
            logarithmic,
            BOTTOM,
            TOP);
    var parts = new ArrayList<Svg>(Chart.leftAxis(y, unit));
    parts.add(Svg.of("g").withData("x", x.inWords()).withData("y", y.inWords()));
    double last = Double.NEGATIVE_INFINITY;
    List<Double> round = x.ticks(Chart.percent(TICK, Chart.AXIS));
    for (double tick : ticks.values().isEmpty() ? round : ticks.values()) {
      String text = ticks.format().apply(tick);
      double space = Chart.percent(Chart.width(text) + 8, Chart.AXIS);
      if (tick >= x.low() && tick <= x.high() && x.at(tick) - last > space) {
        last = x.at(tick);
        parts.add(Svg.line(last, TOP, last, BOTTOM, "grid"));
        parts.add(Chart.tickLabel(last, BOTTOM + 14, text));
      }
    }
    marks.forEach(it -> parts.addAll(marks(it, x)));
    levels.forEach(it -> parts.add(Svg.line(0, y.at(it), 100, y.at(it), "limit")));
    List<Line> styled =
        IntStream.range(0, lines.size()).mapToObj(it -> styled(lines.get(it), it)).toList();
    for (Line it : styled) {
      if (hasColour(it) && it.bands().size() > 1) {
        parts.add(band(it, x, y));
      }
    }
    for (int i = styled.size() - 1; i >= 0; i--) {
      parts.addAll(line(styled.get(i), x, y));
    }
    double height = BOTTOM + 22;
    List<Line> named = styled.stream().filter(LineChart::hasColour).toList();
    for (Line it : named) {
      height = legend(it.label(), style(it), height, parts);
    }
    if (named.size() < styled.size()) {
      height = legend(styled.size() - named.size() + " more, slower", "line other", height, parts);
    }
    List<String> labels = named.stream().map(Line::label).toList();
    return new Chart(
        title, height + 4, Chart.AXIS, parts, note, "Lines of " + String.join(", ", labels));
  }

  private static Line styled(Line line, int place) {
    var style = line.style().orElse(new Style(place, place));
    return new Line(line.label(), line.points(), line.bands(), Optional.of(style));
  }

  private static boolean hasColour(Line line) {
    return line.style().orElseThrow().colour() < COLOURS;
  }

  private static double legend(String label, String style, double height, List<Svg> parts) {
    parts.add(
        Svg.of("path")
            .attr("d", "M%s %sh%s".formatted(-SAMPLE - 14, height + 7, SAMPLE))
            .withClass(style));
    parts.addAll(
        Chart.fitting(0, -8, height + 11, "start", "axis", label, Chart.narrow(Chart.AXIS) + 8));
    return height + LEGEND;
  }

  private static List<Svg> marks(Marks marks, Scale x) {
    List<Double> places =
        marks.places().stream().filter(it -> it >= x.low() && it <= x.high()).map(x::at).toList();
    if (places.isEmpty()) {
      return List.of();
    }
    return switch (marks.style()) {
      case Marks.LEVEL -> List.of();
      case Marks.AT_TOP -> List.of(Svg.ticks(places, TOP, SHORT, marks.style()));
      case Marks.AT_BOTTOM -> List.of(Svg.ticks(places, BOTTOM - SHORT, SHORT, marks.style()));
      default -> places.stream().map(it -> Svg.line(it, TOP, it, BOTTOM, marks.style())).toList();
    };
  }

  /** Its name lets a page's script tell the interval beside the value. */
  private static Svg band(Line line, Scale x, Scale y) {
    List<Band> bands = line.bands();
    var around = new ArrayList<double[]>();
    bands.forEach(it -> around.add(new double[] {x.at(it.x()), y.at(it.high())}));
    for (int i = bands.size() - 1; i >= 0; i--) {
      around.add(new double[] {x.at(bands.get(i).x()), y.at(bands.get(i).low())});
    }
    int colour = line.style().orElseThrow().colour();
    return Svg.polyline(around, BOTTOM, "band band" + colour, line.label() + ", 95% interval");
  }

  private static List<Svg> line(Line line, Scale x, Scale y) {
    String style = style(line);
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

  private static String style(Line line) {
    Style style = line.style().orElseThrow();
    return hasColour(line)
        ? "line line%d dashes%d".formatted(style.colour(), style.dashes())
        : "line other";
  }
}
