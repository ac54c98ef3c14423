// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;

/** A column of a grid by itself: a line of text for each row, its marks below, and an axis. */
final class RowChart {

  private static final double ROW = 34;
  private static final double TICKS = 20;
  private static final double WIDTH = Chart.narrow(Chart.SIDE);

  /** The share of the width that a long label has at least. */
  private static final double LABEL = 0.4;

  private static final int DESCRIBED = 6;

  private final List<Svg> parts = new ArrayList<>();
  private final List<String> rows = new ArrayList<>();

  /** Begins the next row, and returns where its top is. */
  double label(String label, String text) {
    double y = rows.size() * ROW;
    double least = Math.min(Chart.width(label), WIDTH * LABEL);
    double space = WIDTH - least - 10;
    double ofLabel = WIDTH - Math.min(space, Chart.width(text)) - 10;
    parts.addAll(Chart.fitting(0, 0, y + 12, "start", "label", label, ofLabel));
    parts.addAll(Chart.fitting(100, 0, y + 12, "end", "value", text, space));
    rows.add(label + " " + text);
    return y;
  }

  /** Adds marks to the row. */
  void add(List<Svg> marks) {
    parts.addAll(marks);
  }

  /** The chart; in words its first rows, for all of them are in a table. */
  Chart of(
      String title, Scale scale, List<Double> ticks, DoubleFunction<String> words, String note) {
    double bottom = rows.size() * ROW + 4;
    List<Svg> all = Chart.bottomAxis(scale, ticks, bottom, words);
    all.addAll(parts);
    String description =
        String.join("; ", rows.subList(0, Math.min(DESCRIBED, rows.size())))
            + (rows.size() > DESCRIBED ? "; and %d more".formatted(rows.size() - DESCRIBED) : "");
    return new Chart(title, bottom + TICKS, Chart.SIDE, all, note, description);
  }
}
