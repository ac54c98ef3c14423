// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.slices;

import benchmark.cli.error.UserError;
import benchmark.cli.results.RateLoad;
import benchmark.cli.text.ShellWords;
import benchmark.contract.Contract;
import benchmark.contract.Contracts;
import benchmark.contract.Operation;
import benchmark.contract.Scenario;
import benchmark.launch.Load;
import benchmark.launch.OperationKey;
import java.util.List;
import java.util.stream.Stream;

/**
 * An operation as a slice measures it.
 *
 * @param benchmark JMH's full name, such as benchmark.Client.existUser
 * @param key with the values of its parameters
 */
public record SlicedOperation(String benchmark, OperationKey key) {

  /** What a pattern of JMH's is matched with: the method's class and the operation's name. */
  String fullName() {
    return benchmark.substring(0, benchmark.lastIndexOf('.') + 1) + key.name();
  }

  /** This operation at a rate. */
  public SlicedOperation at(double rate) {
    return new SlicedOperation(benchmark, RateLoad.at(key, rate));
  }

  /** This operation without a rate. */
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

  /**
   * Those of a scenario that one word of --ops names: all of a name, or the one with given
   * parameters, such as {@code pingPong?streams=8x4}, be it listed or not.
   *
   * @param word begins with the name of an operation that the scenario has
   * @throws UserError if it has no such parameters: exit status 2
   */
  public static Stream<SlicedOperation> named(Scenario scenario, String word) {
    String name = word.split("\\?", 2)[0];
    List<SlicedOperation> all = of(scenario, List.of(name));
    if (name.equals(word)) {
      return all.stream();
    }
    try {
      return Stream.of(of(Contracts.operation(OperationKey.parse(word))));
    } catch (IllegalArgumentException unknown) {
      throw UserError.badInput(
          "--ops %s: there is no such operation. Write it as in --ops %s.",
          word, ShellWords.of(all.get(0).key()));
    }
  }

  /**
   * Those that several words of --ops name, each once: two words may name the same one.
   *
   * @throws UserError as for one word
   */
  public static List<SlicedOperation> named(Scenario scenario, List<String> words) {
    return words.stream().flatMap(it -> named(scenario, it)).distinct().toList();
  }

  /** An operation of any contract. */
  public static SlicedOperation of(Operation<?> operation) {
    Contract<?> contract = Contracts.of(operation);
    return new SlicedOperation(contract.benchmark(operation), operation.key());
  }
}
