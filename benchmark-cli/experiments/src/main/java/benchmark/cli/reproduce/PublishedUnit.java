// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import com.fasterxml.jackson.annotation.JsonValue;

/** In what published tables are. */
public enum PublishedUnit {
  OPS_PER_MILLISECOND("ops/ms", 1),
  OPS_PER_SECOND("ops/s", 1000),
  MILLISECONDS("ms", 1),
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

  /** As in the heading of a table, and as it is stored. */
  @JsonValue
  @Override
  public String toString() {
    return text;
  }
}
