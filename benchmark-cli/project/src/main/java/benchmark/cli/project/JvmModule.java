// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import java.nio.file.Path;
import java.util.Optional;

/** A module that a process of a run is started on: a JVM, but for commands. */
public interface JvmModule {

  /** The module's folder. */
  Path dir();

  /** The module's name. */
  default String name() {
    return dir().getFileName().toString();
  }

  /** As what its JVM is started: a server, unless it is a pair's client. */
  default Role role() {
    return Role.SERVER;
  }

  /** The command that is started in place of a JVM; empty for a JVM. */
  default Optional<PartProgram> program() {
    return Optional.empty();
  }
}
