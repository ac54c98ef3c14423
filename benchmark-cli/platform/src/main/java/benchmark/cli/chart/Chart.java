// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.chart;

import benchmark.cli.text.Numbers;
import benchmark.cli.text.Resources;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;

/**
 * A picture as wide as there is space: horizontal coordinates are percents, while heights, texts
 * and lines have the same size on a telephone, on a wide screen and on paper.
 *
 * @param title what it shows
 * @param height in pixels
 * @param left the space in pixels for what is left of the 0 of horizontal coordinates
 * @param parts what is drawn; its looks are in chart.css
 * @param note what its marks and its axis mean
 * @param description what it shows, for those who cannot see it
 */
public record Chart(
    String title, double height, double left, List<Svg> parts, String note, String description)
    implements Drawn {

  /** The looks of all charts, as CSS. */
  public static final String STYLE = Resources.text(Chart.class, "chart.css");

  /** What is left of the axis where that has numbers, in pixels. */
  static final double AXIS = 48;

  /** The space at the left and the right of what is drawn, in pixels. */
  static final double SIDE = 6;

  /** The width that everything fits into, in pixels: that of a small telephone. */
  private static final double NARROW = 320;

  /** The width from which on there is space for longer texts, in pixels. */
  private static final double WIDE = 720;

  private static final double LINE = 14;

  /** The width of a character, which is the same for all. */
  private static final double CHARACTER = 7.3;

  /** The name of its file, without an ending. */
  public String name() {
    String words = title.replaceAll("[^A-Za-z0-9]+", "-").replaceAll("^-|-$", "");
    return words.substring(0, Math.min(60, words.length()));
  }

  @Override
  public List<Chart> charts() {
    return List.of(this);
  }

  @Override
  public Svg drawing() {
    return Svg.of("svg")
        .attr("xmlns", "http://www.w3.org/2000/svg")
        .attr("height", Svg.number(height))
        .attr("role", "img")
        .attr("aria-label", title + ". " + description)
        .withClass(left == AXIS ? "chart axes" : "chart")
        .with(parts);
  }

  /** The picture as a file of its own. */
  public String file() {
    double top = 26;
    List<String> notes = lines(note);
    double whole = top + height + LINE * notes.size() + 8;
    var file =
        Svg.of("svg")
            .attr("xmlns", "http://www.w3.org/2000/svg")
            .attr("viewBox", "0 0 " + Svg.number(WIDE) + " " + Svg.number(whole))
            .attr("width", Svg.number(1.5 * WIDE))
            .attr("height", Svg.number(1.5 * whole))
            .attr("role", "img")
            .withClass("chart")
            .with(
                Svg.of("title").withText(title),
                Svg.of("desc").withText(description),
                Svg.of("style").withText(STYLE),
                Svg.rect(0, 0, 100, whole, "paper"),
                Svg.text(0, SIDE, 17, "start", "label", cut(title, WIDE - 2 * SIDE)),
                Svg.of("svg")
                    .attr("x", Svg.number(left))
                    .attr("y", Svg.number(top))
                    .attr("width", Svg.number(WIDE - left - SIDE))
                    .attr("height", Svg.number(height))
                    .attr("overflow", "visible")
                    .with(parts));
    for (int i = 0; i < notes.size(); i++) {
      double y = top + height + LINE * (i + 1);
      file.with(Svg.text(0, SIDE, y, "start", "axis", notes.get(i)));
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + file.render() + "\n";
  }

  /** A text in lines that fit into the width of a file. */
  private static List<String> lines(String text) {
    var lines = new ArrayList<String>();
    var line = new StringBuilder();
    for (String word : text.split(" ")) {
      if (!line.isEmpty() && width(line + " " + word) > WIDE - 2 * SIDE) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(cut(word, WIDE - 2 * SIDE));
    }
    lines.add(line.toString());
    return lines;
  }

  /** The pixels of what is drawn on the narrowest page. */
  static double narrow(double left) {
    return NARROW - left - SIDE;
  }

  /** The share of the narrowest page, in percent, that some pixels are. */
  static double percent(double pixels, double left) {
    return 100 * pixels / narrow(left);
  }

  /** Grid lines from the top, and the numbers under them. */
  static List<Svg> bottomAxis(
      Scale scale, List<Double> ticks, double bottom, DoubleFunction<String> words) {
    var parts = new ArrayList<Svg>();
    for (double tick : ticks) {
      parts.add(Svg.line(scale.at(tick), 0, scale.at(tick), bottom, "grid"));
      parts.add(tickLabel(scale.at(tick), bottom + 12, words.apply(tick)));
    }
    return parts;
  }

  /** Grid lines, and the numbers left of them. */
  static List<Svg> leftAxis(Scale scale, String unit) {
    var parts = new ArrayList<Svg>();
    for (double tick : scale.ticks(18)) {
      parts.add(Svg.line(0, scale.at(tick), 100, scale.at(tick), "grid"));
      parts.add(Svg.text(0, -4, scale.at(tick) + 4, "end", "axis", tick(tick)));
    }
    parts.add(Svg.text(0, 2 - AXIS, 10, "start", "axis", unit));
    return parts;
  }

  /** A number under an axis, which does not go beyond its ends. */
  static Svg tickLabel(double x, double y, String text) {
    String anchor = x < 6 ? "start" : x > 94 ? "end" : "middle";
    return Svg.text(x, 0, y, anchor, "axis", text);
  }

  /** A round value without needless zeros; large ones as k and M. */
  public static String tick(double value) {
    if (Math.abs(value) >= 1e3) {
      return Math.abs(value) >= 1e6 ? tick(value / 1e6) + "M" : tick(value / 1e3) + "k";
    }
    return Numbers.plain(Math.abs(value) < 1e-12 ? 0 : value);
  }

  /**
   * A text that is cut where it does not fit: on narrow pages more of it than on wide ones.
   *
   * @param space for it on the narrowest page, in pixels
   */
  static List<Svg> fitting(
      double x, double dx, double y, String anchor, String style, String text, double space) {
    String narrow = cut(text, space);
    String wide = cut(text, space + WIDE - NARROW);
    if (narrow.equals(wide)) {
      return List.of(Svg.text(x, dx, y, anchor, style, text));
    }
    Svg longer = Svg.text(x, dx, y, anchor, style + " wide", wide);
    return List.of(
        Svg.text(x, dx, y, anchor, style + " narrow", narrow).titled(text),
        wide.equals(text) ? longer : longer.titled(text));
  }

  /** A text, cut so that it fits into a width. */
  private static String cut(String text, double width) {
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

  /** The width that a text takes, in pixels. */
  static double width(String text) {
    return text.codePoints().map(point -> point < 0x1100 ? 1 : 2).sum() * CHARACTER;
  }
}
