// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Speed against cost against size, with what nothing else beats in all of them. */
final class ScatterChart {

  private static final double TOP = 20;
  private static final double BOTTOM = 240;
  private static final double LEFT = 48;
  private static final double RIGHT = Chart.WIDTH - 14;
  private static final double LEGEND = 16;
  private static final double SMALLEST = 4;
  private static final double LARGEST = 11;

  private ScatterChart() {}

  /**
   * A point.
   *
   * @param speed higher is better
   * @param cost lower is better
   * @param size lower is better
   * @param facts data attributes of its element, by which it can be greyed out
   */
  record Point(String label, double speed, double cost, double size, Map<String, String> facts) {

    /** Whether another one is at least as good in everything and better in something. */
    boolean isBeatenBy(Point other) {
      return other.speed >= speed
          && other.cost <= cost
          && other.size <= size
          && (other.speed > speed || other.cost < cost || other.size < size);
    }
  }

  /** The points that no other one beats. */
  static List<Point> front(List<Point> points) {
    return points.stream().filter(it -> points.stream().noneMatch(it::isBeatenBy)).toList();
  }

  /** Draws points, at least one. */
  static Chart of(String name, String title, List<Point> points) {
    var x = Scale.around(points.stream().map(Point::cost).toList(), true, LEFT + 6, RIGHT - 6);
    var y = Scale.around(points.stream().map(Point::speed).toList(), true, BOTTOM - 8, TOP + 8);
    List<Point> front = front(points);
    var parts = new ArrayList<Svg>();
    for (double tick : y.ticks(18)) {
      parts.add(Svg.line(LEFT, y.at(tick), RIGHT, y.at(tick), "grid"));
      parts.add(Svg.text(LEFT - 4, y.at(tick) + 4, "end", "axis", Chart.tick(tick)));
    }
    for (double tick : x.ticks(52)) {
      parts.add(Svg.line(x.at(tick), TOP, x.at(tick), BOTTOM, "grid"));
      parts.add(Chart.tickLabel(x.at(tick), BOTTOM + 14, Chart.tick(tick)));
    }
    parts.add(Svg.text(2, 10, "start", "axis", "ops/ms, more is better"));
    parts.add(
        Svg.text(
            (LEFT + RIGHT) / 2, BOTTOM + 28, "middle", "axis", "CPU us per call, less is better"));
    parts.add(frontLine(front, x, y));
    var taken = new ArrayList<double[]>();
    double largest = points.stream().mapToDouble(Point::size).max().orElse(1);
    for (Point point : points) {
      double radius = SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(point.size() / largest);
      taken.add(
          new double[] {
            x.at(point.cost()) - radius, y.at(point.speed()) - radius, 2 * radius, 2 * radius
          });
    }
    for (int i = 0; i < points.size(); i++) {
      Point point = points.get(i);
      double radius = taken.get(i)[2] / 2;
      var group = Svg.of("g");
      point.facts().forEach(group::withData);
      group.with(
          Svg.circle(
                  x.at(point.cost()),
                  y.at(point.speed()),
                  radius,
                  front.contains(point) ? "best" : "beaten")
              .titled(
                  "%s: %s ops/ms, %s us, %s bytes"
                      .formatted(
                          point.label(),
                          Chart.tick(point.speed()),
                          Chart.tick(point.cost()),
                          Chart.tick(point.size()))));
      number(i + 1, x.at(point.cost()), y.at(point.speed()), radius, taken, group);
      parts.add(group);
    }
    double height = BOTTOM + 36;
    parts.add(
        Svg.text(
            8, height + 11, "start", "axis", "filled: on the Pareto front; larger: more bytes"));
    height += LEGEND;
    for (int i = 0; i < points.size(); i++) {
      var entry =
          Svg.text(
              8,
              height + 11,
              "start",
              "axis",
              Chart.fit((i + 1) + " " + points.get(i).label(), Chart.WIDTH - 12));
      points.get(i).facts().forEach(entry::withData);
      parts.add(entry);
      height += LEGEND;
    }
    return new Chart(
        name,
        title,
        height + 4,
        parts,
        "On the Pareto front: " + String.join(", ", front.stream().map(Point::label).toList()));
  }

  private static Svg frontLine(List<Point> front, Scale x, Scale y) {
    var coordinates = new StringBuilder();
    front.stream()
        .sorted(Comparator.comparingDouble(Point::cost))
        .forEach(
            it ->
                coordinates
                    .append(Svg.number(x.at(it.cost())))
                    .append(',')
                    .append(Svg.number(y.at(it.speed())))
                    .append(' '));
    return Svg.of("polyline").attr("points", coordinates.toString().strip()).withClass("front");
  }

  /**
   * Writes a point's number beside it, where nothing else is; nowhere if there is no such place.
   */
  private static void number(
      int number, double x, double y, double radius, List<double[]> taken, Svg group) {
    String text = String.valueOf(number);
    double width = Chart.width(text) + 2;
    double height = 12;
    double[][] places = {
      {x + radius + 1, y - height / 2},
      {x - radius - 1 - width, y - height / 2},
      {x - width / 2, y - radius - height - 1},
      {x - width / 2, y + radius + 1},
      {x + radius, y - radius - height},
      {x + radius, y + radius},
      {x - radius - width, y - radius - height},
      {x - radius - width, y + radius}
    };
    for (double[] place : places) {
      double[] box = {place[0], place[1], width, height};
      boolean inside = box[0] > LEFT && box[0] + width < Chart.WIDTH && box[1] > TOP - 6;
      if (inside && box[1] + height < BOTTOM && taken.stream().noneMatch(it -> meet(it, box))) {
        taken.add(box);
        group.with(Svg.text(place[0] + width / 2, place[1] + 10, "middle", "axis", text));
        return;
      }
    }
  }

  private static boolean meet(double[] one, double[] other) {
    return one[0] < other[0] + other[2]
        && other[0] < one[0] + one[2]
        && one[1] < other[1] + other[3]
        && other[1] < one[1] + one[3];
  }
}
