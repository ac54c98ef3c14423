// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import java.nio.file.Path;
import java.util.List;

/**
 * The server or the client of a pair: a module with a provider.xml or a consumer.xml.
 *
 * @param dir the module's folder
 * @param pair the name of the pair
 */
public record PairModule(Path dir, String pair, Role role) {

  /** The module's name, such as dubbo-kryo-server. */
  public String name() {
    return pair + "-" + role.suffix();
  }

  /** The module's pom. */
  public Pom pom() {
    return Pom.read(dir.resolve("pom.xml"));
  }

  /** The flags that its JVM needs: the property jvm.options of all modules on its classpath. */
  public List<String> jvmOptions() {
    var project = new Project(dir.getParent());
    return project.modulesOf(this).stream()
        .flatMap(module -> project.pomOf(module).words("jvm.options").stream())
        .distinct()
        .toList();
  }

  /** A property of the first module on its classpath that has it; empty if none has. */
  String fact(String property) {
    var project = new Project(dir.getParent());
    return project.modulesOf(this).stream()
        .map(module -> project.pomOf(module).property(property))
        .filter(value -> !value.isEmpty())
        .findFirst()
        .orElse("");
  }
}
