// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.hessian;

import benchmark.contract.Contracts;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Lets Hessian read the contracts' classes and plain ones of the JDK only; a class outside arrives
 * as the type that is declared, or as a map.
 *
 * <p>Dubbo 2.7 reads the list from system properties, and takes it for one pattern: "." is itself,
 * "*" is anything, "|" separates (WhitelistHessian2FactoryInitializer, 2.7.23).
 */
public final class HessianAllowList {

  private static final String SWITCH = "dubbo.application.hessian2.whitelist";
  private static final String PATTERN = "dubbo.application.hessian2.allow";

  /** Restricts this JVM, before anything is exported or referred to. */
  public HessianAllowList() {
    System.setProperty(SWITCH, "true");
    System.setProperty(
        PATTERN,
        Stream.concat(
                Contracts.dataClasses().stream().map(Class::getName),
                // superclasses and interfaces are asked for, too
                Stream.of(
                    "java.lang.",
                    "java.util.",
                    "java.time.",
                    "java.io.Serializable",
                    "com.caucho.hessian.io."))
            .map(name -> name + "*")
            .collect(Collectors.joining("|")));
  }
}
