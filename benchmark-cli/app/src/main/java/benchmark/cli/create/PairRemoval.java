// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.create;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Takes a pair out of the project: its two modules move to a folder from which they can be taken
 * back, and the root pom no longer names them. The versions of libraries that other pairs may use,
 * too, stay in the root pom.
 *
 * @param root the project's folder
 * @param modules the paths of what is taken out
 * @param to where the modules move to: a folder that does not exist before
 * @param pom the root pom as it is before
 */
public record PairRemoval(Path root, PairName name, List<String> modules, Path to, String pom) {

  private static final String REMOVED = "target/removed";

  /**
   * Plans a removal.
   *
   * @throws UserError if there is nothing of that pair
   */
  public static PairRemoval of(Project project, PairName name) {
    List<String> modules =
        Stream.of("-client", "-server")
            .map(role -> name + role)
            .filter(project::hasModule)
            .map(project::pathOf)
            .toList();
    if (modules.isEmpty()) {
      throw UserError.badInput(
          "There is no %s-client and no %1$s-server to remove. All pairs: ./benchmark.sh list",
          name);
    }
    Path removed = project.root().resolve(REMOVED);
    Path to = removed.resolve(name.toString());
    for (int i = 2; Files.exists(to); i++) {
      to = removed.resolve(name + "-" + i);
    }
    return new PairRemoval(
        project.root(),
        name,
        modules,
        to,
        SerializationCopy.read(project.root().resolve("pom.xml")));
  }

  /**
   * Does it.
   *
   * @throws UserError if something cannot be moved or written; everything is as it was then
   */
  public void apply() {
    try {
      Files.createDirectories(to);
      for (String module : modules) {
        if (Files.exists(root.resolve(module))) {
          Files.move(root.resolve(module), removed(module));
        }
      }
      String without = new RootPom(pom).without(name, modules).toString();
      new NewFiles().replace(root.resolve("pom.xml"), without);
    } catch (IOException e) {
      undo();
      throw UserError.failure(
          "Cannot remove the pair: %s. Everything is as it was. Make that place writable, and try"
              + " again.",
          e);
    }
  }

  /** Takes everything back. */
  public void undo() {
    try {
      for (String module : modules) {
        if (Files.exists(removed(module))) {
          Files.move(removed(module), root.resolve(module));
        }
      }
      for (Path empty = to; isEmpty(empty); empty = empty.getParent()) {
        Files.delete(empty);
      }
      new NewFiles().replace(root.resolve("pom.xml"), pom);
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot restore the pair: %s. Its modules are in %s; move them to %s, and name them"
              + " under <modules> of pom.xml.",
          e, to, String.join(" and ", modules));
    }
  }

  private Path removed(String module) {
    return to.resolve(Path.of(module).getFileName());
  }

  private static boolean isEmpty(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return false;
    }
    try (var children = Files.list(folder)) {
      return children.findAny().isEmpty();
    }
  }
}
