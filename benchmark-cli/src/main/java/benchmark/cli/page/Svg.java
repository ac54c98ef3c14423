// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import j2html.tags.ContainerTag;
import java.util.Locale;

/** An element of SVG. Texts and attributes are escaped. */
final class Svg extends ContainerTag<Svg> {

  private Svg(String name) {
    super(name);
  }

  static Svg of(String name) {
    return new Svg(name);
  }

  static Svg line(double x1, double y1, double x2, double y2, String style) {
    return of("line").at("x1", x1).at("y1", y1).at("x2", x2).at("y2", y2).withClass(style);
  }

  static Svg rect(double x, double y, double width, double height, String style) {
    return of("rect")
        .at("x", x)
        .at("y", y)
        .at("width", Math.max(0, width))
        .at("height", height)
        .withClass(style);
  }

  static Svg circle(double x, double y, double radius, String style) {
    return of("circle").at("cx", x).at("cy", y).at("r", radius).withClass(style);
  }

  /**
   * A text.
   *
   * @param anchor start, middle or end
   */
  static Svg text(double x, double y, String anchor, String style, String text) {
    return of("text")
        .at("x", x)
        .at("y", y)
        .condAttr(!anchor.equals("start"), "text-anchor", anchor)
        .withClass(style)
        .withText(text);
  }

  /** A tooltip, and the element's name for those who cannot see it. */
  Svg titled(String text) {
    return with(of("title").withText(text));
  }

  /** Sets a coordinate. */
  Svg at(String name, double value) {
    return attr(name, number(value));
  }

  /** A coordinate as text, to a tenth of a unit. */
  static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value).replaceFirst("\\.0$", "");
  }
}
