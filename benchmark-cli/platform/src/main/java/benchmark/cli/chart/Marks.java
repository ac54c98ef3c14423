// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.chart;

import java.util.ArrayList;
import java.util.List;

/** What is drawn of a value along a horizontal axis; y is in pixels. */
final class Marks {

  private Marks() {}

  /** A bar of one part or several, one after the other from 0. */
  static List<Svg> bar(Scale scale, List<Double> parts, double y, double height) {
    var bars = new ArrayList<Svg>();
    double before = 0;
    for (int part = 0; part < parts.size(); part++) {
      double from = scale.at(before);
      before += parts.get(part);
      bars.add(Svg.rect(from, y, scale.at(before) - from, height, "part" + part));
    }
    return bars;
  }

  /** An interval; an end beyond the axis is an arrow. Nothing without an interval. */
  static List<Svg> whisker(Scale scale, double low, double high, double y) {
    if (Double.isNaN(low) || Double.isNaN(high)) {
      return List.of();
    }
    var marks = new ArrayList<Svg>();
    marks.add(Svg.line(scale.at(low), y, scale.at(high), y, "whisker"));
    marks.add(end(scale, low, y, -1));
    marks.add(end(scale, high, y, 1));
    return marks;
  }

  private static Svg end(Scale scale, double value, double y, int side) {
    boolean beyond = side < 0 ? value < scale.low() : value > scale.high();
    return Svg.at(
        scale.at(value),
        y,
        "whisker",
        beyond ? "M%d -4l%d 4l%d 4".formatted(-4 * side, 4 * side, -4 * side) : "M0 -3v6");
  }

  /** A value, whose shape says what its colour says; beyond the axis it is an arrow. */
  static Svg point(Scale scale, double value, double y, String style) {
    String shape =
        value > scale.high()
            ? "M-7 -5l7 5l-7 5z"
            : value < scale.low()
                ? "M7 -5l-7 5l7 5z"
                : switch (style) {
                  case "better" -> "M0 -6l6 10h-12z";
                  case "worse" -> "M0 6l6 -10h-12z";
                  case "same" -> "M-4 -4h8v8h-8z";
                  default -> "M0 -5l5 5l-5 5l-5 -5z";
                };
    return Svg.at(scale.at(value), y, "point " + style, shape);
  }

  /** Single values, as short lines. */
  static Svg singles(Scale scale, List<Double> values, double y) {
    return Svg.of("g")
        .withClass("single")
        .with(values.stream().map(scale::at).distinct().map(it -> Svg.line(it, y, it, y + 4)));
  }

  /** A range of the axis. */
  static Svg band(Scale scale, double low, double high, double top, double height) {
    double from = scale.at(low);
    return Svg.rect(from, top, scale.at(high) - from, height, "margin");
  }
}
