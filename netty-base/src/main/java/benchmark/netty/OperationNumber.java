// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import benchmark.contract.Contracts;

/** The number of an operation, which both sides count in the same way. */
final class OperationNumber {

  private OperationNumber() {}

  /** The place of a name among those of all operations. */
  static byte of(String operation) {
    return (byte) Contracts.operationNames().indexOf(operation);
  }
}
