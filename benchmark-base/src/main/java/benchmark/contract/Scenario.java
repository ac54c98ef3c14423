// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.util.List;

/**
 * What is measured together: operations of one contract under one load.
 *
 * @param operations the operations with their parameters bound, in the order of tables
 * @param callers how many threads call at the same time unless told otherwise
 * @param indicators what a run of it is expected to tell
 */
public record Scenario<S>(
    String name,
    Contract<S> contract,
    List<Operation<S>> operations,
    int callers,
    List<Indicator> indicators) {

  /** All operations of a contract. */
  static <S> Scenario<S> of(
      String name, Contract<S> contract, int callers, List<Indicator> indicators) {
    return new Scenario<>(name, contract, contract.operations(), callers, indicators);
  }

  /** The operations' names without their parameters, in the order of tables. */
  public List<String> operationNames() {
    return operations.stream().map(Operation::name).distinct().toList();
  }

  /** A regular expression by which JMH finds an operation and no other. */
  public String pattern(String operation) {
    return operations.stream()
        .filter(candidate -> candidate.name().equals(operation))
        .map(contract::benchmark)
        .findFirst()
        .orElseThrow()
        .concat("$");
  }

  /** Regular expressions by which JMH finds all operations of the scenario and no others. */
  public List<String> patterns() {
    return operationNames().stream().map(this::pattern).toList();
  }
}
