// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.contract;

import benchmark.launch.OperationKey;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * One measured call of a contract, with its parameters bound: an operation with two values of a
 * parameter is two of these. Immutable and thread-safe.
 *
 * @param <S> the contract's service
 */
public abstract class Operation<S> {

  private final String name;
  private final Map<String, String> parameters;
  private final int requests;

  /**
   * An operation with one value for each of its parameters.
   *
   * @param name of the service's method, and of the JMH method that measures it
   * @param parameters by the names of JMH's parameters; empty for most
   * @param requests how many different requests there are, 1 or more
   */
  protected Operation(String name, Map<String, String> parameters, int requests) {
    this.name = name;
    this.parameters = Map.copyOf(parameters);
    this.requests = requests;
  }

  /** The name of the service's method, which JMH shows. */
  public final String name() {
    return name;
  }

  /** Whether another operation differs in nothing but parameters: names are unique. */
  final boolean hasNameOf(OperationKey other) {
    return name.equals(other.name());
  }

  /** The values of JMH's parameters by their names. */
  public final Map<String, String> parameters() {
    return parameters;
  }

  /** What distinguishes it from others in results. */
  public final OperationKey key() {
    return new OperationKey(name, parameters);
  }

  /**
   * The name with the values of the parameters, as in "string (1K)": unique among all contracts.
   */
  public final String label() {
    return parameters.isEmpty() ? name : name + " (" + String.join(", ", parameters.values()) + ")";
  }

  /** How many different requests there are: n runs from 0 to this, exclusive. */
  public final int requests() {
    return requests;
  }

  /** The argument of request n, a fresh object; null for a method that takes none. */
  public abstract Object argument(int n);

  /** The arguments of request n, as its method takes them: by default one, or none. */
  public Object[] arguments(int n) {
    Object argument = argument(n);
    return argument == null ? new Object[0] : new Object[] {argument};
  }

  /** What {@link #argument} is of such arguments. */
  public Object argumentOf(Object[] arguments) {
    return arguments == null || arguments.length == 0 ? null : arguments[0];
  }

  /** The right answer to request n, a fresh object; null for a method that returns none. */
  public abstract Object answer(int n);

  /** The object that request n carries in a direction: its argument, or its answer. */
  public final Object value(Direction direction, int n) {
    return direction == Direction.REQUEST ? argument(n) : answer(n);
  }

  /** The objects that all requests carry in a direction, by n. */
  public final Object[] values(Direction direction) {
    return IntStream.range(0, requests).mapToObj(n -> value(direction, n)).toArray();
  }

  /** The method of an interface that the operation calls. */
  public Method method(Class<?> service) {
    return Arrays.stream(service.getMethods())
        .filter(method -> !method.isBridge() && method.getName().equals(methodName()))
        .findFirst()
        .orElseThrow();
  }

  /** The name of the method that it calls: its own, unless it overrides this. */
  protected String methodName() {
    return name;
  }

  /**
   * Makes one call.
   *
   * @param argument as {@link #argument} makes it
   * @return what the service answers
   * @implSpec allocates nothing beyond what the call itself allocates
   */
  public abstract Object call(S service, Object argument);

  /**
   * The calls of all requests by their numbers, with arguments that are prepared now.
   *
   * @implSpec a call allocates nothing beyond what it allocates itself
   */
  public IntFunction<Object> on(S service) {
    Object[] arguments = values(Direction.REQUEST);
    return n -> call(service, arguments[n]);
  }

  /**
   * Whether an answer can be the right one to request n: a check that costs next to nothing, for
   * every measured call.
   */
  public abstract boolean accepts(int n, Object answer);

  /** Whether an answer is the right one to request n: a full comparison. */
  public final boolean isAnswer(int n, Object actual) {
    return isValue(Direction.RESPONSE, n, actual);
  }

  /** Whether an object is the one that request n carries in a direction: a full comparison. */
  public boolean isValue(Direction direction, int n, Object actual) {
    return Objects.equals(value(direction, n), actual);
  }

  /**
   * Where a wrong answer to request n differs from the right one, as a clause; empty if both
   * together show it best.
   */
  public Optional<String> difference(int n, Object actual) {
    return Optional.empty();
  }

  @Override
  public final String toString() {
    return label();
  }
}
