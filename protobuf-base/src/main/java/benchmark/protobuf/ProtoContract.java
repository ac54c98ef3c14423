// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import benchmark.contract.Contract;
import java.util.List;

/**
 * A contract in protobuf's terms. Thread-safe.
 *
 * @param <S> the contract's service
 * @param <M> the same service with messages: one method for each, named as the contract's
 */
abstract class ProtoContract<S, M> {

  private final Contract<S> contract;
  private final Class<M> messages;

  ProtoContract(Contract<S> contract, Class<M> messages) {
    this.contract = contract;
    this.messages = messages;
  }

  final Contract<S> contract() {
    return contract;
  }

  /** The service with messages. */
  final Class<M> messages() {
    return messages;
  }

  /** One for each method. */
  abstract List<ProtoOperation<M, ?, ?>> operations();

  /**
   * The contract's service over the service with messages, which converts every request and reply:
   * for comparing full answers, never for measuring.
   */
  abstract S converting(M remote);

  /** The operation of a name. */
  final ProtoOperation<M, ?, ?> operation(String name) {
    return operations().stream()
        .filter(operation -> operation.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
