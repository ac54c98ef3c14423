// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A module that is a command which makes the calls of a pair's client: the value of a key names it.
 *
 * @param dir the module's folder
 */
public record ProgramModule(Path dir, PartProgram calling) implements JvmModule {

  /**
   * What a module's pom says.
   *
   * @throws UserError if that is no such command
   */
  static ProgramModule read(String name, Project project) {
    return project
        .program(name, Role.CLIENT)
        .map(it -> new ProgramModule(project.dir(name), it))
        .orElseThrow(
            () ->
                UserError.failure(
                    "%s has no <client.command>, so that it is no client. Add it: docs/commands.md.",
                    name));
  }

  @Override
  public Optional<PartProgram> program() {
    return Optional.of(calling);
  }
}
