// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Places values along an axis.
 *
 * @param low the value at the start; above 0 on a logarithmic axis
 * @param high the value at the end; above low
 * @param from the coordinate of the start
 * @param to that of the end
 */
record Scale(double low, double high, boolean logarithmic, double from, double to) {

  private static final double[] STEPS = {1, 2, 5};

  /** An axis from 0. */
  static Scale fromZero(double highest, double from, double to) {
    return new Scale(0, highest > 0 ? highest * 1.02 : 1, false, from, to);
  }

  /** An axis around values, with some space beside them. */
  static Scale around(List<Double> values, boolean logarithmic, double from, double to) {
    double low = values.stream().mapToDouble(it -> it).min().orElse(1);
    double high = values.stream().mapToDouble(it -> it).max().orElse(1);
    if (logarithmic) {
      double space = Math.max(1.02, Math.pow(high / low, 0.06));
      return new Scale(low / space, high * space, true, from, to);
    }
    double space = high > low ? (high - low) * 0.06 : Math.abs(high) * 0.05 + 1e-9;
    return new Scale(low - space, high + space, false, from, to);
  }

  /** Where a value is; at the nearest end if it is beyond. */
  double at(double value) {
    double inside = Math.min(high, Math.max(low, value));
    return from
        + (to - from) * (position(inside) - position(low)) / (position(high) - position(low));
  }

  /** For a page's script, which tells the value at a place: both ends, and what they are at. */
  String inWords() {
    return "%s %s %s %s %s".formatted(low, high, from, to, logarithmic ? "log" : "");
  }

  /** Round values that are some distance apart at least. */
  List<Double> ticks(double distance) {
    return logarithmic && high / low > 3 ? logTicks(distance) : linearTicks(distance);
  }

  private double position(double value) {
    return logarithmic ? Math.log(value) : value;
  }

  private List<Double> linearTicks(double distance) {
    for (int power = (int) Math.floor(Math.log10((high - low) / 100)); ; power++) {
      for (double step : STEPS) {
        List<Double> ticks = multiples(step * Math.pow(10, power));
        if (IntStream.range(1, ticks.size())
            .allMatch(it -> areApart(ticks.get(it - 1), ticks.get(it), distance))) {
          return ticks;
        }
      }
    }
  }

  private List<Double> multiples(double step) {
    var ticks = new ArrayList<Double>();
    for (long count = (long) Math.ceil(low / step); count * step <= high; count++) {
      ticks.add(count * step);
    }
    return ticks;
  }

  private List<Double> logTicks(double distance) {
    var ticks = new ArrayList<Double>();
    for (int power = (int) Math.floor(Math.log10(low)); Math.pow(10, power) <= high; power++) {
      for (double step : STEPS) {
        double tick = step * Math.pow(10, power);
        if (low <= tick
            && tick <= high
            && (ticks.isEmpty() || areApart(ticks.get(ticks.size() - 1), tick, distance))) {
          ticks.add(tick);
        }
      }
    }
    return ticks;
  }

  private boolean areApart(double one, double other, double distance) {
    return Math.abs(at(one) - at(other)) >= distance;
  }
}
