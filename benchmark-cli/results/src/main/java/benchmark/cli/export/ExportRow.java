// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.export;

import benchmark.cli.report.Estimate;
import benchmark.cli.results.Metric;
import benchmark.cli.statistics.Better;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
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
    return Stream.of(ExportMetric.values())
        .flatMap(
            quantity ->
                quantity
                    .metric()
                    .map(estimates)
                    .map(it -> quantity.ofMetric(it.value(), it.low(), it.high()))
                    .stream())
        .toList();
  }

  /** This line of results that were measured in another way, or another time. */
  public ExportRow withEvidence(String other) {
    return new ExportRow(other, variant, operation, columns, values);
  }

  /**
   * What a value is of: its name, its unit in plain SI, and which way it improves. The maximum is
   * not among them: one call decides it, so that its course over time tells nothing.
   */
  public enum ExportMetric {
    THROUGHPUT("calls/s", Metric.THROUGHPUT, 1e3),
    MEAN("seconds", Metric.MEAN, 1e-3),
    P50("seconds", Metric.P50, 1e-3),
    P90("seconds", Metric.P90, 1e-3),
    P99("seconds", Metric.P99, 1e-3),
    P999("seconds", Metric.P999, 1e-3),
    CPU("seconds", Metric.CPU, 1e-6),
    ALLOC("bytes", Metric.ALLOC, 1),
    SENT("bytes", Metric.SENT, 1),
    MESSAGE("bytes", Metric.ENCODED, 1),
    ENCODE("seconds"),
    DECODE("seconds"),
    HEAP("bytes"),
    MEMORY_GROWTH("bytes/h"),
    COUNT_GROWTH("items/h");

    private final String unit;
    private final Metric metric;
    private final double ofMetric;

    ExportMetric(String unit) {
      this(unit, null, Double.NaN);
    }

    /**
     * That of a metric.
     *
     * @param ofMetric the metric's own unit in this one
     */
    ExportMetric(String unit, Metric metric, double ofMetric) {
      this.unit = unit;
      this.metric = metric;
      this.ofMetric = ofMetric;
    }

    /** What options, files and tables call it. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** The metric that it is; empty if it is none. */
    public Optional<Metric> metric() {
      return Optional.ofNullable(metric);
    }

    /** A value of the metric, whose unit is the metric's own, with its interval. */
    public Value ofMetric(double value, double low, double high) {
      return new Value(this, value * ofMetric, low * ofMetric, high * ofMetric);
    }

    /** Its unit, without a prefix. */
    public String unit() {
      return unit;
    }

    /** Which way it improves. */
    public Better direction() {
      return metric == null ? Better.LOWER_IS_BETTER : metric.direction();
    }
  }

  /**
   * A figure with its interval.
   *
   * @param low the lower end of the interval; NaN if there is none
   * @param high its upper end
   */
  public record Value(ExportMetric quantity, double value, double low, double high) {

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
