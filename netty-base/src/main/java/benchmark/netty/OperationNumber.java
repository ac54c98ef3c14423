// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import benchmark.contract.Contracts;
import java.util.List;

/** The number of an operation, which both sides count in the same way. */
final class OperationNumber {

  private static final List<Boolean> ECHO =
      Contracts.operationNames().stream().map(OperationNumber::isEcho).toList();

  private OperationNumber() {}

  /** The place of a name among those of all operations. */
  static byte of(String operation) {
    return (byte) Contracts.operationNames().indexOf(operation);
  }

  /** Whether a number is that of an operation of the echo contract. */
  static boolean isEcho(byte number) {
    return number >= 0 && number < ECHO.size() && ECHO.get(number);
  }

  private static boolean isEcho(String operation) {
    return Contracts.ECHO.operations().stream()
        .anyMatch(candidate -> candidate.name().equals(operation));
  }
}
