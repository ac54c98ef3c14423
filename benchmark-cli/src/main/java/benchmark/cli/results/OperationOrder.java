// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.contract.Operation;
import benchmark.launch.OperationKey;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** The order of operations in tables. */
final class OperationOrder {

  private static final List<String> CONTRACT =
      Arrays.stream(Operation.values()).map(Operation::method).toList();

  private OperationOrder() {}

  /**
   * The different operations in the contract's order, unknown ones last; an operation's parameters
   * stay in the order given, which is that of their declaration where JMH wrote it.
   */
  static List<OperationKey> of(Collection<OperationKey> operations) {
    return operations.stream()
        .distinct()
        .sorted(Comparator.comparingInt(OperationOrder::position))
        .toList();
  }

  private static int position(OperationKey operation) {
    int index = CONTRACT.indexOf(operation.name());
    return index < 0 ? CONTRACT.size() : index;
  }
}
