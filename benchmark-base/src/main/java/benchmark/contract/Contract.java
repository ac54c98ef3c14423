// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A service with its data and its expected answers: everything that is true of a service whatever
 * protocol carries it. Thread-safe.
 *
 * <p>A new contract is a subclass in {@link Contracts#ALL}, a JMH class with a method for each
 * operation, a bean of the server, and a line in each protocol's base; no pair knows of it.
 *
 * @param <S> the service's interface; its methods take one argument or none, and none is overloaded
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

  /**
   * The JDK's classes in those data that codecs must be told of: no strings, wrappers and the like.
   */
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
        Object argument = operation.argument(n);
        calls.add(
            new ExpectedCall<>(
                operation.name(),
                operation.label() + ' ' + n,
                operation.answer(n),
                service -> operation.call(service, argument)));
      }
    }
    return List.copyOf(calls);
  }

  /** The name by which JMH knows an operation, such as benchmark.Client.getUser. */
  public final String benchmark(Operation<?> operation) {
    return "benchmark." + jmhClass + "." + operation.name();
  }

  /**
   * Finds an operation.
   *
   * @param benchmark JMH's name of it
   * @param parameters by the names of JMH's parameters; exactly those of the operation
   * @throws IllegalArgumentException naming both, if the contract has no such operation
   */
  public final Operation<S> operation(String benchmark, Map<String, String> parameters) {
    return measured().stream()
        .filter(operation -> benchmark(operation).equals(benchmark))
        .filter(operation -> operation.parameters().equals(parameters))
        .findFirst()
        .or(() -> unlisted(benchmark.substring(benchmark.lastIndexOf('.') + 1), parameters))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "The contract '%s' has no operation %s with the parameters %s. It has: %s"
                        .formatted(name, benchmark, parameters, measured())));
  }

  /**
   * An operation that {@link #measured} does not list, because a user chooses the value of its
   * parameter; empty if there is none. The same one for the same values.
   */
  protected Optional<Operation<S>> unlisted(String name, Map<String, String> parameters) {
    return Optional.empty();
  }

  @Override
  public final String toString() {
    return name;
  }
}
