// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.triple;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/**
 * Offers a service by an interface that Dubbo's generator has made, without the generated skeleton:
 * for Dubbo before 3.2, which cannot run that. Thread-safe.
 */
public final class PlainService implements InvocationHandler {

  private static final String ASYNC = "Async";

  private final Object service;
  private final Map<Method, Method> methods = new HashMap<>();

  private PlainService(Class<?> offered, Object service, Class<?> type)
      throws NoSuchMethodException {
    this.service = service;
    for (Method method : offered.getMethods()) {
      String name = method.getName();
      methods.put(
          method,
          type.getMethod(
              isAsync(method) ? name.substring(0, name.length() - ASYNC.length()) : name,
              method.getParameterTypes()));
    }
  }

  /**
   * Offers a service.
   *
   * @param offered the generated interface
   * @param type the service's own interface, with methods of the same names
   */
  public static Object of(Class<?> offered, Object service, Class<?> type)
      throws NoSuchMethodException {
    return Proxy.newProxyInstance(
        offered.getClassLoader(),
        new Class<?>[] {offered},
        new PlainService(offered, service, type));
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
    if (method.getDeclaringClass() == Object.class) {
      return method.invoke(this, arguments);
    }
    try {
      Object answer = methods.get(method).invoke(service, arguments);
      return isAsync(method) ? CompletableFuture.completedFuture(answer) : answer;
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static boolean isAsync(Method method) {
    return method.getReturnType() == CompletableFuture.class;
  }
}
