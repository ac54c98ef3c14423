// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.statistics.BetterWhen;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;

/**
 * What is measured of an operation: for tables, comparisons, gates, expectations and exports. All
 * that is specific to a metric is said here: a percentile is one line.
 */
public enum Metric {
  /** Calls of all threads together, per millisecond. */
  @JsonProperty("throughput")
  THROUGHPUT("throughput", "calls/s", "throughput", MetricUnit.CALLS_PER_MILLI, Double.NaN),

  /** The mean time of a call, in milliseconds. */
  @JsonProperty("mean")
  MEAN("mean", "mean µs", "mean time", MetricUnit.MILLIS, Double.NaN),

  /** The median time of a call, in milliseconds. */
  @JsonProperty("p50")
  P50("50"),

  /** The time that 90% of calls did not exceed, in milliseconds. */
  @JsonProperty("p90")
  P90("90"),

  /** The time that 99% of calls did not exceed, in milliseconds. */
  @JsonProperty("p99")
  P99("99"),

  /** The time that 99.9% of calls did not exceed, in milliseconds. */
  @JsonProperty("p99.9")
  @JsonAlias("p999")
  P999("99.9"),

  /** The time of the slowest call, in milliseconds. */
  @JsonProperty("max")
  MAX("max", "max µs", "maximum", MetricUnit.MILLIS, 1),

  /** CPU time that client and server spend on a call, in microseconds. */
  @JsonProperty("cpu")
  CPU("cpu", "CPU µs", "CPU per call", MetricUnit.MICROS, OperationCost::cpuMicros),

  /** Bytes that client and server allocate for a call. */
  @JsonProperty("alloc")
  ALLOC(
      "alloc",
      "alloc kB",
      "allocation per call",
      MetricUnit.ALLOCATED_BYTES,
      OperationCost::allocatedBytes),

  /** Bytes that client and server send each other for a call: TCP payload. */
  @JsonProperty("sent")
  SENT("sent", "sent B", "bytes sent per call", MetricUnit.BYTES, OperationCost::bytesOnWire),

  /** The length of an encoded message, in bytes. */
  @JsonProperty("encoded")
  ENCODED("encoded", "encoded B", "length of the message", MetricUnit.BYTES, Double.NaN);

  /** What tables of comparisons show, and what a gate on every metric looks at. */
  public static final List<Metric> OF_TABLES = List.of(THROUGHPUT, P50, P99, CPU, ALLOC, ENCODED);

  /** The metrics of calls at a rate, whose number is given. */
  public static final List<Metric> OF_RATES = List.of(P50, P99, P999, CPU, ALLOC);

  /** The percentiles and, as the last of them, the maximum. */
  public static final List<Metric> PERCENTILES =
      Arrays.stream(values()).filter(it -> it.share > 0).toList();

  /** Beyond it, a slice has too few calls. */
  private static final double MOST_OF_SLICES = 0.99;

  private final String label;
  private final String title;
  private final String words;
  private final MetricUnit unit;
  private final double share;
  private final ToDoubleFunction<OperationCost> ofCost;

  /** A percentile, such as 99.9. */
  Metric(String percent) {
    this(
        "p" + percent.replace(".", ""),
        "p" + percent + " µs",
        "p" + percent,
        MetricUnit.MILLIS,
        new BigDecimal(percent).movePointLeft(2).doubleValue());
  }

  /**
   * No cost.
   *
   * @param share of the calls that did not exceed it, 0 to 1; NaN if it is no such time
   */
  Metric(String label, String title, String words, MetricUnit unit, double share) {
    this(label, title, words, unit, share, cost -> Double.NaN);
  }

  Metric(
      String label,
      String title,
      String words,
      MetricUnit unit,
      ToDoubleFunction<OperationCost> ofCost) {
    this(label, title, words, unit, Double.NaN, ofCost);
  }

  Metric(
      String label,
      String title,
      String words,
      MetricUnit unit,
      double share,
      ToDoubleFunction<OperationCost> ofCost) {
    this.label = label;
    this.title = title;
    this.words = words;
    this.unit = unit;
    this.share = share;
    this.ofCost = ofCost;
  }

  /** Finds a metric by its {@link #label}. */
  public static Optional<Metric> named(String label) {
    return Arrays.stream(values()).filter(it -> it.label.equals(label)).findFirst();
  }

  /** Those that calls have: all but the length of a message. */
  public static List<Metric> ofCalls() {
    return Arrays.stream(values()).filter(it -> it != ENCODED).toList();
  }

  /** Its short name, as in options and files. */
  public String label() {
    return label;
  }

  /** Its heading in tables, with its unit there: p99 µs. */
  public String title() {
    return title;
  }

  /** Its name in a sentence. */
  public String words() {
    return words;
  }

  /** What its values are counted in. */
  public MetricUnit unit() {
    return unit;
  }

  /** Which way it improves. */
  public BetterWhen direction() {
    return this == THROUGHPUT ? BetterWhen.HIGHER : BetterWhen.LOWER;
  }

  /** Of a percentile, which share of the calls did not exceed it, 0 to 1. */
  public OptionalDouble share() {
    return share < 1 ? OptionalDouble.of(share) : OptionalDouble.empty();
  }

  /** Whether it is a time of calls. */
  public boolean isTime() {
    return unit == MetricUnit.MILLIS;
  }

  /** Whether it is a time that too few calls of a slice reach: only all calls together have it. */
  public boolean isRare() {
    return share > MOST_OF_SLICES;
  }

  /**
   * Whether the mean over slices stands for all of them: a slice has too few calls for what is
   * rarer, and costs are those of all slices together.
   */
  boolean isOfSlices() {
    return this == THROUGHPUT || isTime() && !isRare();
  }

  /** The value of a time, in milliseconds; NaN if there was no call. */
  public double of(CallTimes times) {
    return this == MEAN ? times.mean() : times.percentile(share);
  }

  /** The value of what is no time; NaN if it is no cost, or was not measured. */
  public double of(OperationCost cost) {
    return ofCost.applyAsDouble(cost);
  }

  /** A value for readers, in the unit of {@link #title}; a dash for NaN. */
  public String text(double value) {
    return text(value, Double.NaN);
  }

  /**
   * A value for readers, with as many digits as its interval justifies.
   *
   * @param relativeHalfWidth half the width of the interval as a share of the value; NaN if there
   *     is none
   */
  public String text(double value, double relativeHalfWidth) {
    return unit.text(value, relativeHalfWidth);
  }

  /** Whether one value is better than another; false if either is NaN. */
  public boolean isBetter(double one, double other) {
    return direction() == BetterWhen.HIGHER ? one > other : one < other;
  }
}
