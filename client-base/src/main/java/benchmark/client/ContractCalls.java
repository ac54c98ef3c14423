// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.client;

import benchmark.contract.Contract;
import benchmark.contract.Operation;

/**
 * The operations of a contract as the users of a protocol call them.
 *
 * <p>A consumer.xml that holds the contract's service as a bean needs no implementation of its own:
 * {@link InterfaceCalls} is used. A protocol with its own message types implements this on those
 * types, so that nothing is converted while calls are measured, and declares it as a bean.
 *
 * @param <S> the contract's service
 */
public interface ContractCalls<S> {

  Contract<S> contract();

  /** Prepares every request of an operation. */
  Call prepare(Operation<S> operation);

  /**
   * These calls in the contract's own types, for comparing full answers: a protocol with its own
   * message types converts here. Never measured. A protocol that carries the contract's own calls
   * only throws {@link NoSuchCallException} for any other.
   */
  S asService();
}
