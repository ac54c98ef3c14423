// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import benchmark.launch.OperationKey;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What is measured together: operations of any contracts under one load.
 *
 * @param name how the command line calls it
 * @param description what it is, for users: a phrase
 * @param operations the operations with their parameters bound, in the order of tables
 * @param callers how many threads call at the same time unless set otherwise
 * @param work how often the server loops in every call before it answers; 0 for not at all
 */
public record Scenario(
    String name,
    String description,
    List<? extends Operation<?>> operations,
    int callers,
    int work) {

  /** The operations, with the parts of a mixture in place of it. */
  public List<Operation<?>> calls() {
    return operations.stream()
        .<Operation<?>>flatMap(
            operation ->
                operation instanceof Mixture<?> mixture
                    ? mixture.parts().stream()
                    : Stream.of(operation))
        .distinct()
        .toList();
  }

  /** Whether it has streams, which only some pairs have and only slices measure. */
  public boolean hasStreams() {
    return operations.stream().anyMatch(StreamOperation.class::isInstance);
  }

  /** The contracts that are called, in their order. */
  public List<Contract<?>> contracts() {
    return Contracts.all().stream()
        .filter(contract -> operations.stream().map(Contracts::of).anyMatch(contract::equals))
        .toList();
  }

  /** The operations' names without their parameters, in the order of tables. */
  public List<String> operationNames() {
    return operations.stream().map(Operation::name).distinct().toList();
  }

  /** Regular expressions by which JMH finds all operations of the scenario and no others. */
  public List<String> patterns() {
    return operations.stream()
        .map(operation -> Contracts.benchmark(operation) + "$")
        .distinct()
        .toList();
  }

  /** The values of JMH's parameters by their names: those of all operations of the scenario. */
  public Map<String, List<String>> parameters() {
    return Contracts.parameters(operations.stream());
  }

  /** Whether an operation has a parameter of JMH. */
  public boolean hasParameter(String parameter) {
    return parameters().containsKey(parameter);
  }

  /**
   * This scenario with other values of a parameter: the first operation that has it makes room for
   * one with each of them, and others of its name are dropped.
   *
   * @throws IllegalArgumentException if there is no such operation
   */
  public Scenario with(String parameter, List<String> values) {
    var changed = new LinkedHashSet<Operation<?>>();
    for (Operation<?> operation : operations) {
      if (operation.parameters().containsKey(parameter)) {
        values.forEach(value -> changed.add(with(operation, Map.of(parameter, value))));
      } else {
        changed.add(operation);
      }
    }
    return new Scenario(name, description, List.copyOf(changed), callers, work);
  }

  private static <S> Operation<S> with(Operation<S> operation, Map<String, String> parameters) {
    return Contracts.of(operation).operation(new OperationKey(operation.name(), parameters));
  }

  @Override
  public String toString() {
    return name;
  }
}
