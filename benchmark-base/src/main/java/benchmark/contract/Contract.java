// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import benchmark.launch.OperationKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A service with its data and its expected answers: everything that is true of a service whatever
 * protocol carries it. Thread-safe.
 *
 * <p>A new contract of this project's is a subclass in {@link Contracts}, a JMH class with a method
 * for each operation, a bean of the server, and a line in each protocol's base; no pair knows of
 * it. A user's own service is a {@link ServiceContract}.
 *
 * @param <S> the service's interface
 */
public abstract class Contract<S> {

  private final String name;
  private final String jmhClass;
  private final Class<S> service;

  /**
   * Names a contract.
   *
   * @param jmhClass the JMH class that measures it, in the package benchmark; tables show this name
   */
  protected Contract(String name, String jmhClass, Class<S> service) {
    this.name = name;
    this.jmhClass = jmhClass;
    this.service = service;
  }

  public final String name() {
    return name;
  }

  /** The interface that protocols for Java export and refer to. */
  public final Class<S> service() {
    return service;
  }

  /** All operations with their parameters bound, in the order of tables. */
  public abstract List<Operation<S>> operations();

  /** All that JMH has a method for: the operations, and mixtures of them. */
  public List<Operation<S>> measured() {
    return operations();
  }

  /** A new implementation that answers from objects prepared now, without business logic. */
  public abstract S prepared();

  /**
   * The contract's own classes of data, which codecs must know: an allow-list, and an order that
   * client and server share.
   */
  public abstract List<Class<?>> dataClasses();

  /** The JDK's classes in those data that codecs must know: no strings, wrappers and the like. */
  public List<Class<?>> jdkClasses() {
    return List.of();
  }

  /**
   * Every call whose answer is part of the contract's hash: by default every request there is, its
   * argument named by the operation's label and the number of the request.
   */
  public List<ExpectedCall<S>> everyCall() {
    var calls = new ArrayList<ExpectedCall<S>>();
    for (Operation<S> operation : operations()) {
      for (int n = 0; n < operation.requests(); n++) {
        calls.add(call(operation, n));
      }
    }
    return List.copyOf(calls);
  }

  private static <S> ExpectedCall<S> call(Operation<S> operation, int n) {
    Object argument = operation.argument(n);
    return new ExpectedCall<>(
        operation.name(),
        operation.label() + ' ' + n,
        operation.answer(n),
        service -> operation.call(service, argument),
        actual ->
            operation.isAnswer(n, actual)
                ? Optional.empty()
                : Optional.of(operation.difference(n, actual).orElse("")));
  }

  /** The full name of the JMH method that measures an operation: benchmark.Client.getUser. */
  public final String benchmark(Operation<?> operation) {
    return "benchmark." + jmhClass + "." + jmhMethod(operation);
  }

  /** The name of the JMH method that measures an operation: by default the operation's. */
  protected String jmhMethod(Operation<?> operation) {
    return operation.name();
  }

  /** The values of JMH's parameters that measure an operation, by their names. */
  public Map<String, String> jmhParameters(Operation<?> operation) {
    return operation.parameters();
  }

  /**
   * Finds an operation.
   *
   * @throws IllegalArgumentException naming it, if the contract has no such operation
   */
  public final Operation<S> operation(OperationKey key) {
    return measured().stream()
        .filter(operation -> operation.key().equals(key))
        .findFirst()
        .or(() -> unlisted(key.name(), key.params()))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "The contract '%s' has no operation %s. It has: %s"
                        .formatted(name, key.label(), measured())));
  }

  /**
   * An operation that {@link #measured} does not list, because a user chooses the value of its
   * parameter; empty if there is none. Equal values give the same one.
   */
  protected Optional<Operation<S>> unlisted(String name, Map<String, String> parameters) {
    return Optional.empty();
  }

  @Override
  public final String toString() {
    return name;
  }
}
