// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.hessian;

import benchmark.contract.Contracts;
import com.caucho.hessian.io.ClassFactory;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.dubbo.serialize.hessian.dubbo.Hessian2FactoryInitializer;

/**
 * Lets Hessian read the contracts' classes and plain ones of the JDK only; a class outside arrives
 * as the type that is declared, or as a map.
 */
public final class HessianAllowList {

  /** Restricts this JVM, before anything is exported or referred to. */
  public HessianAllowList() {
    ClassFactory classes =
        Hessian2FactoryInitializer.getInstance().getSerializerFactory().getClassFactory();
    classes.setWhitelist(true);
    classes.allow(
        Stream.concat(
                Contracts.classNames(),
                // superclasses and interfaces are asked for, too
                Stream.of(
                    "java.lang.",
                    "java.util.",
                    "java.time.",
                    "java.io.Serializable",
                    "com.caucho.hessian.io."))
            // "." is itself, "*" is anything, "|" separates; else a regular expression
            .map(name -> name.replace("$", "\\$") + "*")
            .collect(Collectors.joining("|")));
  }
}
