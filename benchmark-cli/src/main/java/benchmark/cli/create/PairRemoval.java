// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.create;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Project;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Takes a pair out of the project: its two modules move to a folder from which they can be taken
 * back, and the root pom no longer names them. The versions of libraries that other pairs may use,
 * too, stay in the root pom.
 */
public final class PairRemoval {

  private static final String REMOVED = "target/removed";

  private final Path root;
  private final PairName name;
  private final List<String> modules;
  private final List<String> moved = new ArrayList<>();
  private final Path to;
  private String before;

  private PairRemoval(Path root, PairName name, List<String> modules, Path to) {
    this.root = root;
    this.name = name;
    this.modules = modules;
    this.to = to;
  }

  /**
   * Plans a removal.
   *
   * @throws UserError if there is nothing of that pair
   */
  public static PairRemoval of(Project project, PairName name) {
    List<String> modules =
        Stream.of("-client", "-server")
            .map(role -> name + role)
            .filter(
                module ->
                    Files.isDirectory(project.dir(module))
                        || project.pom().modules().contains(module))
            .toList();
    if (modules.isEmpty()) {
      throw UserError.badInput(
          "There is no %s-client and no %1$s-server to remove. All pairs: ./benchmark.sh list",
          name);
    }
    Path removed = project.dir(REMOVED);
    Path to = removed.resolve(name.toString());
    for (int i = 2; Files.exists(to); i++) {
      to = removed.resolve(name + "-" + i);
    }
    return new PairRemoval(project.root(), name, modules, to);
  }

  /** What is taken out. */
  public List<String> modules() {
    return modules;
  }

  /** Where the modules move to: a folder that does not exist before. */
  public Path to() {
    return to;
  }

  /**
   * Does it.
   *
   * @throws UserError if something cannot be moved or written; everything is as it was then
   */
  public void apply() {
    Path pom = root.resolve("pom.xml");
    try {
      before = Files.readString(pom, StandardCharsets.UTF_8);
      Files.createDirectories(to);
      for (String module : modules) {
        if (Files.exists(root.resolve(module))) {
          Files.move(root.resolve(module), to.resolve(module));
          moved.add(module);
        }
      }
      new NewFiles().replace(pom, new RootPom(before).without(name, modules).toString());
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
      for (String module : moved) {
        Files.move(to.resolve(module), root.resolve(module));
      }
      for (Path empty = to; isEmpty(empty); empty = empty.getParent()) {
        Files.delete(empty);
      }
      new NewFiles().replace(root.resolve("pom.xml"), before);
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot restore the pair: %s. Its modules are in %s; move them to %s, and name them"
              + " under <modules> of pom.xml.",
          e, to, root);
    }
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
