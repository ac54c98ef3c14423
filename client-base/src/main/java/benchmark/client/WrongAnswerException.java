// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import java.io.Serial;

/** A reply that is not the one the contract demands. It fails the run; it never counts as work. */
public final class WrongAnswerException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /** How much of a long value an error shows. */
  private static final int SHOWN = 300;

  private WrongAnswerException(String message) {
    super(message);
  }

  public static WrongAnswerException of(
      String operation, Object argument, Object expected, Object actual) {
    return new WrongAnswerException(
        "Wrong answer to %s(%s): expected %s, got %s."
            .formatted(operation, shorten(argument), shorten(expected), shorten(actual)));
  }

  private static String shorten(Object value) {
    String text = String.valueOf(value);
    return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
  }
}
