// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.chart;

import benchmark.cli.statistics.Interval;
import benchmark.cli.text.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/** Charts with a line of text and a bar or a point for each row. */
public final class RowChart {

  private static final double ROW = 34;
  private static final double LEGEND = 18;
  private static final double TICKS = 20;
  private static final double WIDTH = Chart.narrow(Chart.SIDE);

  /** The share of the width that a long label has at least. */
  private static final double LABEL = 0.4;

  private static final int DESCRIBED = 6;

  private final List<Svg> parts = new ArrayList<>();
  private final List<String> rows = new ArrayList<>();

  private RowChart() {}

  /**
   * A bar.
   *
   * @param value where it ends
   * @param low the lower end of its interval; NaN without one
   * @param high its upper end
   */
  public record Bar(String label, String text, double value, double low, double high) {}

  /**
   * A bar of several parts.
   *
   * @param parts as many for all, none of them NaN
   */
  public record Stack(String label, List<Double> parts) {

    /** Where the bar ends. */
    public double sum() {
      return parts.stream().mapToDouble(it -> it).sum();
    }
  }

  /**
   * A ratio to a baseline.
   *
   * @param low the lower end of its interval; NaN without one
   * @param high its upper end
   * @param noise where the ratio of the baseline to itself lies in 95%; empty if not known
   * @param text the ratio and its verdict
   */
  public record Ratio(
      String label, double ratio, double low, double high, Optional<Interval> noise, String text) {}

  /**
   * Ratios as points with intervals, on a logarithmic axis around 1.
   *
   * @param title what is compared with what
   * @param note what the interval and the band are
   * @param margin the range that is too small to matter; empty if nobody has said
   */
  public static Chart ratios(
      String title, String note, List<Ratio> ratios, Optional<Interval> margin) {
    var chart = new RowChart();
    var scale = Scale.around(values(ratios, margin), true, 1.5, 98.5);
    double bottom = bottom(ratios.size());
    margin.ifPresent(it -> chart.band(scale, it, 0, bottom, "margin"));
    for (int i = 0; i < ratios.size(); i++) {
      double top = i * ROW + 16;
      ratios.get(i).noise().ifPresent(it -> chart.band(scale, it, top, ROW - 18, "noise"));
    }
    chart.parts.addAll(Chart.bottomAxis(scale, Chart.SIDE, 0, bottom));
    chart.parts.add(Svg.line(scale.at(1), 0, scale.at(1), bottom, "one"));
    for (Ratio row : ratios) {
      double y = chart.label(row.label(), row.text()) + 24;
      chart.whisker(scale, row.low(), row.high(), y);
      chart.parts.add(Svg.circle(scale.at(row.ratio()), y, 4, "point"));
    }
    return chart.of(title, bottom + TICKS, note);
  }

  /** What the axis shows: all, but of intervals no more than what is twice as far as any point. */
  private static List<Double> values(List<Ratio> ratios, Optional<Interval> margin) {
    double farthest =
        ratios.stream().mapToDouble(it -> Math.max(it.ratio(), 1 / it.ratio())).max().orElse(1);
    var values = new ArrayList<Double>(List.of(1.0));
    for (Ratio row : ratios) {
      values.add(row.ratio());
      values.add(Math.max(row.low(), row.ratio() / (2 * farthest)));
      values.add(Math.min(row.high(), row.ratio() * 2 * farthest));
      row.noise().ifPresent(it -> values.addAll(List.of(it.low(), it.high())));
    }
    margin.ifPresent(it -> values.addAll(List.of(it.low(), it.high())));
    values.removeIf(it -> !(it > 0 && it < Double.POSITIVE_INFINITY));
    return values;
  }

