// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import benchmark.contract.Contracts;
import benchmark.contract.Operation;

/**
 * What a pair hands to Dubbo in a call: the contract's own objects, unless a pair with types of its
 * own says otherwise.
 */
public class CallPayloads {

  /** The interface that the pair refers to; its methods are named as the contract's. */
  public Class<?> service(Operation<?> operation) {
    return Contracts.of(operation).service();
  }

  /** The arguments of request n. */
  public Object[] arguments(Operation<?> operation, int n) {
    return operation.arguments(n);
  }

  /** The right answer to request n. */
  public Object answer(Operation<?> operation, int n) {
    return operation.answer(n);
  }

  /** The contract's object in an argument or answer that has arrived. */
  public Object content(Operation<?> operation, Object arrived) {
    return arrived;
  }
}
