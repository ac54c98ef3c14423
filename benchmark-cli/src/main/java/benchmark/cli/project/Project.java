// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import benchmark.cli.text.Suggestions;
import benchmark.launch.LaunchProperties;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The project as its folders tell it: they are the registry of pairs. */
public final class Project {

  private static final String CLIENT = "-" + Role.CLIENT.suffix();

  private final Path root;

  public Project(Path root) {
    this.root = root.toAbsolutePath().normalize();
  }

  /** The project that benchmark.sh was started from. */
  public static Project ofThisProcess() {
    return new Project(LaunchProperties.HOME.or(Path.of(".")));
  }

  /** The folder that holds the root pom. */
  public Path root() {
    return root;
  }

  /** The root pom. */
  public Pom pom() {
    return Pom.read(root.resolve("pom.xml"));
  }

  /** Every pair, in the order of the modules list and then of the alphabet. */
  public List<Pair> pairs() {
    List<String> order = pom().modules();
    return folders().stream()
        .filter(name -> name.endsWith(CLIENT))
        .map(name -> name.substring(0, name.length() - CLIENT.length()))
        .filter(name -> Files.exists(root.resolve(name + "-server/pom.xml")))
        .sorted(
            java.util.Comparator.comparingInt(
                    (String name) -> Math.floorMod(order.indexOf(name + CLIENT), 1 << 20))
                .thenComparing(name -> name))
        .map(this::pairNamed)
        .toList();
  }

  /**
   * Finds a pair.
   *
   * @throws UserError if there is none of this name, with the pair of a half, or the nearest names
   */
  public Pair pair(String name) {
    return pairs().stream()
        .filter(pair -> pair.name().equals(name))
        .findFirst()
        .orElseThrow(() -> unknown(name));
  }

  /** Finds a half; nothing if no half has this name. */
  public Optional<PairModule> half(String name) {
    return pairs().stream()
        .flatMap(pair -> java.util.stream.Stream.of(pair.client(), pair.server()))
        .filter(half -> half.name().equals(name))
        .findFirst();
  }

  /** A half and all of the project's own modules on its classpath. */
  public Set<String> modulesOf(PairModule half) {
    var modules = new LinkedHashSet<String>();
    var open = new ArrayDeque<String>(List.of(half.name(), half.role().base()));
    while (!open.isEmpty()) {
      String module = open.removeFirst();
      if (modules.add(module)) {
        open.addAll(Pom.read(root.resolve(module).resolve("pom.xml")).rooms());
      }
    }
    return modules;
  }

  /** The folders right under the root that hold a pom. */
  Set<String> folders() {
    try (var children = Files.list(root)) {
      return children
          .filter(child -> Files.exists(child.resolve("pom.xml")))
          .map(child -> child.getFileName().toString())
          .collect(Collectors.toCollection(java.util.TreeSet::new));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Pair pairNamed(String name) {
    return new Pair(name, halfOf(name, Role.CLIENT), halfOf(name, Role.SERVER));
  }

  private PairModule halfOf(String pair, Role role) {
    return new PairModule(root.resolve(pair + "-" + role.suffix()), pair, role);
  }

  private UserError unknown(String name) {
    Optional<PairModule> half = half(name);
    if (half.isPresent()) {
      return UserError.badInput("'%s' is a half; name its pair, %s.", name, half.get().pair());
    }
    List<String> names =
        pairs().stream()
            .flatMap(
                pair ->
                    java.util.stream.Stream.of(
                        pair.name(), pair.client().name(), pair.server().name()))
            .toList();
    return UserError.badInput(
        "There is no pair or half named '%s'. Nearest: %s. All pairs: benchmark.sh list",
        name, String.join(", ", Suggestions.to(name, names)));
  }
}
