// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.service;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The methods of a user's interface by the names that a description gives them.
 *
 * @param type the interface
 */
public record ServiceMethods(Class<?> type) {

  /** Packages and classes of parameters that are no data: callbacks and streams. */
  private static final Set<String> NO_DATA =
      Set.of(
          "java.util.function",
          "java.util.stream",
          "java.util.concurrent.Flow",
          "org.reactivestreams",
          "reactor.core.publisher",
          "io.grpc.stub.StreamObserver",
          "org.apache.dubbo.common.stream.StreamObserver",
          "java.io.InputStream",
          "java.io.OutputStream");

  /**
   * Those of an interface on the classpath.
   *
   * @param name of the interface
   * @param classpath for messages
   * @throws InvalidServiceException if there is no such public interface
   */
  public static ServiceMethods of(String name, List<String> classpath) {
    Class<?> type = UserClasses.load(name, classpath);
    if (!type.isInterface() || !Modifier.isPublic(type.getModifiers())) {
      throw new InvalidServiceException(
          "%s is not a public interface. Name the interface that clients call.", name);
    }
    return new ServiceMethods(type);
  }

  /** All that can be called, in the order of their names. */
  public List<Method> all() {
    return Stream.of(type.getMethods())
        .filter(method -> !method.isBridge() && !method.isSynthetic())
        .filter(method -> !Modifier.isStatic(method.getModifiers()))
        .sorted((one, other) -> key(one).compareTo(key(other)))
        .toList();
  }

  private static String key(Method method) {
    return "%s %02d %s"
        .formatted(
            method.getName(),
            method.getParameterCount(),
            Arrays.toString(method.getParameterTypes()));
  }

  /**
   * The method that a name means.
   *
   * @param file for messages
   * @param name with the types of the parameters in parentheses where it has namesakes
   * @throws InvalidServiceException if there is none, or there are several
   */
  Method named(ServiceFile file, String name) {
    String bare = name.replaceFirst("\\(.*", "").strip();
    List<Method> named = all().stream().filter(it -> it.getName().equals(bare)).toList();
    if (named.isEmpty()) {
      throw new InvalidServiceException(
          "%s: %s has no method '%s'. It has %s.",
          file.file(), type.getName(), bare, listed(all()));
    }
    List<Method> meant =
        bare.equals(name)
            ? named
            : named.stream().filter(it -> hasTypes(it, name.replaceAll("\\s", ""))).toList();
    if (meant.size() != 1) {
      throw new InvalidServiceException(
          meant.isEmpty()
              ? "%s: there is no method '%s'. There are %s."
              : "%s: '%s' can be each of several methods. Write one of %s.",
          file.file(),
          name,
          listed(named));
    }
    requireData(meant.get(0));
    return meant.get(0);
  }

  private static boolean hasTypes(Method method, String name) {
    String types = name.substring(name.indexOf('(') + 1, name.lastIndexOf(')'));
    List<String> wanted = types.isEmpty() ? List.of() : List.of(types.split(","));
    Class<?>[] parameters = method.getParameterTypes();
    if (wanted.size() != parameters.length) {
      return false;
    }
    for (int i = 0; i < parameters.length; i++) {
      if (!wanted.get(i).equals(parameters[i].getSimpleName())
          && !wanted.get(i).equals(parameters[i].getTypeName())) {
        return false;
      }
    }
    return true;
  }

  /**
   * Makes sure that a method takes and returns data only.
   *
   * @throws InvalidServiceException if one of its types is a callback or a stream
   */
  public void requireData(Method method) {
    Stream.concat(Stream.of(method.getParameterTypes()), Stream.of(method.getReturnType()))
        .filter(it -> NO_DATA.stream().anyMatch(it.getName()::startsWith))
        .findFirst()
        .ifPresent(
            callback -> {
              throw new InvalidServiceException(
                  "%s cannot be called: it has a %s, which is a callback or a stream. Leave out its"
                      + " calls.",
                  method.getName(), callback.getName());
            });
  }

  private String listed(List<Method> methods) {
    return methods.stream().map(this::written).collect(Collectors.joining(", "));
  }

  /** A method as a description names it. */
  public String written(Method method) {
    return isAlone(method) ? method.getName() : method.getName() + "(" + types(method, ",") + ")";
  }

  /** The name of the operation that calls a method: it can be a word of options and files. */
  String operation(Method method) {
    return isAlone(method)
        ? method.getName()
        : (method.getName() + "_" + types(method, "_")).replace("[]", "Array");
  }

  private boolean isAlone(Method method) {
    return all().stream().filter(it -> it.getName().equals(method.getName())).count() == 1;
  }

  private static String types(Method method, String between) {
    return Stream.of(method.getParameterTypes())
        .map(Class::getSimpleName)
        .collect(Collectors.joining(between));
  }
}
