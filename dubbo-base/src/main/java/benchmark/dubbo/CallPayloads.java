// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo;

import benchmark.contract.Operation;
import benchmark.contract.UserService;

/**
 * What a row hands to Dubbo in a call: the contract's own objects, unless a row with types of its
 * own says otherwise.
 */
public class CallPayloads {

  /** The interface that the row refers to; its methods are named as the contract's. */
  public Class<?> service() {
    return UserService.class;
  }

  /** The only argument of request n. */
  public Object argument(Operation operation, int n) {
    return operation.argument(n);
  }

  /** The right answer to request n. */
  public Object answer(Operation operation, int n) {
    return operation.answer(n);
  }

  /** The contract's object in an argument or answer that has arrived. */
  public Object content(Object arrived) {
    return arrived;
  }
}
