// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * A call and its right answer.
 *
 * @param operation the operation's name
 * @param argument what represents the argument in texts
 * @param answer the right answer
 * @param call makes the call and returns what the service answers
 * @param comparison where an answer is wrong, as a clause, which is empty if both answers together
 *     say it best; nothing if it is right
 * @param <S> the contract's service
 */
public record ExpectedCall<S>(
    String operation,
    Object argument,
    Object answer,
    Function<S, Object> call,
    Function<Object, Optional<String>> comparison) {

  /** A call whose right answer is equal to this one. */
  public ExpectedCall(String operation, Object argument, Object answer, Function<S, Object> call) {
    this(
        operation,
        argument,
        answer,
        call,
        actual -> Objects.equals(answer, actual) ? Optional.empty() : Optional.of(""));
  }
}
