// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The server or the client of a pair: a module with a provider.xml or a consumer.xml, or a server
 * that is a command.
 *
 * @param dir the module's folder, named such as dubbo-kryo-server
 * @param pair the name of the pair
 * @param jvmOptions what its JVM needs: the property jvm.options of all modules on its classpath
 * @param program the command that is its server; empty for a JVM
 */
public record PairModule(
    Path dir, String pair, Role role, List<String> jvmOptions, Optional<PartProgram> program)
    implements JvmModule {

  /** Collects what the poms of a module and of those on its classpath say. */
  static PairModule read(String pair, Role role, Project project) {
    String name = pair + "-" + role.suffix();
    return new PairModule(
        project.dir(name),
        pair,
        role,
        project.jvmOptions(name, role),
        role == Role.SERVER ? project.program(name, role) : Optional.empty());
  }
}
