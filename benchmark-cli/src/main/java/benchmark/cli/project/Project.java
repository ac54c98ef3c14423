// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import benchmark.cli.text.Suggestions;
import benchmark.launch.LaunchProperties;
import benchmark.launch.ProtocolSetting;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The project: its folders are the registry of pairs. */
public final class Project {

  private static final String CLIENT = "-" + Role.CLIENT.suffix();
  private static final String SERVER = "-" + Role.SERVER.suffix();

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

  /** The folder of a module. */
  public Path dir(String module) {
    return root.resolve(module);
  }

  /** The pom of a module. */
  public Pom pomOf(String module) {
    return Pom.read(dir(module).resolve("pom.xml"));
  }

  /** Every pair, in the order of the modules list and then of the alphabet. */
  public List<Pair> pairs() {
    List<String> order = pom().modules();
    return folders().stream()
        .filter(name -> name.endsWith(CLIENT))
        .map(name -> name.substring(0, name.length() - CLIENT.length()))
        .filter(name -> Files.exists(dir(name + SERVER).resolve("pom.xml")))
        .sorted(
            Comparator.comparingInt(
                    (String name) -> Math.floorMod(order.indexOf(name + CLIENT), 1 << 20))
                .thenComparing(name -> name))
        .map(this::pairNamed)
        .toList();
  }

  /**
   * Finds a pair.
   *
   * @throws UserError if no pair has this name, with the pair of a module, what became of a name of
   *     the original harness, or the nearest names
   */
  public Pair pair(String name) {
    return pairs().stream()
        .filter(pair -> pair.name().equals(name))
        .findFirst()
        .orElseThrow(() -> unknown(name));
  }

  /** Finds the server or the client of a pair; empty if none has this name. */
  public Optional<PairModule> module(String name) {
    return pairs().stream()
        .flatMap(pair -> Stream.of(pair.client(), pair.server()))
        .filter(module -> module.name().equals(name))
        .findFirst();
  }

  /** A server or a client and all of the project's own modules on its classpath. */
  public Set<String> modulesOf(PairModule module) {
    return withDependencies(List.of(module.name(), module.role().base()));
  }

  /** What a pair brings to its client's classpath: its modules without those of every client. */
  public Set<String> ownModulesOf(Pair pair) {
    var modules = modulesOf(pair.client());
    modules.removeAll(withDependencies(List.of(Role.CLIENT.base())));
    return modules;
  }

  /** The framework that a pair runs on, if a variant may choose its version. */
  public Optional<Framework> frameworkOf(Pair pair) {
    return modulesOf(pair.client()).stream()
        .flatMap(module -> Framework.of(pomOf(module)).stream())
        .findFirst();
  }

  /** What a variant may set in the protocol of a pair. */
  public List<SettingValues> settingsOf(Pair pair) {
    List<Pom> poms = modulesOf(pair.client()).stream().map(this::pomOf).toList();
    return Stream.of(ProtocolSetting.values())
        .flatMap(setting -> SettingValues.of(setting, poms).stream())
        .toList();
  }

  /** The frameworks of all pairs whose version a variant may choose. */
  public List<Framework> frameworks() {
    return folders().stream().flatMap(module -> Framework.of(pomOf(module)).stream()).toList();
  }

  private Set<String> withDependencies(List<String> names) {
    var modules = new LinkedHashSet<String>();
    var next = new ArrayDeque<String>(names);
    while (!next.isEmpty()) {
      String module = next.removeFirst();
      if (modules.add(module)) {
        next.addAll(pomOf(module).projectModules());
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
          .collect(Collectors.toCollection(TreeSet::new));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Pair pairNamed(String name) {
    return new Pair(name, moduleOf(name, Role.CLIENT), moduleOf(name, Role.SERVER));
  }

  private PairModule moduleOf(String pair, Role role) {
    return new PairModule(dir(pair + "-" + role.suffix()), pair, role);
  }

  private UserError unknown(String name) {
    Optional<PairModule> module = module(name);
    if (module.isPresent()) {
      return UserError.badInput(
          "'%s' is the %s of a pair; name the pair, %s.",
          name, module.get().role().suffix(), module.get().pair());
    }
    Optional<OriginalName> original = OriginalName.of(name);
    if (original.isPresent()) {
      return original.get().answer();
    }
    List<String> names =
        pairs().stream()
            .flatMap(pair -> Stream.of(pair.name(), pair.client().name(), pair.server().name()))
            .toList();
    return UserError.badInput(
        "There is no pair, server or client named '%s'. Nearest: %s. All pairs: benchmark.sh list",
        name, String.join(", ", Suggestions.to(name, names, descriptions())));
  }

  private Map<String, String> descriptions() {
    return pairs().stream()
        .collect(
            Collectors.toMap(
                Pair::name, Pair::description, (one, other) -> one, LinkedHashMap::new));
  }
}
