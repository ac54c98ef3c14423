// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.contract.Contract;
import benchmark.contract.Direction;
import benchmark.contract.Operation;

/**
 * The operations on the contract's own types, for every protocol that carries Java interfaces.
 *
 * @param contract the contract
 * @param asService the service as the protocol gives it to its users
 */
public record InterfaceCalls<S>(Contract<S> contract, S asService) implements ContractCalls<S> {

  @Override
  public Call prepare(Operation<S> operation) {
    return of(operation, asService, operation.values(Direction.REQUEST));
  }

  /** An operation that is called with prepared arguments. */
  public static <S> Call of(Operation<S> operation, S service, Object[] arguments) {
    return new InterfaceCall<>(operation, service, arguments);
  }

  private record InterfaceCall<S>(Operation<S> operation, S service, Object[] arguments)
      implements Call {

    @Override
    public int requests() {
      return arguments.length;
    }

    @Override
    public Object call(int n) {
      Object answer = operation.call(service, arguments[n]);
      if (!operation.accepts(n, answer)) {
        throw WrongAnswerException.of(operation, n, answer);
      }
      return answer;
    }
  }
}
