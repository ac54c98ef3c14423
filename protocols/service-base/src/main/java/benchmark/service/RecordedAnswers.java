// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;

/**
 * A user's own service that answers each call as its description says. The first time that a
 * request arrives, its arguments are compared in full; after that, one value in them tells which
 * request it is. Thread-safe.
 */
final class RecordedAnswers implements InvocationHandler {

  private static final int DEPTH = 3;

  private final String service;
  private final Map<Method, Requests> requests = new HashMap<>();

  private RecordedAnswers(String service) {
    this.service = service;
  }

  /** A service of an interface that answers these operations. */
  static Object of(Class<?> type, List<MethodOperation> operations) {
    var answers = new RecordedAnswers(type.getSimpleName());
    for (MethodOperation operation : operations) {
      answers.requests.put(operation.method(type), Requests.of(operation.calls().toList()));
    }
    return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, answers);
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
    Requests known = requests.get(method);
    if (known == null) {
      return ofObject(proxy, method, arguments);
    }
    Object[] given = arguments == null ? new Object[0] : arguments;
    Request request = known.of(given);
    if (request == null) {
      throw new IllegalArgumentException(
          "%s.%s is called with arguments that are not described"
              .formatted(service, method.getName()));
    }
    if (!request.arrived) {
      Optional<String> difference =
          DeepComparison.difference("arguments", request.arguments, given);
      if (difference.isPresent()) {
        throw new IllegalArgumentException(
            "%s.%s: %s".formatted(service, method.getName(), difference.get()));
      }
      request.arrived = true;
    }
    boolean later = CompletionStage.class.isAssignableFrom(method.getReturnType());
    if (request.exception != null) {
      if (later) {
        return CompletableFuture.failedFuture(request.exception);
      }
      throw request.exception;
    }
    return later ? CompletableFuture.completedFuture(request.answer) : request.answer;
  }

  /** Frameworks ask a service for its name and put it into maps. */
  private Object ofObject(Object proxy, Method method, Object[] arguments) {
    if (method.getDeclaringClass() == Object.class) {
      return switch (method.getName()) {
        case "equals" -> proxy == arguments[0];
        case "hashCode" -> System.identityHashCode(proxy);
        default -> service;
      };
    }
    throw new UnsupportedOperationException(
        "%s.%s is not described".formatted(service, method.getName()));
  }

  /** A request, and what becomes of it. */
  private static final class Request {

    private final Object[] arguments;
    private final Object answer;
    private final Throwable exception;

    /** Written by any thread, always to true: one that does not see it compares once more. */
    private boolean arrived;

    Request(ServiceCall call) {
      arguments = call.newArguments();
      answer = call.answer().get();
      exception = call.exception();
    }
  }

  /**
   * The requests of a method.
   *
   * @param key what differs from request to request; null if there is only one
   * @param byKey empty if there is only one, or nothing without parts differs
   */
  private record Requests(
      List<Request> all, Function<Object[], Object> key, Map<Object, Request> byKey) {

    static Requests of(List<ServiceCall> calls) {
      List<Request> all = calls.stream().map(Request::new).toList();
      if (all.size() > 1) {
        for (Function<Object[], Object> key : keys(all.get(0).arguments)) {
          var byKey = new HashMap<Object, Request>();
          all.forEach(it -> byKey.put(key.apply(it.arguments), it));
          if (byKey.size() == all.size() && !byKey.containsKey(null)) {
            return new Requests(all, key, byKey);
          }
        }
      }
      return new Requests(all, null, Map.of());
    }

    Request of(Object[] arguments) {
      if (all.size() == 1) {
        return all.get(0);
      }
      if (key != null) {
        return byKey.get(key.apply(arguments));
      }
      return all.stream()
          .filter(it -> DeepComparison.difference("", it.arguments, arguments).isEmpty())
          .findFirst()
          .orElse(null);
    }

    /** Ways to values without parts in arguments like these, the shortest first. */
    private static List<Function<Object[], Object>> keys(Object[] arguments) {
      var keys = new ArrayList<Function<Object[], Object>>();
      for (int depth = 0; depth <= DEPTH; depth++) {
        for (int i = 0; i < arguments.length; i++) {
          int index = i;
          addKeys(keys, arguments[i], values -> values[index], depth);
        }
      }
      return keys;
    }

    private static void addKeys(
        List<Function<Object[], Object>> keys,
        Object value,
        Function<Object[], Object> way,
        int depth) {
      if (value == null) {
        return;
      }
      if (depth == 0) {
        if (DataField.isPlain(value)) {
          keys.add(way);
        }
      } else if (value instanceof List<?> list && !list.isEmpty()) {
        addKeys(keys, list.get(0), way.andThen(RecordedAnswers::first), depth - 1);
      } else if (DataField.isOwn(value.getClass()) && !(value instanceof Enum<?>)) {
        Class<?> type = value.getClass();
        for (DataField field : DataField.of(type)) {
          addKeys(
              keys,
              field.of(value),
              way.andThen(it -> it != null && it.getClass() == type ? field.of(it) : null),
              depth - 1);
        }
      }
    }
  }

  private static Object first(Object value) {
    return value instanceof List<?> list && !list.isEmpty() ? list.get(0) : null;
  }
}
