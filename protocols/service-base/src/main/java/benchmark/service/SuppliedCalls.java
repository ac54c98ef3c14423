// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The calls that a user's class supplies: a {@link Supplier} of a collection of maps, each with the
 * keys that a call has in JSON. {@code arguments} is an array or a list of objects, {@code answer}
 * an object, {@code throws} an exception. The same objects serve every call.
 */
final class SuppliedCalls {

  private static final Set<String> KEYS =
      Set.of("method", "arguments", "answer", "throws", "weight");

  private SuppliedCalls() {}

  /**
   * Asks the class.
   *
   * @throws InvalidServiceException if it does not supply such calls
   */
  static List<MethodCall> of(ServiceFile file, ServiceMethods methods) {
    String name = file.supplier().orElseThrow();
    Object supplied = UserClasses.instance(file, name, Supplier.class).get();
    if (!(supplied instanceof Collection<?> list) || list.isEmpty()) {
      throw new InvalidServiceException(
          "%s: %s supplies no collection of calls. Return a list of maps: method, arguments,"
              + " answer, throws, weight.",
          file.file(), name);
    }
    var calls = new ArrayList<MethodCall>();
    for (Object each : list) {
      String place = "call %d of %s".formatted(calls.size(), name);
      if (!(each instanceof Map<?, ?> call) || !KEYS.containsAll(call.keySet())) {
        throw new InvalidServiceException(
            "%s: %s is not a map with the keys method, arguments, answer, throws, weight.",
            file.file(), place);
      }
      calls.add(of(file, methods.named(file, String.valueOf(call.get("method"))), call, place));
    }
    return calls;
  }

  private static MethodCall of(ServiceFile file, Method method, Map<?, ?> call, String place) {
    Object given = call.get("arguments");
    List<Object> arguments =
        given instanceof Object[] array
            ? Stream.of(array).toList()
            : given instanceof Collection<?> some ? new ArrayList<>(some) : List.of();
    if (arguments.size() != method.getParameterCount()) {
      throw new InvalidServiceException(
          "%s: %s has %d arguments, but %s takes %d.",
          file.file(), place, arguments.size(), method.getName(), method.getParameterCount());
    }
    int weight = call.get("weight") instanceof Integer number && number > 0 ? number : 1;
    if (call.get("throws") instanceof Throwable exception) {
      return new MethodCall(
          method, ServiceCall.throwing(() -> arguments, exception, weight, place), true);
    }
    Object answer = call.get("answer");
    return new MethodCall(
        method,
        new ServiceCall(() -> arguments, () -> answer, null, weight, place),
        call.containsKey("answer"));
  }
}
