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

  /** The flags that the module's JVM needs, from the property jvm.options of its pom. */
  public List<String> jvmOptions() {
    return pom().words("jvm.options");
  }
}
