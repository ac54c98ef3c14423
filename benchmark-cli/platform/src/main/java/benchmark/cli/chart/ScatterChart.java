// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Speed against cost against size, with what nothing else beats in all of them. */
public final class ScatterChart {

  private static final double TOP = 20;
  private static final double BOTTOM = 300;
  private static final double LEGEND = 16;
  private static final double SMALLEST = 4;
  private static final double LARGEST = 11;

  /** The width that a drawing may have on a wide page, in pixels. */
  private static final double WIDEST = 1600;

  private ScatterChart() {}

  /**
   * A point.
   *
   * @param speed higher is better
   * @param cost lower is better
   * @param size lower is better
   * @param facts data attributes of its element, by which it can be greyed out
   */
  public record Point(
      String label, double speed, double cost, double size, Map<String, String> facts) {

    /** Whether another one is at least as good in everything and better in something. */
    boolean isBeatenBy(Point other) {
      return other.speed >= speed
          && other.cost <= cost
          && other.size <= size
          && (other.speed > speed || other.cost < cost || other.size < size);
    }
  }

  /**
   * Something that has a place: its left end is as many pixels right of a percentage.
   *
   * @param width in pixels
   */
  private record Box(double percent, double left, double top, double width, double height) {

    /** Whether they meet on a page of any width. */
    boolean meets(Box other) {
      boolean apart = top >= other.top + other.height || other.top >= top + height;
      double narrow = (percent - other.percent) * Chart.narrow(Chart.AXIS) / 100;
      double wide = (percent - other.percent) * WIDEST / 100;
      double nearest = Math.min(narrow, wide) + left - other.left;
      double farthest = Math.max(narrow, wide) + left - other.left;
      return !apart && nearest < other.width && farthest > -width;
    }

    /** Whether it is within the axes, even on the narrowest page. */
    boolean isInside() {
      double from = percent * Chart.narrow(Chart.AXIS) / 100 + left;
      return from > 0
          && from + width < Chart.narrow(Chart.AXIS) + Chart.SIDE
          && top > TOP - 6
          && top + height < BOTTOM;
    }
  }

  /** The points that no other one beats. */
  public static List<Point> front(List<Point> points) {
    return points.stream().filter(it -> points.stream().noneMatch(it::isBeatenBy)).toList();
  }

  /** Draws points, at least one. */
  public static Chart of(String title, List<Point> points) {
    var x = Scale.around(points.stream().map(Point::cost).toList(), true, 2, 98);
    var y = Scale.around(points.stream().map(Point::speed).toList(), true, BOTTOM - 8, TOP + 8);
    List<Point> front = front(points);
    var parts = new ArrayList<Svg>(Chart.leftAxis(y, "calls/s, more is better"));
    parts.addAll(Chart.bottomAxis(x, Chart.AXIS, TOP, BOTTOM));
    parts.add(
        Svg.polyline(
            front.stream()
                .sorted(Comparator.comparingDouble(Point::cost))
                .map(it -> new double[] {x.at(it.cost()), y.at(it.speed())})
                .toList(),
            BOTTOM,
            "front",
            "Pareto front"));
    double largest = points.stream().mapToDouble(Point::size).max().orElse(1);
    var taken = new ArrayList<Box>();
    for (Point it : points) {
      double radius = SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(it.size() / largest);
      taken.add(
          new Box(x.at(it.cost()), -radius, y.at(it.speed()) - radius, 2 * radius, 2 * radius));
    }
    double height = BOTTOM + 22;
    var legend = new ArrayList<Svg>();
    for (int i = 0; i < points.size(); i++) {
      Point point = points.get(i);
      double radius = taken.get(i).width() / 2;
      String style = front.contains(point) ? "best" : "beaten";
      var group =
          withFacts(Svg.of("g"), point)
              .with(
                  Svg.circle(x.at(point.cost()), y.at(point.speed()), radius, style)
                      .titled(tooltip(point)));
      number(i + 1, x.at(point.cost()), y.at(point.speed()), radius, taken, group);
      parts.add(group);
      String entry = i + 1 + " " + point.label();
      double space = Chart.narrow(Chart.AXIS) + Chart.AXIS - 8;
      Chart.fitting(0, 8 - Chart.AXIS, height + 11, "start", "axis", entry, space)
          .forEach(it -> legend.add(withFacts(it, point)));
      height += LEGEND;
    }
    parts.addAll(legend);
    return new Chart(
        title,
        height + 4,
        Chart.AXIS,
        parts,
        "CPU µs per call, less is better; filled: on the Pareto front; larger: more bytes",
        "On the Pareto front: " + String.join(", ", front.stream().map(Point::label).toList()));
  }

  private static Svg withFacts(Svg tag, Point point) {
    point.facts().forEach(tag::withData);
    return tag;
  }

  private static String tooltip(Point point) {
    return "%s: %s calls/s, %s µs, %s bytes"
        .formatted(
            point.label(),
            Chart.tick(point.speed()),
            Chart.tick(point.cost()),
            Chart.tick(point.size()));
  }

  /**
   * Writes a point's number beside it, where nothing else is; nowhere if there is no such place.
   */
  private static void number(
      int number, double x, double y, double radius, List<Box> taken, Svg group) {
    String text = String.valueOf(number);
    double width = Chart.width(text) + 2;
    double height = 12;
    double[][] places = {
      {radius + 1, y - height / 2},
      {-radius - 1 - width, y - height / 2},
      {-width / 2, y - radius - height - 1},
      {-width / 2, y + radius + 1},
      {radius, y - radius - height},
      {radius, y + radius},
      {-radius - width, y - radius - height},
      {-radius - width, y + radius}
    };
    for (double[] place : places) {
      var box = new Box(x, place[0], place[1], width, height);
      if (box.isInside() && taken.stream().noneMatch(it -> it.meets(box))) {
        taken.add(box);
        group.with(Svg.text(x, place[0] + width / 2, place[1] + 10, "middle", "axis", text));
        return;
      }
    }
  }
}
