// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.page;

import benchmark.cli.statistics.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Charts with a line of text and a bar or a point for each row. */
final class RowChart {

  private static final double ROW = 34;
  private static final double LEGEND = 18;

  /** The share of the width that a long label has at least. */
  private static final double LABEL = 0.4;

  private static final int DESCRIBED = 6;
  private static final double LEFT = Chart.SIDE;
  private static final double RIGHT = Chart.WIDTH - Chart.SIDE;

  private RowChart() {}

  /**
   * A bar.
   *
   * @param value where it ends
   * @param low the lower end of its interval; NaN without one
   * @param high its upper end
   * @param style of the bar, in chart.css
   */
  record Bar(String label, String text, double value, double low, double high, String style) {}

  /**
   * A bar of several parts.
   *
   * @param parts as many for all, none of them NaN
   */
  record Stack(String label, String text, List<Double> parts) {}

  /** Points with intervals on a logarithmic axis around 1. */
  static Chart forest(String name, Forest forest) {
    var values = new ArrayList<Double>(List.of(1.0));
    double widest = widest(forest);
    for (Forest.Ratio row : forest.ratios()) {
      values.add(row.ratio());
      values.add(Math.max(row.low(), row.ratio() / widest));
      values.add(Math.min(row.high(), row.ratio() * widest));
      row.noise().map(Interval::low).ifPresent(values::add);
      row.noise().map(Interval::high).ifPresent(values::add);
    }
    forest.margin().map(Interval::low).ifPresent(values::add);
    forest.margin().map(Interval::high).ifPresent(values::add);
    values.removeIf(it -> !(it > 0 && it < Double.POSITIVE_INFINITY));
    var scale = Scale.around(values, true, LEFT + 4, RIGHT - 4);
    double bottom = forest.ratios().size() * ROW + 4;
    var parts = new ArrayList<Svg>();
    forest.margin().ifPresent(it -> parts.add(band(scale, it, 0, bottom, "margin")));
    for (int i = 0; i < forest.ratios().size(); i++) {
      double top = i * ROW;
      forest
          .ratios()
          .get(i)
          .noise()
          .ifPresent(it -> parts.add(band(scale, it, top + 16, ROW - 18, "noise")));
    }
    parts.addAll(Chart.bottomAxis(scale, 0, bottom, forest.note()));
    parts.add(Svg.line(scale.at(1), 0, scale.at(1), bottom, "one"));
    for (int i = 0; i < forest.ratios().size(); i++) {
      Forest.Ratio row = forest.ratios().get(i);
      double y = i * ROW + 24;
      parts.addAll(labels(row.label(), row.text(), i * ROW));
      parts.addAll(whisker(scale, row.low(), row.high(), y));
      parts.add(Svg.circle(scale.at(row.ratio()), y, 4, "point"));
    }
    return new Chart(
        name,
        forest.title(),
        bottom + Chart.bottomAxisHeight(forest.note()),
        parts,
        description(forest));
  }

  /** Intervals beyond this factor are cut. */
  private static double widest(Forest forest) {
    return forest.ratios().stream()
            .mapToDouble(it -> Math.max(it.ratio(), 1 / it.ratio()))
            .max()
            .orElse(1)
        * 2;
  }

  private static String description(Forest forest) {
    return described(forest.ratios().stream().map(row -> row.label() + " " + row.text()).toList());
  }

