// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.contract.Contract;
import benchmark.contract.LeftOut;
import benchmark.contract.Operation;
import java.util.stream.IntStream;

/** Compares some full answers with the expected ones, before an operation is measured. */
final class AnswerCheck {

  /** Requests from the beginning and the middle; those at the end are checked, too. */
  private static final int[] FROM_START = {0, 1, 2, 17};

  private AnswerCheck() {}

  /**
   * Makes every kind of call of a contract, but those that the pair leaves out, and compares each
   * answer field by field.
   *
   * @throws WrongAnswerException at the first answer that differs
   */
  static <S> void check(Contract<S> contract, S service) {
    LeftOut.ofThisJvm().rest(contract).forEach(operation -> check(operation, service));
  }

  /**
   * Makes some calls of an operation, and compares each answer field by field.
   *
   * @throws WrongAnswerException at the first answer that differs
   */
  static <S> void check(Operation<S> operation, S service) {
    int count = operation.requests();
    IntStream.concat(IntStream.of(FROM_START), IntStream.of(count - 2, count - 1))
        .filter(n -> n >= 0 && n < count)
        .distinct()
        .forEach(n -> check(operation, n, service));
  }

  private static <S> void check(Operation<S> operation, int n, S service) {
    Object actual = operation.call(service, operation.argument(n));
    if (!operation.isAnswer(n, actual)) {
      throw WrongAnswerException.of(operation, n, actual);
    }
  }
}
