// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.contract.Contract;
import benchmark.contract.Operation;
import java.util.function.IntFunction;

/**
 * The operations on the contract's own types, for every protocol that carries Java interfaces.
 *
 * @param contract the contract
 * @param asService the service as the protocol gives it to its users
 */
public record InterfaceCalls<S>(Contract<S> contract, S asService) implements ContractCalls<S> {

  @Override
  public Call prepare(Operation<S> operation) {
    return new CheckedCall(operation, operation.on(asService));
  }

  /** An operation that is called with prepared arguments of a protocol's own. */
  public static <S> Call of(Operation<S> operation, S service, Object[] arguments) {
    return new CheckedCall(operation, n -> operation.call(service, arguments[n]));
  }

  /** A call whose answer is looked at. */
  private record CheckedCall(Operation<?> operation, IntFunction<Object> calls) implements Call {

    @Override
    public int requests() {
      return operation.requests();
    }

    @Override
    public Object call(int n) {
      Object answer = calls.apply(n);
      if (!operation.accepts(n, answer)) {
        throw WrongAnswerException.of(operation, n, answer);
      }
      return answer;
    }
  }
}
