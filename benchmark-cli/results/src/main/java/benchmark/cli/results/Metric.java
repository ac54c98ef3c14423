// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.statistics.Better;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** What is measured of an operation: for tables, comparisons, gates, expectations and exports. */
public enum Metric {
  /** Calls of all threads together, per millisecond. */
  @JsonProperty("throughput")
  THROUGHPUT("throughput", "throughput", Better.HIGHER_IS_BETTER, Double.NaN),

  /** The mean time of a call, in milliseconds. */
  @JsonProperty("mean")
  MEAN("mean", "mean time", Better.LOWER_IS_BETTER, Double.NaN),

  /** The median time of a call, in milliseconds. */
  @JsonProperty("p50")
  P50("p50", "p50", Better.LOWER_IS_BETTER, 0.5),

  /** The time that 90% of calls did not exceed, in milliseconds. */
  @JsonProperty("p90")
  P90("p90", "p90", Better.LOWER_IS_BETTER, 0.9),

  /** The time that 99% of calls did not exceed, in milliseconds. */
  @JsonProperty("p99")
  P99("p99", "p99", Better.LOWER_IS_BETTER, 0.99),

  /** The time that 99.9% of calls did not exceed, in milliseconds. */
  @JsonProperty("p99.9")
  @JsonAlias("p999")
  P999("p999", "p99.9", Better.LOWER_IS_BETTER, 0.999),

  /** The time of the slowest call, in milliseconds. */
  @JsonProperty("max")
  MAX("max", "maximum", Better.LOWER_IS_BETTER, Double.NaN),

  /** CPU time that client and server spend on a call, in microseconds. */
  @JsonProperty("cpu")
  CPU("cpu", "CPU per call", Better.LOWER_IS_BETTER, Double.NaN),

  /** Bytes that client and server allocate for a call. */
  @JsonProperty("alloc")
  ALLOC("alloc", "allocation per call", Better.LOWER_IS_BETTER, Double.NaN),

  /** Bytes that client and server send each other for a call: TCP payload. */
  @JsonProperty("sent")
  SENT("sent", "bytes sent per call", Better.LOWER_IS_BETTER, Double.NaN),

  /** The length of an encoded message, in bytes. */
  @JsonProperty("encoded")
  ENCODED("encoded", "length of the message", Better.LOWER_IS_BETTER, Double.NaN);

  /** What tables of comparisons show, and what a gate on every metric looks at. */
  public static final List<Metric> OF_TABLES = List.of(THROUGHPUT, P50, P99, CPU, ALLOC, ENCODED);

  /** The metrics of calls at a rate, whose number is given. */
  public static final List<Metric> OF_RATES = List.of(P50, P99, P999, CPU, ALLOC);

  private final String label;
  private final String words;
  private final Better direction;
  private final double share;

  Metric(String label, String words, Better direction, double share) {
    this.label = label;
    this.words = words;
    this.direction = direction;
    this.share = share;
  }

  /** Finds a metric by its {@link #label}. */
  public static Optional<Metric> named(String label) {
    return Arrays.stream(values()).filter(it -> it.label.equals(label)).findFirst();
  }

  /** Its short name, as in options and files. */
  public String label() {
    return label;
  }

  /** Its name in a sentence. */
  public String words() {
    return words;
  }

  /** Which way it improves. */
  public Better direction() {
    return direction;
  }

  /** Of a percentile, which share of the calls did not exceed it, 0 to 1. */
  public OptionalDouble share() {
    return Double.isNaN(share) ? OptionalDouble.empty() : OptionalDouble.of(share);
  }

  /**
   * Whether the mean over slices stands for all of them: a slice has too few calls for what is
   * rarer, and costs are those of all slices together.
   */
  boolean isOfSlices() {
    return switch (this) {
      case THROUGHPUT, MEAN, P50, P90, P99 -> true;
      case P999, MAX, CPU, ALLOC, SENT, ENCODED -> false;
    };
  }

  /** Whether one value is better than another; false if either is NaN. */
  public boolean isBetter(double one, double other) {
    return switch (direction) {
      case HIGHER_IS_BETTER -> one > other;
      case LOWER_IS_BETTER -> one < other;
    };
  }
}
