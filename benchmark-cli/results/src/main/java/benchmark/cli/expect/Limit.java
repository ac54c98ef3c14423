// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.expect;

import benchmark.cli.results.Metric;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A limit as it was written.
 *
 * @param number in {@code unit}
 * @param unit empty for a number of things
 * @param size how many of the metric's or subject's own units the unit has
 */
public record Limit(Relation relation, String number, String unit, double size) {

  /** The units of a metric, with their sizes; the first one is meant where none is written. */
  static Map<String, Double> units(Metric metric) {
    return switch (metric) {
      case THROUGHPUT -> inOrder(Map.entry("/s", 1e-3), Map.entry("/ms", 1.0));
      case MEAN, P50, P90, P99, P999, MAX -> ofTime(1);
      case CPU -> ofTime(1e3); // its own are microseconds
      case ALLOC, SENT, ENCODED ->
          inOrder(Map.entry("B", 1.0), Map.entry("KiB", 1024.0), Map.entry("MiB", 0x1p20));
    };
  }

  private static Map<String, Double> ofTime(double milli) {
    return inOrder(
        Map.entry("ms", milli),
        Map.entry("ns", milli * 1e-6),
        Map.entry("us", milli * 1e-3),
        Map.entry("s", milli * 1e3));
  }

  @SafeVarargs
  private static Map<String, Double> inOrder(Map.Entry<String, Double>... units) {
    var all = new LinkedHashMap<String, Double>();
    for (Map.Entry<String, Double> unit : units) {
      all.put(unit.getKey(), unit.getValue());
    }
    return all;
  }

  /** The relation and the limit, for tables. */
  public String expected() {
    return relation.symbol() + " " + withUnit(number);
  }

  /** A number with the unit: 11994/s, 0.79 ms. */
  String withUnit(String text) {
    return unit.startsWith("/") ? text + unit : (text + " " + unit).strip();
  }

  /**
   * Whether the true value keeps to it.
   *
   * @param low the lower end of where that lies with 95% confidence, in the metric's or subject's
   *     own unit; NaN if it is not known
   * @param high the upper end
   */
  public ExpectationVerdict met(double low, double high) {
    double limit = Double.parseDouble(number) * size;
    boolean ofLow = relation.holds(low, limit);
    boolean ofHigh = relation.holds(high, limit);
    if (ofLow && ofHigh) {
      return ExpectationVerdict.YES;
    }
    return ofLow || ofHigh || Double.isNaN(low) || Double.isNaN(high)
        ? ExpectationVerdict.UNDECIDED
        : ExpectationVerdict.NO;
  }
}
