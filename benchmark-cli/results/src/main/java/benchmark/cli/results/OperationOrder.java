// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.contract.Contracts;
import benchmark.launch.OperationKey;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/** The order of operations in tables. */
final class OperationOrder {

  private static final List<String> CONTRACTS = Contracts.operationNames();

  private OperationOrder() {}

  /**
   * Something of each of the different operations, in the contracts' order, unknown ones last; an
   * operation's parameters stay in the order given, which is that of their declaration where JMH
   * wrote it.
   */
  static <V> Map<OperationKey, V> map(
      Stream<OperationKey> operations, Function<OperationKey, V> value) {
    var ordered = new LinkedHashMap<OperationKey, V>();
    operations
        .distinct()
        .sorted(Comparator.comparingInt(OperationOrder::position))
        .forEach(operation -> ordered.put(operation, value.apply(operation)));
    return Collections.unmodifiableMap(ordered);
  }

  private static int position(OperationKey operation) {
    int index = CONTRACTS.indexOf(operation.name());
    return index < 0 ? CONTRACTS.size() : index;
  }
}
