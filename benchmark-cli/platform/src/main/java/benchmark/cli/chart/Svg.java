// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.chart;

import j2html.tags.ContainerTag;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * An element of SVG. Texts and attributes are escaped. Horizontal coordinates and widths are in
 * percent, all others in pixels.
 */
public final class Svg extends ContainerTag<Svg> {

  private Svg(String name) {
    super(name);
  }

  static Svg of(String name) {
    return new Svg(name);
  }

  static Svg line(double x1, double y1, double x2, double y2, String style) {
    return line(x1, y1, x2, y2).withClass(style);
  }

  static Svg line(double x1, double y1, double x2, double y2) {
    return of("line").x("x1", x1).y("y1", y1).x("x2", x2).y("y2", y2);
  }

  static Svg rect(double x, double y, double width, double height, String style) {
    return of("rect")
        .x("x", x)
        .y("y", y)
        .x("width", Math.max(0, width))
        .y("height", height)
        .withClass(style);
  }

  /** A small shape whose size is in pixels, around a point. */
  static Svg at(double x, double y, String style, String path) {
    return of("svg")
        .x("x", x)
        .y("y", y)
        .attr("overflow", "visible")
        .with(of("path").attr("d", path).withClass(style));
  }

  /**
   * A text.
   *
   * @param dx how far it is right of x, in pixels
   * @param anchor start, middle or end
   */
  static Svg text(double x, double dx, double y, String anchor, String style, String text) {
    var tag = of("text").x("x", x);
    if (dx != 0) {
      tag.y("dx", dx);
    }
    return tag.y("y", y)
        .condAttr(!anchor.equals("start"), "text-anchor", anchor)
        .withClass(style)
        .withText(text);
  }

  /**
   * A line through points that is as wide as the picture.
   *
   * @param height of the picture
   * @param points each of a percentage and a height
   */
  static Svg polyline(List<double[]> points, double height, String style, String title) {
    String coordinates =
        points.stream()
            .map(it -> number(it[0] * 10) + "," + number(it[1]))
            .collect(Collectors.joining(" "));
    return of("svg")
        .attr("viewBox", "0 0 1000 " + number(height))
        .attr("preserveAspectRatio", "none")
        .attr("width", "100%")
        .attr("height", number(height))
        .with(of("polyline").attr("points", coordinates).withClass(style).titled(title));
  }

  /**
   * Vertical lines in a strip that is as wide as the picture; those that are too close to be
   * distinguished are one.
   *
   * @param places percentages
   */
  static Svg ticks(List<Double> places, double top, double height, String style) {
    String lines =
        places.stream()
            .map(it -> Math.round(it * 5))
            .distinct()
            .map(it -> "M" + it + " 0v1")
            .collect(Collectors.joining());
    return of("svg")
        .y("y", top)
        .attr("viewBox", "0 0 500 1")
        .attr("preserveAspectRatio", "none")
        .attr("width", "100%")
        .attr("height", number(height))
        .with(of("path").attr("d", lines).withClass(style));
  }

  /** A tooltip, and the element's name for those who cannot see it. */
  Svg titled(String text) {
    return with(of("title").withText(text));
  }

  private Svg x(String name, double percent) {
    return attr(name, percent == 0 ? "0" : decimals(percent, 2) + "%");
  }

  private Svg y(String name, double pixels) {
    return attr(name, number(pixels));
  }

  /** A coordinate as text, to a tenth of a unit. */
  static String number(double value) {
    return decimals(value, 1);
  }

  /** A number as text, without zeros at its end. */
  static String decimals(double value, int decimals) {
    return String.format(Locale.ROOT, "%." + decimals + "f", value).replaceFirst("\\.?0+$", "");
  }
}
