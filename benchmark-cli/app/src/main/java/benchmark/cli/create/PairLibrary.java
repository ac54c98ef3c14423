// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.create;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Pom;
import benchmark.cli.project.Project;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.maven.model.Dependency;
import org.apache.maven.model.Exclusion;

/**
 * A library of a new pair.
 *
 * @param exclusions what the root pom leaves out of it, as a pom has that, on one line; empty for
 *     nothing
 */
public record PairLibrary(Coordinate coordinate, VersionPlace version, String exclusions) {

  /** Where a library of a new pair gets its version from. */
  public enum VersionPlace {
    /** The root pom has this version. */
    KNOWN("was there already"),
    /** The root pom gets it, for every pair that has the library. */
    MANAGED("managed version"),
    /** The pair has it for itself, because others have another one. */
    OWN("for this pair alone");

    private final String words;

    VersionPlace(String words) {
      this.words = words;
    }

    @Override
    public String toString() {
      return words;
    }
  }

  /**
   * Decides for each library of a pair where its version belongs. The first is the one that makes
   * the pair: it goes to the root pom like all versions. Further ones may be on other pairs'
   * classpaths, too, which they must not change.
   *
   * @param planned modules of the project that do not exist yet
   * @throws UserError if one is given twice, or is a module that the project has not
   */
  static List<PairLibrary> of(Project project, List<Coordinate> coordinates, List<String> planned) {
    var names = new HashSet<String>();
    var libraries = new ArrayList<PairLibrary>();
    for (Coordinate coordinate : coordinates) {
      if (!names.add(coordinate.artifact())) {
        throw UserError.badInput(
            "--dependency %s: %s is given twice. Name each library once.",
            coordinate, coordinate.artifact());
      }
      libraries.add(of(project, coordinate, libraries.isEmpty(), planned));
    }
    return List.copyOf(libraries);
  }

  /** The root pom with the library's version, where it needs one more. */
  RootPom addVersion(RootPom root, PairName pair) {
    return switch (version) {
      case KNOWN -> root;
      case OWN -> root.withProperty(property(pair), coordinate.version());
      case MANAGED -> {
        String entry = coordinate.isOfProject() ? "module.xml" : "managed.xml";
        yield root.withManaged(Template.fill(entry, values(pair)));
      }
    };
  }

  boolean isOwn() {
    return version == VersionPlace.OWN;
  }

  /** What templates put in place of their names. */
  Map<String, String> values(PairName pair) {
    return Map.of(
        "group", coordinate.group(),
        "artifact", coordinate.artifact(),
        "version", coordinate.version(),
        "own.version", "<version>${%s}</version>%s".formatted(property(pair), exclusions));
  }

  /** The property of the root pom that has the pair's own version. */
  private String property(PairName pair) {
    return "%s.%s.version".formatted(pair, coordinate.artifact());
  }

  private static PairLibrary of(
      Project project, Coordinate coordinate, boolean first, List<String> planned) {
    Pom root = project.pom();
    var dependency = new Dependency();
    dependency.setGroupId(coordinate.group());
    dependency.setArtifactId(coordinate.artifact());
    String managed = root.managedVersion(dependency);
    if (coordinate.isOfProject()) {
      if (!planned.contains(coordinate.artifact())) {
        requireModule(project, coordinate);
      }
      return new PairLibrary(
          coordinate, managed.isEmpty() ? VersionPlace.MANAGED : VersionPlace.KNOWN, "");
    }
    if (managed.equals(coordinate.version())) {
      return new PairLibrary(coordinate, VersionPlace.KNOWN, "");
    }
    boolean free = managed.isEmpty() && !root.hasBomOf(dependency);
    return first && free
        ? new PairLibrary(coordinate, VersionPlace.MANAGED, "")
        : new PairLibrary(coordinate, VersionPlace.OWN, written(root.exclusions(dependency)));
  }

  /** Makes sure that the build will find a module of the project. */
  private static void requireModule(Project project, Coordinate library) {
    Path file = project.dir(library.artifact()).resolve("pom.xml");
    if (!Files.exists(file)) {
      throw UserError.badInput(
          "%s would be a module of this project, but there is no %s/pom.xml. Write that module"
              + " first; \"A serialization of your own\" in CONTRIBUTING.md explains how.",
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

  private static String written(List<Exclusion> exclusions) {
    return exclusions.isEmpty()
        ? ""
        : exclusions.stream()
            .map(
                it ->
                    "<exclusion><groupId>%s</groupId><artifactId>%s</artifactId></exclusion>"
                        .formatted(it.getGroupId(), it.getArtifactId()))
            .collect(Collectors.joining("", "<exclusions>", "</exclusions>"));
  }
}
