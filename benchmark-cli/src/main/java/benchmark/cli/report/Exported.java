// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.report;

import benchmark.cli.statistics.Better;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What was measured of an operation of a variant, of a message of a codec, or of whatever else has
 * a line of its own, for other programs.
 *
 * @param evidence how it was measured
 * @param variant its name, unlike all others of the same evidence
 * @param operation the operation, the message, the indicator or the phase
 * @param texts what is shown in words, by the names of columns
 * @param numbers all that is shown, by the names of columns; null where it is not known
 * @param values what can be followed over time; only what is known
 */
public record Exported(
    String evidence,
    String variant,
    String operation,
    Map<String, String> texts,
    Map<String, Double> numbers,
    List<Value> values) {

  /** Takes numbers and values that may not be finite: those are not known. */
  public Exported {
    var known = new LinkedHashMap<>(numbers);
    known.replaceAll((column, number) -> Double.isFinite(number) ? number : null);
    numbers = known;
    values = values.stream().filter(it -> Double.isFinite(it.value())).toList();
  }

  /** What a value is of: its name, its unit in plain SI, and which way it improves. */
  public enum Quantity {
    THROUGHPUT("throughput", "calls/s", Better.HIGHER_IS_BETTER),
    P50("p50", "seconds", Better.LOWER_IS_BETTER),
    P99("p99", "seconds", Better.LOWER_IS_BETTER),
    CPU("cpu", "seconds", Better.LOWER_IS_BETTER),
    ALLOC("alloc", "bytes", Better.LOWER_IS_BETTER),
    HEAP("heap", "bytes", Better.LOWER_IS_BETTER),
    MESSAGE("message", "bytes", Better.LOWER_IS_BETTER),
    ENCODE("encode", "seconds", Better.LOWER_IS_BETTER),
    DECODE("decode", "seconds", Better.LOWER_IS_BETTER),
    MEMORY_GROWTH("memory_growth", "bytes/h", Better.LOWER_IS_BETTER),
    COUNT_GROWTH("count_growth", "items/h", Better.LOWER_IS_BETTER);

    private final String label;
    private final String unit;
    private final Better direction;

    Quantity(String label, String unit, Better direction) {
      this.label = label;
      this.unit = unit;
      this.direction = direction;
    }

    /** What options, files and tables call it. */
    public String label() {
      return label;
    }

    /** Its unit, without a prefix. */
    public String unit() {
      return unit;
    }

    /** Which way it improves. */
    public Better direction() {
      return direction;
    }
  }

  /**
   * A figure with its interval.
   *
   * @param low the lower end of the interval; NaN if there is none
   * @param high its upper end
   */
  public record Value(Quantity quantity, double value, double low, double high) {

    /**
     * A figure without an interval.
     *
     * @param unit what it is counted in, in units of the quantity
     */
    public static Value of(Quantity quantity, double value, double unit) {
      return new Value(quantity, value * unit, Double.NaN, Double.NaN);
    }
  }
}
