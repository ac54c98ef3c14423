// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.server;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/** Something between a service and its callers. Thread-safe. */
@FunctionalInterface
interface Interceptor {

  /** Makes the call, or does something else, and returns the answer. */
  Object answer(Method method, ServiceCall call) throws Throwable;

  /** The call of the service behind. */
  @FunctionalInterface
  interface ServiceCall {
    Object proceed() throws Throwable;
  }

  /** A service whose every call goes through an interceptor. */
  static <S> S around(Class<S> type, S service, Interceptor interceptor) {
    InvocationHandler handler =
        (proxy, method, arguments) ->
            interceptor.answer(method, () -> invoke(service, method, arguments));
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }

  /** A service that does something before each of its contract's calls. */
  static <S> S before(Class<S> type, S service, Runnable first) {
    return around(
        type,
        service,
        (method, call) -> {
          if (method.getDeclaringClass() != Object.class) {
            first.run();
          }
          return call.proceed();
        });
  }

  private static Object invoke(Object service, Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(service, arguments);
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }
}
