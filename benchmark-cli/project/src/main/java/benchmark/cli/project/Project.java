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
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The project: its folders are the registry of pairs. All poms are read once, when the first is
 * asked for; what is written into them later is not seen. A module is known by the name of its
 * folder, wherever that is.
 */
public final class Project {

  private static final String CLIENT = "-" + Role.CLIENT.suffix();
  private static final String SERVER = "-" + Role.SERVER.suffix();

  /** The folder of all pairs but the classic ones, which are in the root. */
  public static final String PAIRS = "pairs";

  /** The folder of codecs. */
  public static final String SERIALIZATIONS = "serializations";

  /** The folders that hold modules; the root has no name. */
  private static final List<String> PLACES =
      List.of("", PAIRS, "protocols", SERIALIZATIONS, "parts");

  private final Path root;

  /**
   * Every pom by its path under the root, the root's without a name; null until one is asked for.
   */
  private Map<String, Pom> poms;

  /** Null until asked for. */
  private List<Pair> pairs;

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
    return poms().get("");
  }

  /** The folder of a module; where it would be in the root if there is none. */
  public Path dir(String module) {
    return root.resolve(pathOf(module));
  }

  /** The path of a module, such as pairs/dubbo-gson-client; its name if there is none. */
  public String pathOf(String module) {
    return knownPaths().filter(path -> nameOf(path).equals(module)).findFirst().orElse(module);
  }

  /** Whether there is a module of this name, or the root pom lists one. */
  public boolean hasModule(String name) {
    return knownPaths().anyMatch(path -> nameOf(path).equals(name));
  }

  private Stream<String> knownPaths() {
    return Stream.concat(pom().modules().stream(), paths().stream());
  }

  /** The pom of a module. */
  public Pom pomOf(String module) {
    Pom pom = poms().get(pathOf(module));
    return pom == null ? Pom.read(dir(module).resolve("pom.xml")) : pom; // which fails in words
  }

  /** Every pair, in the order of the modules list and then of the alphabet. */
  public synchronized List<Pair> pairs() {
    if (pairs == null) {
      List<String> order = pom().modules().stream().map(Project::nameOf).toList();
      pairs =
          folders().stream()
              .filter(name -> name.endsWith(CLIENT))
              .map(name -> name.substring(0, name.length() - CLIENT.length()))
              .filter(name -> folders().contains(name + SERVER))
              .sorted(
                  Comparator.comparingInt(
                          (String name) -> Math.floorMod(order.indexOf(name + CLIENT), 1 << 20))
                      .thenComparing(name -> name))
              .map(name -> Pair.read(name, this))
              .toList();
    }
    return pairs;
  }

  /** The pair of a name; empty if there is none. */
  public Optional<Pair> find(String name) {
    return pairs().stream().filter(pair -> pair.name().equals(name)).findFirst();
  }

  /**
   * Finds a pair.
   *
   * @throws UserError if no pair has this name, with the pair of a module, what became of a name of
   *     the original harness, or the nearest names
   */
  public Pair pair(String name) {
    return find(name).orElseThrow(() -> unknown(name));
  }

  /** Finds the server or the client of a pair; empty if none has this name. */
  public Optional<PairModule> module(String name) {
    return pairs().stream()
        .flatMap(pair -> Stream.of(pair.client(), pair.server()))
        .filter(module -> module.name().equals(name))
        .findFirst();
  }

  /** The gateways that are modules of the project, in the order of the alphabet. */
  public List<GatewayModule> gateways() {
    return folders().stream()
        .filter(name -> GatewayModule.isOne(pomOf(name)))
        .map(name -> GatewayModule.read(name, this))
        .toList();
  }

  /** A module that a JVM runs, and all of the project's own modules on its classpath. */
  public Set<String> modulesOf(JvmModule module) {
    return withDependencies(List.of(module.name(), module.role().base()));
  }

  /** The words of the property jvm.options in all modules on the classpath of one. */
  List<String> jvmOptions(String module, Role role) {
    return withDependencies(List.of(module, role.base())).stream()
        .flatMap(it -> pomOf(it).words("jvm.options").stream())
        .distinct()
        .toList();
  }

  /** The command that is the server or the client of a module; empty if that is a JVM. */
  Optional<PartProgram> program(String module, Role role) {
    return PartProgram.of(withDependencies(List.of(module)), role, this);
  }

  /** What a pair brings to the classpath of a module: without those of every such module. */
  public Set<String> ownModulesOf(PairModule module) {
    var modules = modulesOf(module);
    modules.removeAll(withDependencies(List.of(module.role().base())));
    return modules;
  }

  /** Whether a module or one of the project's own that it depends on gives a property a value. */
  public boolean hasProperty(String module, String property) {
    return Pom.nearest(
            property, withDependencies(List.of(module)).stream().map(this::pomOf).toList())
        .isPresent();
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

  /** The paths of all folders with a pom, in the order of the alphabet. */
  Set<String> paths() {
    var paths = new TreeSet<>(poms().keySet());
    paths.remove("");
    return paths;
  }

  /** The names of all modules, in the order of the alphabet. */
  Set<String> folders() {
    return paths().stream().map(Project::nameOf).collect(Collectors.toCollection(TreeSet::new));
  }

  /** The name of the module in a folder. */
  static String nameOf(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  private synchronized Map<String, Pom> poms() {
    if (poms == null) {
      var read = new HashMap<String, Pom>();
      read.put("", Pom.read(root.resolve("pom.xml")));
      for (String place : PLACES) {
        for (Path module : folders(root.resolve(place))) {
          Path file = module.resolve("pom.xml");
          if (Files.exists(file)) {
            read.put(root.relativize(module).toString(), Pom.read(file));
          }
        }
      }
      poms = read;
    }
    return poms;
  }

  /** What is in a folder; nothing if there is no such folder. */
  private static List<Path> folders(Path place) {
    if (!Files.isDirectory(place)) {
      return List.of();
    }
    try (var children = Files.list(place)) {
      return children.toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
        "There is no pair, server or client named '%s'. Nearest: %s. All pairs: ./benchmark.sh list",
        name, String.join(", ", Suggestions.to(name, names, descriptions())));
  }

  private Map<String, String> descriptions() {
    return pairs().stream()
        .collect(
            Collectors.toMap(
                Pair::name,
                it -> it.facts().description(),
                (one, other) -> one,
                LinkedHashMap::new));
  }
}
