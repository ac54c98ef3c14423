// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.statistics.Better;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** What is compared between variants, of one operation. */
public enum Metric {
  /** Calls of all threads together, per millisecond. */
  @JsonProperty("throughput")
  THROUGHPUT(
      "throughput",
      "ops/ms",
      Better.HIGHER_IS_BETTER,
      OperationResult::throughput,
      it -> Double.NaN),

  /** The median time of a call, in milliseconds. */
  @JsonProperty("p50")
  P50("p50", "p50 ms", Better.LOWER_IS_BETTER, OperationResult::p50, it -> Double.NaN),

  /** The time that 99% of calls did not exceed, in milliseconds. */
  @JsonProperty("p99")
  P99("p99", "p99 ms", Better.LOWER_IS_BETTER, OperationResult::p99, it -> Double.NaN),

  /** CPU time that client and server spend on a call, in microseconds. */
  @JsonProperty("cpu")
  CPU("cpu", "CPU us", Better.LOWER_IS_BETTER, it -> Double.NaN, OperationCost::cpuMicros),

  /** Bytes that client and server allocate for a call. */
  @JsonProperty("alloc")
  ALLOC(
      "alloc", "alloc B", Better.LOWER_IS_BETTER, it -> Double.NaN, OperationCost::allocatedBytes),

  /** The length of an encoded message; only where codecs are measured without calls. */
  @JsonProperty("encoded")
  ENCODED("encoded", "encoded B", Better.LOWER_IS_BETTER, it -> Double.NaN, it -> Double.NaN);

  private final String label;
  private final String title;
  private final Better direction;
  private final ToDoubleFunction<OperationResult> ofResult;
  private final ToDoubleFunction<OperationCost> ofCost;

  Metric(
      String label,
      String title,
      Better direction,
      ToDoubleFunction<OperationResult> ofResult,
      ToDoubleFunction<OperationCost> ofCost) {
    this.label = label;
    this.title = title;
    this.direction = direction;
    this.ofResult = ofResult;
    this.ofCost = ofCost;
  }

  /**
   * What an operation came to in one run, by metric: only what was measured, finite and above 0.
   *
   * @param cost null if it was not recorded
   */
  public static Map<Metric, Double> values(OperationResult result, OperationCost cost) {
    var values = new EnumMap<Metric, Double>(Metric.class);
    for (Metric metric : values()) {
      double ofResult = metric.of(result);
      double value =
          Double.isNaN(ofResult) && cost != null ? metric.ofCost.applyAsDouble(cost) : ofResult;
      if (value > 0 && value < Double.POSITIVE_INFINITY) {
        values.put(metric, value);
      }
    }
    return Collections.unmodifiableMap(values);
  }

  /** Its short name, as in options and files. */
  public String label() {
    return label;
  }

  /** Its heading in tables, with the unit. */
  public String title() {
    return title;
  }

  /** Which way it improves. */
  public Better direction() {
    return direction;
  }

  /** Its value in an operation's result; NaN if that does not have it. */
  public double of(OperationResult result) {
    return ofResult.applyAsDouble(result);
  }

  /** Whether one value is better than another; false if either is NaN. */
  public boolean isBetter(double one, double other) {
    return switch (direction) {
      case HIGHER_IS_BETTER -> one > other;
      case LOWER_IS_BETTER -> one < other;
    };
  }
}
