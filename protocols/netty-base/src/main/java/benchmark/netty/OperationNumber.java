// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.netty;

import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The number of an operation, which both sides count in the same way. */
final class OperationNumber {

  private static final List<String> NAMES = Contracts.operationNames();
  private static final List<Boolean> ECHO = of(Contracts.ECHO);
  private static final List<Boolean> STREAM = of(Contracts.STREAM);

  private OperationNumber() {}

  /** The place of a name among those of all operations. */
  static byte of(String operation) {
    return (byte) NAMES.indexOf(operation);
  }

  /** Whether a number is that of an operation of the echo contract. */
  static boolean isEcho(byte number) {
    return number >= 0 && number < ECHO.size() && ECHO.get(number);
  }

  /** Whether a number is that of an operation of the contract of streams. */
  static boolean isOfStreams(byte number) {
    return number >= 0 && number < STREAM.size() && STREAM.get(number);
  }

  /** The name of the operation with a number. */
  static String name(byte number) {
    return NAMES.get(number);
  }

  private static List<Boolean> of(Contract<?> contract) {
    Set<String> names =
        contract.operations().stream().map(Operation::name).collect(Collectors.toSet());
    return NAMES.stream().map(names::contains).toList();
  }
}
