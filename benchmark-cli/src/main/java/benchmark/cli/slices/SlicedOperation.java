// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import benchmark.launch.OperationKey;

/**
 * An operation as a slice measures it.
 *
 * @param benchmark JMH's full name, such as benchmark.Client.existUser
 * @param key with the values of its parameters
 */
public record SlicedOperation(String benchmark, OperationKey key) {

  /** An operation of any contract. */
  public static SlicedOperation of(Operation<?> operation) {
    Contract<?> contract = Contracts.of(operation);
    return new SlicedOperation(
        contract.benchmark(operation), new OperationKey(operation.name(), operation.parameters()));
  }
}