  /**
   * Bars with intervals.
   *
   * @param limit a value that no bar can pass, with its label; empty if there is none
   */
  static Chart bars(String name, String title, String unit, List<Bar> bars, Optional<Bar> limit) {
    double highest =
        bars.stream()
            .mapToDouble(it -> Math.max(it.value(), Math.min(finite(it.high()), it.value() * 2)))
            .max()
            .orElse(1);
    double most = Math.max(highest, limit.map(Bar::value).orElse(0.0));
    var scale = Scale.fromZero(most, LEFT, RIGHT);
    double bottom = bars.size() * ROW + 4;
    var parts = new ArrayList<Svg>(Chart.bottomAxis(scale, 0, bottom, unit));
    limit.ifPresent(
        it ->
            parts.add(
                Svg.line(scale.at(it.value()), 0, scale.at(it.value()), bottom, "limit")
                    .titled(it.label() + ": " + it.text())));
    for (int i = 0; i < bars.size(); i++) {
      Bar bar = bars.get(i);
      double y = i * ROW;
      parts.addAll(labels(bar.label(), bar.text(), y));
      parts.add(Svg.rect(LEFT, y + 18, scale.at(bar.value()) - LEFT, 12, bar.style()));
      parts.addAll(whisker(scale, bar.low(), bar.high(), y + 24));
    }
    double height = bottom + Chart.bottomAxisHeight(unit);
    if (limit.isPresent()) {
      parts.add(Svg.line(LEFT, height + 8, LEFT + 18, height + 8, "limit"));
      parts.add(
          Svg.text(
              LEFT + 24,
              height + 12,
              "start",
              "axis",
              Chart.fit("limit: " + limit.get().label(), RIGHT - LEFT - 24)));
      height += LEGEND;
    }
    String description = described(bars.stream().map(it -> it.label() + " " + it.text()).toList());
    return new Chart(name, title, height, parts, description);
  }

  /**
   * Bars of several parts.
   *
   * @param names of the parts
   */
  static Chart stacks(
      String name, String title, String unit, List<String> names, List<Stack> stacks) {
    double highest =
        stacks.stream()
            .mapToDouble(it -> it.parts().stream().mapToDouble(part -> part).sum())
            .max()
            .orElse(1);
    var scale = Scale.fromZero(highest, LEFT, RIGHT);
    double bottom = stacks.size() * ROW + 4;
    var parts = new ArrayList<Svg>(Chart.bottomAxis(scale, 0, bottom, unit));
    for (int i = 0; i < stacks.size(); i++) {
      Stack stack = stacks.get(i);
      double y = i * ROW;
      parts.addAll(labels(stack.label(), stack.text(), y));
      double before = 0;
      for (int part = 0; part < names.size(); part++) {
        double value = stack.parts().get(part);
        parts.add(
            Svg.rect(
                    scale.at(before),
                    y + 18,
                    scale.at(before + value) - scale.at(before),
                    12,
                    "part" + part)
                .titled(names.get(part) + " " + Chart.tick(value)));
        before += value;
      }
    }
    double y = bottom + Chart.bottomAxisHeight(unit);
    double x = LEFT;
    for (int part = 0; part < names.size(); part++) {
      parts.add(Svg.rect(x, y + 3, 10, 10, "part" + part));
      parts.add(Svg.text(x + 15, y + 12, "start", "axis", names.get(part)));
      x += 30 + Chart.width(names.get(part));
    }
    String description =
        described(stacks.stream().map(it -> it.label() + " " + it.text()).toList());
    return new Chart(name, title, y + LEGEND, parts, description);
  }

  /** The first rows in words; all of them are in the table of numbers. */
  private static String described(List<String> rows) {
    return String.join("; ", rows.subList(0, Math.min(DESCRIBED, rows.size())))
        + (rows.size() > DESCRIBED ? "; and %d more".formatted(rows.size() - DESCRIBED) : "");
  }

  private static List<Svg> labels(String label, String text, double y) {
    double least = Math.min(Chart.width(label), (RIGHT - LEFT) * LABEL);
    String shown = Chart.fit(text, RIGHT - LEFT - least - 10);
    double space = RIGHT - LEFT - Chart.width(shown) - 10;
    String fitting = Chart.fit(label, space);
    Svg name = Svg.text(LEFT, y + 12, "start", "label", fitting);
    return List.of(
        fitting.equals(label) ? name : name.titled(label),
        Svg.text(RIGHT, y + 12, "end", "value", shown));
  }

  private static List<Svg> whisker(Scale scale, double low, double high, double y) {
    if (Double.isNaN(low) || Double.isNaN(high)) {
      return List.of();
    }
    double from = scale.at(low);
    double to = scale.at(high);
    String path =
        "M%s %sv8m0-4H%sm0-4v8".formatted(Svg.number(from), Svg.number(y - 4), Svg.number(to));
    return List.of(Svg.of("path").attr("d", path).withClass("whisker"));
  }

  private static Svg band(Scale scale, Interval it, double top, double height, String style) {
    double from = scale.at(it.low());
    return Svg.rect(from, top, scale.at(it.high()) - from, height, style);
  }

  private static double finite(double value) {
    return Double.isFinite(value) ? value : 0;
  }
}
