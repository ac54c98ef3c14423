// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import benchmark.cli.results.RateLoad;
import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import benchmark.contract.Scenario;
import benchmark.launch.Load;
import benchmark.launch.OperationKey;
import java.util.List;

/**
 * An operation as a slice measures it.
 *
 * @param benchmark JMH's full name, such as benchmark.Client.existUser
 * @param key with the values of its parameters
 */
public record SlicedOperation(String benchmark, OperationKey key) {

  /** The same at a rate. */
  public SlicedOperation at(double rate) {
    return new SlicedOperation(benchmark, RateLoad.at(key, rate));
  }

  /** The same without a rate. */
  SlicedOperation closed() {
    return new SlicedOperation(benchmark, key.without(Load.Open.RATE));
  }

  /** Those operations of a scenario that have one of some names. */
  public static List<SlicedOperation> of(Scenario scenario, List<String> names) {
    return scenario.operations().stream()
        .filter(it -> names.contains(it.name()))
        .map(SlicedOperation::of)
        .toList();
  }

  /** An operation of any contract. */
  public static SlicedOperation of(Operation<?> operation) {
    Contract<?> contract = Contracts.of(operation);
    return new SlicedOperation(
        contract.benchmark(operation), new OperationKey(operation.name(), operation.parameters()));
  }
}
