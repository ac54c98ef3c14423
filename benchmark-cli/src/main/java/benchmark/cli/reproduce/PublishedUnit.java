// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import com.fasterxml.jackson.annotation.JsonProperty;

/** In what published tables are. */
public enum PublishedUnit {
  @JsonProperty("ops/ms")
  OPS_PER_MILLISECOND("ops/ms", 1),

  @JsonProperty("ops/s")
  OPS_PER_SECOND("ops/s", 1000),

  @JsonProperty("ms")
  MILLISECONDS("ms", 1),

  @JsonProperty("µs")
  MICROSECONDS("µs", 1);

  private final String text;
  private final double factor;

  PublishedUnit(String text, double factor) {
    this.text = text;
    this.factor = factor;
  }

  /**
   * A measured value in this unit.
   *
   * @param measured in calls per millisecond, in milliseconds, or of CPU in microseconds
   */
  double of(double measured) {
    return measured * factor;
  }

  /** As in the heading of a table. */
  @Override
  public String toString() {
    return text;
  }
}
