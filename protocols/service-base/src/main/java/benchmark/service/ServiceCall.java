// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import java.util.List;
import java.util.function.Supplier;

/**
 * A call and its answer.
 *
 * @param arguments makes them; fresh ones if they come from JSON
 * @param answer makes the right answer: null for none, a {@link Thrown} for an exception
 * @param exception what the service throws; null if it answers
 * @param weight how often it is made in proportion to others, 1 or more
 * @param place where it is described, for messages: calls[3]
 */
record ServiceCall(
    Supplier<List<Object>> arguments,
    Supplier<Object> answer,
    Throwable exception,
    int weight,
    String place) {

  /** A call whose answer is an exception. */
  static ServiceCall throwing(
      Supplier<List<Object>> arguments, Throwable exception, int weight, String place) {
    Thrown answer = Thrown.of(exception);
    return new ServiceCall(arguments, () -> answer, exception, weight, place);
  }

  Object[] newArguments() {
    return arguments.get().toArray();
  }
}
