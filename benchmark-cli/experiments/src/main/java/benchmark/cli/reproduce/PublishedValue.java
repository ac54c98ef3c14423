// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.reproduce;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * A number as it was published, perhaps with its error.
 *
 * @param text such as 47.293 or 47.293 ± 4.993, or {@value #TO_BE_DONE}
 */
public record PublishedValue(@JsonValue String text) {

  /** For what a report has announced and not measured. */
  static final String TO_BE_DONE = "TBD";

  private static final String SIGN = " ± ";

  /**
   * Checks the number.
   *
   * @throws IllegalArgumentException if the text is not a number above 0, perhaps with an error
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public PublishedValue {
    if (!text.equals(TO_BE_DONE) && (!text.matches("[0-9.]+( ± [0-9.]+)?") || number(text) <= 0)) {
      throw new IllegalArgumentException("'%s' is not a published number.".formatted(text));
    }
  }

  /** Whether there is a number. */
  boolean isKnown() {
    return !text.equals(TO_BE_DONE);
  }

  double value() {
    return number(text);
  }

  /** Half the width of its interval; 0 if none was published. */
  double error() {
    int sign = text.indexOf(SIGN);
    return sign < 0 ? 0 : Double.parseDouble(text.substring(sign + SIGN.length()));
  }

  /** Whether the published intervals of two numbers overlap; false if neither has one. */
  boolean overlaps(PublishedValue other) {
    return error() + other.error() > Math.abs(value() - other.value());
  }

  private static double number(String text) {
    return Double.parseDouble(text.split(SIGN)[0]);
  }
}
