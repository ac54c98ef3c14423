// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import benchmark.cli.process.ChildProcesses;
import benchmark.cli.process.Folders;
import benchmark.cli.process.Sha256;
import benchmark.cli.project.Checkout.Commit;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.model.Dependency;

/**
 * Builds commits of a checkout, each once and in a folder of its own, and keeps the jars that take
 * the place of libraries.
 *
 * @param checkout where the commits are
 * @param jars the libraries: what a variant runs on
 * @param variant for messages
 * @param framework the variant's, if its version can be chosen
 */
public record CommitBuild(
    Project project,
    ChildProcesses children,
    Checkout checkout,
    Collection<Path> jars,
    String variant,
    Optional<Framework> framework) {

  private static final int SHOWN_LINES = 10;
  private static final int DIGITS_OF_HASH = 6;

  /**
   * A module that is built in place of a library.
   *
   * @param dir from the root of the checkout
   */
  private record Replacement(String dir, String group, String artifact, String version) {

    Path jar() {
      return Path.of(dir, "target", artifact + "-" + version + ".jar");
    }

    String name() {
      return group + ":" + artifact;
    }
  }

  /**
   * The folder of a commit's jars; they are built now unless they have been.
   *
   * @throws UserError if the commit has nothing that the variant runs on, or in another version:
   *     exit status 2; if it cannot be built, with the errors of Maven: exit status 1
   */
  public Path jarsOf(Commit commit) {
    List<Replacement> replacements = replacements(commit);
    String hash =
        Sha256.of(replacements.stream().map(Replacement::name).collect(Collectors.joining(" ")));
    Path built =
        project
            .root()
            .resolve("target/refs")
            .resolve(commit.id() + "-" + hash.substring(0, DIGITS_OF_HASH));
    if (!Files.isDirectory(built)) {
      build(commit, replacements, built);
    }
    return built;
  }

  /**
   * What is not measured of two commits: libraries that they declare in different versions. Empty
   * if there are none.
   *
   * @throws UserError if a commit has no pom: exit status 2
   */
  public Optional<String> unmeasured(Commit base, Commit head) {
    Set<String> before = libraries(base);
    Set<String> after = libraries(head);
    if (before.equals(after)) {
      return Optional.empty();
    }
    String differences =
        Stream.concat(only(base, before, after), only(head, after, before))
            .collect(Collectors.joining("; "));
    return Optional.of(
        """
        Not measured: %s. Every commit runs on the libraries of %s instead. To measure that difference, \
        too, install both builds under versions of their own and compare variants that run on \
        those."""
            .formatted(differences, variant));
  }

  private static Stream<String> only(Commit commit, Set<String> own, Set<String> others) {
    String only = own.stream().filter(it -> !others.contains(it)).collect(Collectors.joining(", "));
    return only.isEmpty() ? Stream.empty() : Stream.of(commit.id() + " declares " + only);
  }

  /** What a commit's poms declare of what the variant runs on: group:artifact:version. */
  private Set<String> libraries(Commit commit) {
    Map<String, Pom> poms = modules(checkout.poms(commit));
    Set<String> own =
        poms.values().stream()
            .map(it -> it.group() + ":" + it.artifact())
            .collect(Collectors.toSet());
    return poms.values().stream()
        .flatMap(it -> it.versioned(poms.get("")).stream())
        .filter(it -> !own.contains(it.getGroupId() + ":" + it.getArtifactId()))
        .filter(this::hasLibrary)
        .map(it -> String.join(":", it.getGroupId(), it.getArtifactId(), it.getVersion()))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Whether the variant runs on it, or on a library of its group if it is a BOM. */
  private boolean hasLibrary(Dependency library) {
    String group =
        File.separator + library.getGroupId().replace(".", File.separator) + File.separator;
    String folder =
        "import".equals(library.getScope())
            ? group
            : group + library.getArtifactId() + File.separator;
    return jars.stream().anyMatch(it -> it.toString().contains(folder));
  }

  /** Those of the poms that belong to the build, by their folders. */
  private static Map<String, Pom> modules(Map<String, Pom> poms) {
    var modules = new LinkedHashMap<String, Pom>();
    var next = new ArrayDeque<>(List.of(""));
    while (!next.isEmpty()) {
      String dir = next.removeFirst();
      Pom pom = poms.get(dir);
      if (pom != null && modules.put(dir, pom) == null) {
        pom.allModules().forEach(it -> next.add(Path.of(dir, it).normalize().toString()));
      }
    }
    return modules;
  }

  private List<Replacement> replacements(Commit commit) {
    Map<String, Pom> poms = checkout.poms(commit);
    Pom root = poms.get("");
    var found = new ArrayList<Replacement>();
    modules(poms)
        .forEach(
            (dir, pom) -> {
              var module = new Replacement(dir, pom.group(), pom.artifact(), pom.version(root));
              versionOf(module)
                  .ifPresent(
                      version -> {
                        requireFits(commit, module, version);
                        found.add(module);
                      });
            });
    if (found.isEmpty()) {
      throw UserError.badInput(
          "--checkout %s: at %s, it has no module that %s runs on. Name another pair, or another"
              + " checkout.",
          checkout.dir(), commit.id(), variant);
    }
    return found;
  }

  /** The version of the library that a module takes the place of. */
  private Optional<String> versionOf(Replacement module) {
    Path artifact = Path.of(module.group().replace('.', '/'), module.artifact());
    return jars.stream()
        .map(Path::getParent)
        .filter(it -> it.getParent().endsWith(artifact))
        .map(it -> it.getFileName().toString())
        .findFirst();
  }

  /**
   * Classes of two lines of versions do not work together, so that no number would mean anything.
   */
  private void requireFits(Commit commit, Replacement module, String version) {
    if (new ReleaseLine(version).takes(module.version())) {
      return;
    }
    String next =
        framework
            .filter(it -> it.artifact().equals(module.name()))
            .map(
                it ->
                    "a variant with %s=%s"
                        .formatted(it.key(), new ReleaseLine(module.version()).released()))
            .orElse("a variant that runs on that version");
    throw UserError.badInput(
        "--checkout %s: %s is %s %s, but %s runs on %s. Name %s for this commit, or commits of the"
            + " same version.",
        checkout.dir(), commit.id(), module.artifact(), module.version(), variant, version, next);
  }

  private void build(Commit commit, List<Replacement> replacements, Path built) {
    Path log = built.resolveSibling(built.getFileName() + ".log");
    Path work = null;
    try {
      Files.createDirectories(built.getParent());
      work = Files.createTempDirectory(built.getParent(), commit.id() + "-building");
      System.err.printf("Building %s of %s: %s …%n", commit.id(), checkout.dir(), commit.subject());
      Path sources = work.resolve("sources");
      checkout.copyTo(sources, commit, log, children);
      Files.createDirectories(sources.resolve(".mvn")); // or Maven takes the one of this project
      new Maven(children)
          .run(
              sources,
              log,
              SHOWN_LINES,
              List.of(
                  "-pl",
                  replacements.stream()
                      .map(it -> it.dir().isEmpty() ? "." : it.dir())
                      .collect(Collectors.joining(",")),
                  "-am",
                  "-DskipTests",
                  "package"));
      Path jars = Files.createDirectory(work.resolve("jars"));
      for (Replacement it : replacements) {
        Path jar = sources.resolve(it.jar());
        Files.move(jar, jars.resolve(jar.getFileName()));
      }
      Files.move(jars, built);
    } catch (UserError failure) {
      throw UserError.failure(
          "%s of %s cannot be built. %s", commit.id(), checkout.dir(), failure.getMessage());
    } catch (IOException e) {
      if (!Files.isDirectory(built)) { // or another process has built it meanwhile
        throw UserError.failure(
            "Cannot keep the build of %s in %s: %s. Full log: %s.",
            commit.id(), built, e.getMessage(), log);
      }
    } finally {
      delete(work);
    }
  }

  private static void delete(Path dir) {
    if (dir == null) {
      return;
    }
    try {
      Folders.delete(dir);
    } catch (IOException | UncheckedIOException e) {
      System.err.printf("Cannot delete %s: %s. It is not needed any more.%n", dir, e.getMessage());
    }
  }
}