  /**
   * Bars with intervals.
   *
   * @param ceiling a value that no bar can pass, with its label; empty if there is none
   */
  public static Chart bars(String title, String note, List<Bar> bars, Optional<Bar> ceiling) {
    var chart = new RowChart();
    double highest =
        bars.stream()
            .mapToDouble(it -> Math.max(it.value(), Math.min(finite(it.high()), it.value() * 2)))
            .max()
            .orElse(1);
    var scale = Scale.fromZero(Math.max(highest, ceiling.map(Bar::value).orElse(0.0)), 0, 100);
    double bottom = bottom(bars.size());
    chart.parts.addAll(Chart.bottomAxis(scale, Chart.SIDE, 0, bottom));
    ceiling.ifPresent(
        it ->
            chart.parts.add(
                Svg.line(scale.at(it.value()), 0, scale.at(it.value()), bottom, "limit")
                    .titled(it.label() + ": " + it.text())));
    for (Bar bar : bars) {
      double y = chart.label(bar.label(), bar.text());
      chart.parts.add(Svg.rect(0, y + 18, scale.at(bar.value()), 12, "part0"));
      chart.whisker(scale, bar.low(), bar.high(), y + 24);
    }
    String dashed = ceiling.map(it -> "; dashed: " + it.label()).orElse("");
    return chart.of(title, bottom + TICKS, note + dashed);
  }

  /**
   * Bars of several parts.
   *
   * @param names of the parts
   */
  public static Chart stacks(String title, String unit, List<String> names, List<Stack> stacks) {
    var chart = new RowChart();
    double highest = stacks.stream().mapToDouble(Stack::sum).max().orElse(1);
    var scale = Scale.fromZero(highest, 0, 100);
    double bottom = bottom(stacks.size());
    chart.parts.addAll(Chart.bottomAxis(scale, Chart.SIDE, 0, bottom));
    for (Stack stack : stacks) {
      double y = chart.label(stack.label(), Numbers.of(stack.sum()));
      double before = 0;
      for (int part = 0; part < names.size(); part++) {
        double value = stack.parts().get(part);
        double from = scale.at(before);
        before += value;
        chart.parts.add(
            Svg.rect(from, y + 18, scale.at(before) - from, 12, "part" + part)
                .titled(names.get(part) + " " + Chart.tick(value)));
      }
    }
    double y = bottom + TICKS;
    double x = 0;
    for (int part = 0; part < names.size(); part++) {
      chart.parts.add(Svg.swatch(x, y + 3, "part" + part));
      chart.parts.add(Svg.text(0, x + 15, y + 12, "start", "axis", names.get(part)));
      x += 30 + Chart.width(names.get(part));
    }
    return chart.of(title, y + LEGEND, unit);
  }

  private static double bottom(int rows) {
    return rows * ROW + 4;
  }

  /** The chart; in words its first rows, for all of them are in the table of numbers. */
  private Chart of(String title, double height, String note) {
    String description =
        String.join("; ", rows.subList(0, Math.min(DESCRIBED, rows.size())))
            + (rows.size() > DESCRIBED ? "; and %d more".formatted(rows.size() - DESCRIBED) : "");
    return new Chart(title, height, Chart.SIDE, parts, note, description);
  }

  /** Begins the next row, and returns where its top is. */
  private double label(String label, String text) {
    double y = rows.size() * ROW;
    double least = Math.min(Chart.width(label), WIDTH * LABEL);
    double space = WIDTH - least - 10;
    parts.addAll(
        Chart.fitting(
            0,
            0,
            y + 12,
            "start",
            "label",
            label,
            WIDTH - Math.min(space, Chart.width(text)) - 10));
    parts.addAll(Chart.fitting(100, 0, y + 12, "end", "value", text, space));
    rows.add(label + " " + text);
    return y;
  }

  private void whisker(Scale scale, double low, double high, double y) {
    if (Double.isNaN(low) || Double.isNaN(high)) {
      return;
    }
    double from = scale.at(low);
    double to = scale.at(high);
    var whisker = Svg.of("g").withClass("whisker").with(Svg.line(from, y, to, y));
    DoubleStream.of(from, to).forEach(it -> whisker.with(Svg.line(it, y - 4, it, y + 4)));
    parts.add(whisker);
  }

  private void band(Scale scale, Interval it, double top, double height, String style) {
    double from = scale.at(it.low());
    parts.add(Svg.rect(from, top, scale.at(it.high()) - from, height, style));
  }

  private static double finite(double value) {
    return Double.isFinite(value) ? value : 0;
  }
}
