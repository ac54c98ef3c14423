// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.text.Numbers;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What values of metrics are counted in: here and in files as the name says, for readers in the
 * unit of {@link Metric#title}, for other programs in plain SI.
 */
public enum MetricUnit {
  CALLS_PER_MILLI(
      "calls/s",
      1e3,
      (value, digits) -> Numbers.scaled(value * 1000, digits),
      inOrder(Map.entry("/s", 1e-3), Map.entry("/ms", 1.0))),

  MILLIS("seconds", 1e-3, (value, digits) -> Numbers.rounded(value * 1000, digits), ofTime(1)),

  MICROS("seconds", 1e-6, Numbers::rounded, ofTime(1e3)),

  /** Bytes of which there are many: kB for readers. */
  ALLOCATED_BYTES("bytes", 1, (value, digits) -> Numbers.rounded(value / 1000, digits), ofBytes()),

  BYTES("bytes", 1, (value, digits) -> Numbers.of(value), ofBytes());

  /** For a value without an interval. */
  private static final int USUAL_DIGITS = 3;

  private static final int FEWEST_DIGITS = 2;
  private static final int MOST_DIGITS = 4;

  private final String exported;
  private final double inExported;
  private final Text text;
  private final Map<String, Double> limits;

  private interface Text {
    String of(double value, int digits);
  }

  MetricUnit(String exported, double inExported, Text text, Map<String, Double> limits) {
    this.exported = exported;
    this.inExported = inExported;
    this.text = text;
    this.limits = limits;
  }

  /** The unit of a value for other programs. */
  public String exported() {
    return exported;
  }

  /** How many of the {@link #exported} unit one of this unit is. */
  public double inExported() {
    return inExported;
  }

  /** The units of limits, with their sizes; the first one is meant where none is written. */
  public Map<String, Double> limits() {
    return limits;
  }

  /** A value for readers: the last digit is about a tenth of the interval's half width. */
  String text(double value, double relativeHalfWidth) {
    if (!(relativeHalfWidth > 0)) {
      return text.of(value, relativeHalfWidth == 0 ? MOST_DIGITS : USUAL_DIGITS);
    }
    int digits = 1 + (int) Math.ceil(-Math.log10(relativeHalfWidth));
    return text.of(value, Math.max(FEWEST_DIGITS, Math.min(MOST_DIGITS, digits)));
  }

  private static Map<String, Double> ofTime(double milli) {
    return inOrder(
        Map.entry("ms", milli),
        Map.entry("ns", milli * 1e-6),
        Map.entry("us", milli * 1e-3),
        Map.entry("s", milli * 1e3));
  }

  private static Map<String, Double> ofBytes() {
    return inOrder(Map.entry("B", 1.0), Map.entry("KiB", 1024.0), Map.entry("MiB", 0x1p20));
  }

  @SafeVarargs
  private static Map<String, Double> inOrder(Map.Entry<String, Double>... units) {
    var all = new LinkedHashMap<String, Double>();
    for (Map.Entry<String, Double> unit : units) {
      all.put(unit.getKey(), unit.getValue());
    }
    return Collections.unmodifiableMap(all);
  }
}
