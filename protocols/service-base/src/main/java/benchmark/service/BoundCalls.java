// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/**
 * Calls of a method whose service and arguments are bound beforehand, without reflection in the
 * call: the JDK makes a class for the method as it does for a lambda expression.
 */
final class BoundCalls {

  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

  /** A call with an answer. */
  @FunctionalInterface
  interface Answering {
    Object call();
  }

  /** A call of a method that returns nothing. */
  @FunctionalInterface
  interface Silent {
    void call();
  }

  private BoundCalls() {}

  /**
   * Binds all calls of a method.
   *
   * @param method of a public interface
   * @param arguments of each call
   * @return makes call n and returns its answer, boxed if need be; allocates nothing else
   */
  static IntFunction<Object> of(Object service, Method method, Object[][] arguments) {
    try {
      MethodHandle make = factory(method);
      if (method.getReturnType() == void.class) {
        var calls = new Silent[arguments.length];
        for (int n = 0; n < calls.length; n++) {
          calls[n] = (Silent) make.invokeWithArguments(bound(service, arguments[n]));
        }
        return n -> {
          calls[n].call();
          return null;
        };
      }
      var calls = new Answering[arguments.length];
      for (int n = 0; n < calls.length; n++) {
        calls[n] = (Answering) make.invokeWithArguments(bound(service, arguments[n]));
      }
      return n -> calls[n].call();
    } catch (Throwable impossible) { // what a method handle declares
      throw new IllegalStateException("Cannot call " + method, impossible);
    }
  }

  private static Object[] bound(Object service, Object[] arguments) {
    return Stream.concat(Stream.of(service), Arrays.stream(arguments)).toArray();
  }

  private static MethodHandle factory(Method method) throws Exception {
    MethodHandle target = LOOKUP.unreflect(method);
    Class<?> answer = method.getReturnType();
    boolean silent = answer == void.class;
    return LambdaMetafactory.metafactory(
            LOOKUP,
            "call",
            target.type().changeReturnType(silent ? Silent.class : Answering.class),
            MethodType.methodType(silent ? void.class : Object.class),
            target,
            silent ? MethodType.methodType(void.class) : MethodType.methodType(answer).wrap())
        .getTarget();
  }
}
