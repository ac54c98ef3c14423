// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import benchmark.contract.Direction;
import benchmark.contract.Operation;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/** The calls of one method of a user's own service. */
final class MethodOperation extends Operation<Object> {

  private final Method method;
  private final List<ServiceCall> requests;
  private final List<String> exceptions;
  private final Probe[] probes;

  private MethodOperation(String name, Method method, List<ServiceCall> requests) {
    super(name, Map.of(), requests.size());
    this.method = method;
    this.requests = requests;
    List<Object> answers = requests.stream().map(it -> it.answer().get()).toList();
    exceptions =
        answers.stream()
            .filter(Thrown.class::isInstance)
            .map(it -> ((Thrown) it).type())
            .distinct()
            .toList();
    probes = answers.stream().map(Probe::of).toArray(Probe[]::new);
  }

  /** An operation whose requests are these calls, each as often as its weight says. */
  static MethodOperation of(String name, Method method, List<ServiceCall> calls) {
    var left = new ArrayList<ServiceCall>();
    int heaviest = calls.stream().mapToInt(ServiceCall::weight).max().orElseThrow();
    int divisor =
        calls.stream().mapToInt(ServiceCall::weight).reduce(heaviest, MethodOperation::gcd);
    for (int round = 0; round < heaviest / divisor; round++) {
      for (ServiceCall call : calls) {
        if (round < call.weight() / divisor) {
          left.add(call);
        }
      }
    }
    return new MethodOperation(name, method, List.copyOf(left));
  }

  private static int gcd(int one, int other) {
    return other == 0 ? one : gcd(other, one % other);
  }

  @Override
  public Method method(Class<?> service) {
    return method;
  }

  @Override
  public Object argument(int n) {
    return arguments(n);
  }

  @Override
  public Object[] arguments(int n) {
    return requests.get(n).newArguments();
  }

  @Override
  public Object argumentOf(Object[] arguments) {
    return arguments == null ? new Object[0] : arguments;
  }

  @Override
  public Object answer(int n) {
    return requests.get(n).answer().get();
  }

  /** By reflection: for what is not measured. */
  @Override
  public Object call(Object service, Object argument) {
    try {
      return completed(method.invoke(service, (Object[]) argument));
    } catch (InvocationTargetException thrown) {
      return answerOf(thrown.getCause());
    } catch (IllegalAccessException impossible) { // the interface is public
      throw new IllegalStateException(impossible);
    }
  }

  @Override
  public IntFunction<Object> on(Object service) {
    var arguments = new Object[requests()][];
    Arrays.setAll(arguments, this::arguments);
    IntFunction<Object> calls = BoundCalls.of(service, method, arguments);
    boolean isFuture = CompletionStage.class.isAssignableFrom(method.getReturnType());
    if (!isFuture && exceptions.isEmpty()) {
      return calls;
    }
    return n -> {
      try {
        return completed(calls.apply(n));
      } catch (Throwable thrown) { // checked ones, too
        return answerOf(thrown);
      }
    };
  }

  /** The answer of a call, for which it waits if it comes later. */
  static Object completed(Object answer) {
    return answer instanceof CompletionStage<?> later ? later.toCompletableFuture().join() : answer;
  }

  private Object answerOf(Throwable thrown) {
    Throwable cause =
        thrown instanceof CompletionException && thrown.getCause() != null
            ? thrown.getCause()
            : thrown;
    if (exceptions.contains(cause.getClass().getName())) {
      return Thrown.of(cause);
    }
    throw cause instanceof RuntimeException unchecked
        ? unchecked
        : new IllegalStateException(cause);
  }

  @Override
  public boolean accepts(int n, Object answer) {
    return probes[n].accepts(answer);
  }

  @Override
  public boolean isValue(Direction direction, int n, Object actual) {
    return difference(direction, n, actual).isEmpty();
  }

  @Override
  public Optional<String> difference(int n, Object actual) {
    return difference(Direction.RESPONSE, n, actual);
  }

  private Optional<String> difference(Direction direction, int n, Object actual) {
    return DeepComparison.difference(
        direction == Direction.REQUEST ? "arguments" : "answer", value(direction, n), actual);
  }

  /** The calls that its requests make, each once. */
  Stream<ServiceCall> calls() {
    return requests.stream().distinct();
  }
}
