// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.dubbo26;

import benchmark.contract.Contracts;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Lets Dubbo's Hessian read the contracts' classes and plain ones of the JDK only; a class outside
 * arrives as the type that is declared, or as a map.
 *
 * <p>Late versions of 2.6 have an allow-list of their own in system properties, which they take for
 * one pattern: "." is itself, "*" is anything, "|" separates (WhitelistHessian2FactoryInitializer,
 * 2.6.12). Earlier ones have none; they look up every class that a message names in the context
 * class loader that was current when the factory was made, so that the factory is made here, under
 * one that knows the allowed names.
 */
public final class HessianAllowList {

  private static final String SWITCH = "dubbo.application.hessian2.whitelist";
  private static final String PATTERN = "dubbo.application.hessian2.allow";

  /**
   * How the names of what may be read begin: the contracts' classes, as in Dubbo's own lists, and
   * packages of values that carry no code. Superclasses and interfaces are asked for, too.
   */
  private static final List<String> ALLOWED =
      Stream.concat(
              Contracts.classNames(),
              Stream.of(
                  "java.lang.",
                  "java.util.",
                  "java.time.",
                  "java.io.Serializable",
                  "com.alibaba.com.caucho.hessian.io."))
          .toList();

  /** The factories of 2.5, and of 2.6 before it had an allow-list. */
  private static final List<String> FACTORIES =
      List.of(
          "com.alibaba.dubbo.common.serialize.support.hessian.Hessian2SerializerFactory",
          "com.alibaba.dubbo.common.serialize.hessian2.Hessian2SerializerFactory");

  /** Restricts this JVM, before anything is exported or referred to. */
  public HessianAllowList() {
    System.setProperty(SWITCH, "true");
    System.setProperty(
        PATTERN,
        ALLOWED.stream()
            .map(name -> name.replace("$", "\\$") + "*")
            .collect(Collectors.joining("|")));
    Thread thread = Thread.currentThread();
    ClassLoader all = thread.getContextClassLoader();
    thread.setContextClassLoader(new AllowedClasses(all));
    try {
      FACTORIES.forEach(factory -> initialize(factory, all));
    } finally {
      thread.setContextClassLoader(all);
    }
  }

  private static void initialize(String factory, ClassLoader loader) {
    try {
      Class.forName(factory, true, loader);
    } catch (ClassNotFoundException otherVersion) {
      // has another one
    }
  }

  /** A class loader that finds what is allowed and nothing else. */
  private static final class AllowedClasses extends ClassLoader {

    AllowedClasses(ClassLoader all) {
      super(all);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (ALLOWED.stream().anyMatch(name::startsWith)) {
        return super.loadClass(name, resolve);
      }
      throw new ClassNotFoundException(name + " is not among the classes that may be read");
    }
  }
}
