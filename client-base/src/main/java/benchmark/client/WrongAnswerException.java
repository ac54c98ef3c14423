// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.contract.Operation;
import java.io.Serial;

/** A reply that is not the one the contract demands. It fails the run; it never counts as work. */
public final class WrongAnswerException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  /** How much of a long value an error shows. */
  private static final int SHOWN = 300;

  WrongAnswerException(String message) {
    super(message);
  }

  /** A wrong answer to request n. */
  public static WrongAnswerException of(Operation<?> operation, int n, Object actual) {
    return operation
        .difference(n, actual)
        .map(
            where ->
                new WrongAnswerException("Wrong answer to %s: %s.".formatted(operation, where)))
        .orElseGet(() -> of(operation, n, operation.answer(n), actual));
  }

  /** Request n or its answer, which should have been another. */
  public static WrongAnswerException of(
      Operation<?> operation, int n, Object expected, Object actual) {
    Object argument = operation.argument(n);
    return new WrongAnswerException(
        "Wrong answer to %s(%s): expected %s, got %s."
            .formatted(
                operation,
                argument == null ? "" : shorten(argument),
                shorten(expected),
                shorten(actual)));
  }

  private static String shorten(Object value) {
    String text = String.valueOf(value);
    return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
  }
}
