// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.create;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Pom;
import benchmark.cli.project.Project;
import java.nio.file.Files;
import java.nio.file.Path;

/** A library that is a module of this project: a serialization of one's own. */
final class ProjectModule {

  private ProjectModule() {}

  /** Whether a library is one. */
  static boolean is(Coordinate library) {
    return library.group().equals(Pom.GROUP);
  }

  /**
   * Makes sure that the build will find it.
   *
   * @throws UserError if there is no such module, or it has another name or version
   */
  static void require(Project project, Coordinate library) {
    Path file = project.root().resolve(library.artifact()).resolve("pom.xml");
    if (!Files.exists(file)) {
      throw UserError.badInput(
          "%s would be a module of this project, but there is no %s/pom.xml. Write that module"
              + " first; \"A serialization of your own\" in CONTRIBUTING.md tells how.",
          library, library.artifact());
    }
    Pom module = Pom.read(file);
    if (!library.artifact().equals(module.artifact())) {
      throw UserError.badInput(
          "%s/pom.xml has the artifactId %s. Write %s there.",
          library.artifact(), module.artifact(), library.artifact());
    }
    if (!library.version().equals(project.pom().version())) {
      throw UserError.badInput(
          "All modules of this project have version %s. Ask for %s:%s:%s",
          project.pom().version(), library.group(), library.artifact(), project.pom().version());
    }
  }
}
