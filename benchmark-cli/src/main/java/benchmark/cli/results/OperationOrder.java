// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.contract.Contracts;
import benchmark.launch.OperationKey;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** The order of operations in tables. */
final class OperationOrder {

  private static final List<String> CONTRACTS = Contracts.operationNames();

  private OperationOrder() {}

  /**
   * The different operations in the contracts' order, unknown ones last; an operation's parameters
   * stay in the order given, which is that of their declaration where JMH wrote it.
   */
  static List<OperationKey> of(Collection<OperationKey> operations) {
    return operations.stream()
        .distinct()
        .sorted(Comparator.comparingInt(OperationOrder::position))
        .toList();
  }

  private static int position(OperationKey operation) {
    int index = CONTRACTS.indexOf(operation.name());
    return index < 0 ? CONTRACTS.size() : index;
  }
}
