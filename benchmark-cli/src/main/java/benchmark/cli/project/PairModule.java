// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * One half of a pair: a module with a consumer.xml or a provider.xml.
 *
 * @param dir the module's folder
 * @param pair the name of the pair
 */
public record PairModule(Path dir, String pair, Role role) {

  /** The module's name, such as dubbo-kryo-server. */
  public String name() {
    return pair + "-" + role.suffix();
  }

  /** What this half's pom says. */
  public Pom pom() {
    return Pom.read(dir.resolve("pom.xml"));
  }

  /** The flags that its JVM needs: the property jvm.options of all modules on its classpath. */
  public List<String> jvmOptions() {
    Path root = dir.getParent();
    return new Project(root)
        .modulesOf(this).stream()
            .map(module -> Pom.read(root.resolve(module).resolve("pom.xml")))
            .map(pom -> pom.property("jvm.options"))
            .filter(options -> !options.isEmpty())
            .flatMap(options -> Stream.of(options.split(" ")))
            .distinct()
            .toList();
  }
}
