// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.text.Numbers;
import java.util.ArrayList;
import java.util.List;

/**
 * A picture. All have the same width, so that their texts are of the same size on a telephone, on a
 * wide screen and on paper; their height follows from what is in them.
 *
 * @param name of its file, without an ending
 * @param title what it shows
 * @param height in the same units as the width
 * @param parts what is drawn; its looks are in chart.css
 * @param description what it shows, for those who cannot see it
 */
record Chart(String name, String title, double height, List<Svg> parts, String description) {

  /** The width of all charts, in their own units. */
  static final double WIDTH = 360;

  /** The space at the left and the right of what is drawn. */
  static final double SIDE = 6;

  private static final double LINE = 14;

  /** The width of a character, which is the same for all. */
  private static final double CHARACTER = 6.7;

  /** The picture as a part of a page, which has the looks and shows the title. */
  Svg svg() {
    return Svg.of("svg")
        .attr("xmlns", "http://www.w3.org/2000/svg")
        .attr("viewBox", "0 0 " + Svg.number(WIDTH) + " " + Svg.number(height))
        .attr("role", "img")
        .attr("aria-label", title + ". " + description)
        .withClass("chart")
        .with(parts);
  }

  /**
   * The picture as a file of its own.
   *
   * @param style the looks, as CSS
   */
  String file(String style) {
    double top = 26;
    double whole = height + top;
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        + Svg.of("svg")
            .attr("xmlns", "http://www.w3.org/2000/svg")
            .attr("viewBox", "0 0 " + Svg.number(WIDTH) + " " + Svg.number(whole))
            .at("width", 2 * WIDTH)
            .at("height", 2 * whole)
            .attr("role", "img")
            .withClass("chart")
            .with(
                Svg.of("title").withText(title),
                Svg.of("desc").withText(description),
                Svg.of("style").withText(style),
                Svg.rect(0, 0, WIDTH, whole, "paper"),
                Svg.text(SIDE, 17, "start", "label", fit(title, WIDTH - 2 * SIDE)),
                Svg.of("g").attr("transform", "translate(0 " + top + ")").with(parts))
            .render()
        + "\n";
  }

  /** How much space the numbers and the words of a bottom axis take. */
  static double bottomAxisHeight(String unit) {
    return 16 + LINE * lines(unit).size();
  }

  /** A text in lines that fit into the width. */
  private static List<String> lines(String text) {
    var lines = new ArrayList<String>();
    var line = new StringBuilder();
    for (String word : text.split(" ")) {
      if (!line.isEmpty() && width(line + " " + word) > WIDTH - 2 * SIDE) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(fit(word, WIDTH - 2 * SIDE));
    }
    lines.add(line.toString());
    return lines;
  }

  /** Grid lines, the numbers under them, and what they are. */
  static List<Svg> bottomAxis(Scale scale, double top, double bottom, String unit) {
    var parts = new ArrayList<Svg>();
    for (double tick : scale.ticks(52)) {
      parts.add(Svg.line(scale.at(tick), top, scale.at(tick), bottom, "grid"));
      parts.add(tickLabel(scale.at(tick), bottom + 12, tick(tick)));
    }
    List<String> lines = lines(unit);
    for (int i = 0; i < lines.size(); i++) {
      parts.add(Svg.text(WIDTH / 2, bottom + 26 + i * LINE, "middle", "axis", lines.get(i)));
    }
    return parts;
  }

  /** A number under an axis, moved inwards where it would be cut off. */
  static Svg tickLabel(double x, double y, String text) {
    double halfWidth = text.length() * CHARACTER / 2;
    double inside = Math.min(WIDTH - halfWidth - 1, Math.max(halfWidth + 1, x));
    return Svg.text(inside, y, "middle", "axis", text);
  }

  /** A round value without needless zeros. */
  static String tick(double value) {
    String text = Numbers.of(Math.abs(value) < 1e-12 ? 0 : value);
    return text.contains(".") ? text.replaceFirst("\\.?0+$", "") : text;
  }

  /** A text, cut so that it fits into a width. */
  static String fit(String text, double width) {
    if (width(text) <= width + 0.01) {
      return text;
    }
    int most = (int) (width / CHARACTER);
    var fitting = new StringBuilder();
    int used = 0;
    for (int point : text.codePoints().toArray()) {
      int wide = point < 0x1100 ? 1 : 2; // of East Asia, and symbols
      if (used + wide > most - 1) {
        return fitting.append('…').toString();
      }
      fitting.appendCodePoint(point);
      used += wide;
    }
    return text;
  }

  /** The width that a text takes. */
  static double width(String text) {
    return text.codePoints().map(point -> point < 0x1100 ? 1 : 2).sum() * CHARACTER;
  }
}
