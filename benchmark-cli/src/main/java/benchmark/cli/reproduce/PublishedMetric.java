// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import benchmark.cli.statistics.Better;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Optional;

/** What published tables tell of an operation. */
public enum PublishedMetric {
  /** Calls of all callers together in a unit of time. */
  @JsonProperty("throughput")
  THROUGHPUT("throughput", Better.HIGHER_IS_BETTER, null),

  /** The mean time of a call. */
  @JsonProperty("mean")
  MEAN(
      "mean time",
      Better.LOWER_IS_BETTER,
      "Mean times have no ranking of their own: all callers wait for their answers, so that a"
          + " mean time"
          + " is callers / throughput."),

  /** The time that half of the calls did not exceed. */
  @JsonProperty("p50")
  P50("p50", Better.LOWER_IS_BETTER, null),

  /** The time that 99% of the calls did not exceed. */
  @JsonProperty("p99")
  P99("p99", Better.LOWER_IS_BETTER, null),

  /** The time that 99.9% of the calls did not exceed. */
  @JsonProperty("p99.9")
  P999("p99.9", Better.LOWER_IS_BETTER, null),

  /** The time of the slowest call. */
  @JsonProperty("max")
  MAX(
      "maximum",
      Better.LOWER_IS_BETTER,
      "Maxima are not ranked: each is a single call, and gets larger the longer a run measures."),

  /** CPU time of all processes for a call. */
  @JsonProperty("cpu")
  CPU("CPU per call", Better.LOWER_IS_BETTER, null);

  private final String title;
  private final Better direction;
  private final String unranked;

  PublishedMetric(String title, Better direction, String unranked) {
    this.title = title;
    this.direction = direction;
    this.unranked = unranked;
  }

  /** For the heading of a table. */
  public String title() {
    return title;
  }

  /** Which way it improves. */
  Better direction() {
    return direction;
  }

  /** Why its published ranking is not judged, as a sentence; empty if it is judged. */
  Optional<String> unranked() {
    return Optional.ofNullable(unranked);
  }

  /** The sign between a better value and a worse one. */
  String sign() {
    return direction == Better.HIGHER_IS_BETTER ? ">" : "<";
  }
}
