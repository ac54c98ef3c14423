// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.protobuf;

import benchmark.contract.Contract;
import java.util.List;

/**
 * A contract in protobuf's terms. Thread-safe.
 *
 * @param messages the service with messages
 * @param operations one for each method
 * @param <S> the contract's service
 * @param <M> the same service with messages: one method for each, named as the contract's
 */
record ProtoContract<S, M>(
    Contract<S> contract, Class<M> messages, List<ProtoOperation<M, ?, ?>> operations) {

  /**
   * The operation of a name.
   *
   * @throws UnsupportedOperationException if there are no messages for it
   */
  ProtoOperation<M, ?, ?> operation(String name) {
    return operations.stream()
        .filter(operation -> operation.name().equals(name))
        .findFirst()
        .orElseThrow(
            () -> new UnsupportedOperationException("The schema of the messages has no " + name));
  }
}
