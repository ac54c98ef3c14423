// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import benchmark.contract.Contract;
import java.lang.reflect.Method;
import java.util.Objects;

/**
 * Answers what is right for another request, in an otherwise healthy reply: the opposite of a
 * boolean, and else the prepared answer to request 0 or 1, whichever is not the right one.
 */
final class WrongAnswers {

  private WrongAnswers() {}

  /** A service that is wrong in all operations that have an answer. */
  static <S> S of(Contract<S> contract, S service) {
    return Interceptor.around(
        contract.service(), service, (method, call) -> wrong(contract, method, call.proceed()));
  }

  private static <S> Object wrong(Contract<S> contract, Method method, Object right) {
    if (right instanceof Boolean truth) {
      return !truth;
    }
    return contract.operations().stream()
        .filter(operation -> operation.name().equals(method.getName()))
        .findFirst()
        .map(it -> Objects.equals(it.answer(0), right) ? it.answer(1) : it.answer(0))
        .orElse(right); // of a method of Object
  }
}
