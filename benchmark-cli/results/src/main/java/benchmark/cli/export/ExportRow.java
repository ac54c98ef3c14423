// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.export;

import benchmark.cli.results.Estimate;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.BetterWhen;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What was measured of an operation of a variant, of a message of a codec, or of whatever else has
 * a line of its own, for other programs.
 *
 * @param evidence how it was measured
 * @param variant its name, unlike all others of the same evidence
 * @param operation the operation, the message, the indicator or the phase
 * @param columns all that is shown, by the names of columns: texts, and numbers or null, where they
 *     are not known
 * @param values what can be followed over time; only what is known
 */
public record ExportRow(
    String evidence,
    String variant,
    String operation,
    Map<String, Object> columns,
    List<Value> values) {

  /** Takes numbers and values that may not be finite: those are not known. */
  public ExportRow {
    var known = new LinkedHashMap<>(columns);
    known.replaceAll(
        (column, it) -> it instanceof Double number && !Double.isFinite(number) ? null : it);
    columns = known;
    values = values.stream().filter(it -> Double.isFinite(it.value())).toList();
  }

  /** What can be followed over time of metrics. */
  public static List<Value> values(Function<Metric, Estimate> estimates) {
    return ExportMetric.followed()
        .map(metric -> Value.of(metric, estimates.apply(metric)))
        .toList();
  }

  /** This line of results that were measured in another way, or another time. */
  public ExportRow withEvidence(String other) {
    return new ExportRow(other, variant, operation, columns, values);
  }

  /**
   * What a value is of.
   *
   * @param label what options, files and tables call it
   * @param unit in plain SI, without a prefix
   * @param direction which way it improves
   */
  public record ExportMetric(String label, String unit, BetterWhen direction) {

    public static final ExportMetric ENCODE = of("encode", "seconds");
    public static final ExportMetric DECODE = of("decode", "seconds");
    public static final ExportMetric HEAP = of("heap", "bytes");
    public static final ExportMetric MEMORY_GROWTH = of("memory_growth", "bytes/h");
    public static final ExportMetric COUNT_GROWTH = of("count_growth", "items/h");

    /** All there are, in the order of files. */
    static final List<ExportMetric> ALL =
        Stream.concat(
                followed().map(ExportMetric::of),
                Stream.of(ENCODE, DECODE, HEAP, MEMORY_GROWTH, COUNT_GROWTH))
            .toList();

    /** That of a metric. */
    public static ExportMetric of(Metric metric) {
      return new ExportMetric(
          metric == Metric.ENCODED ? "message" : metric.label(),
          metric.unit().exported(),
          metric.direction());
    }

    private static ExportMetric of(String label, String unit) {
      return new ExportMetric(label, unit, BetterWhen.LOWER);
    }

    /** All metrics but the maximum: one call decides it, so that its course says nothing. */
    private static Stream<Metric> followed() {
      return Stream.of(Metric.values()).filter(it -> it != Metric.MAX);
    }
  }

  /**
   * A figure with its interval.
   *
   * @param low the lower end of the interval; NaN if there is none
   * @param high its upper end
   */
  public record Value(ExportMetric quantity, double value, double low, double high) {

    private static Value of(Metric metric, Estimate it) {
      double unit = metric.unit().inExported();
      return new Value(
          ExportMetric.of(metric), it.value() * unit, it.low() * unit, it.high() * unit);
    }

    /**
     * A figure without an interval.
     *
     * @param unit what it is counted in, in units of the quantity
     */
    public static Value of(ExportMetric quantity, double value, double unit) {
      return new Value(quantity, value * unit, Double.NaN, Double.NaN);
    }
  }
}
