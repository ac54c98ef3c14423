// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.chart;

import java.util.List;

/** Percentiles of times, on an axis that gives each further nine the same space. */
public final class SpectrumChart {

  private static final List<Double> SHARES = List.of(0.5, 0.9, 0.99, 0.999, 0.9999, 0.99999);

  private SpectrumChart() {}

  /**
   * Draws lines.
   *
   * @param lines of points whose x is a share of the calls, 0 to 1, and whose y is a time in µs
   */
  public static Chart of(String title, List<LineChart.Line> lines) {
    var ticks =
        new LineChart.Ticks(
            SHARES.stream().map(SpectrumChart::nines).toList(),
            nines -> Svg.decimals(100 * (1 - Math.pow(10, -nines)), 3) + "%",
            false);
    return LineChart.of(
        title,
        "µs",
        true,
        ticks,
        "percentile",
        lines.stream().map(SpectrumChart::inNines).toList());
  }

  private static LineChart.Line inNines(LineChart.Line line) {
    return new LineChart.Line(
        line.label(),
        line.points().stream().map(it -> new LineChart.Point(nines(it.x()), it.y())).toList());
  }

  /** How many nines a share has: 0.999 has 3. */
  private static double nines(double share) {
    return -Math.log10(1 - share);
  }
}
