// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import benchmark.cli.process.ChildProcesses;
import benchmark.cli.text.Suggestions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.maven.model.Dependency;
import org.apache.maven.model.DependencyManagement;
import org.apache.maven.model.Model;

/**
 * The classpath of a module on another version of its framework or of libraries. Maven resolves it
 * once, from a pom that is written under target/ and inherits the root pom with the framework's
 * property overridden and the versions of libraries managed; no pom of the project is edited.
 * Resolved again when a pom of the module or a library has changed since.
 *
 * @param progress is notified that Maven starts, which can take minutes
 */
public record VersionOverride(
    Project project, ChosenVersions chosen, ChildProcesses children, Consumer<String> progress) {

  private static final int SHOWN_LINES = 5;

  /** How Maven says that it could not ask a repository: the network is down, or -o is set. */
  private static final Pattern UNREACHABLE =
      Pattern.compile(
          "(Could not transfer |Cannot access |\\S+ failed to transfer from ).*?(?= -> \\[|$)",
          Pattern.MULTILINE);

  /** The flags that the version of the framework needs in both JVMs. */
  public List<String> jvmOptions() {
    return chosen.framework().map(it -> it.framework().jvmOptions(it.version())).orElse(List.of());
  }

  /**
   * The jars of a module, resolved now if they are not yet or no longer known.
   *
   * @throws UserError if Maven cannot find the version or a library that it asks for
   */
  public Classpath classpath(PairModule module) {
    Path dir =
        project.root().resolve("target/variants").resolve(module.name() + "-" + chosen.fileName());
    Path resolved = dir.resolve("classpath");
    if (isStale(resolved, module)) {
      resolve(dir, module);
    }
    Stream<Path> own =
        project.modulesOf(module).stream().map(name -> Classpath.jarOf(project.dir(name)));
    return new Classpath(Stream.concat(own, Classpath.read(resolved).stream()).toList());
  }

  private boolean isStale(Path resolved, PairModule module) {
    try {
      if (!Files.exists(resolved)) {
        return true;
      }
      var time = Files.getLastModifiedTime(resolved);
      // A library is newer when a snapshot was installed again, perhaps with other dependencies.
      var files = new ArrayList<>(List.of(project.root().resolve("pom.xml")));
      project.modulesOf(module).forEach(name -> files.add(project.dir(name).resolve("pom.xml")));
      files.addAll(Classpath.read(resolved));
      return files.stream().anyMatch(file -> Build.isNewer(file, time));
    } catch (IOException e) {
      return true;
    }
  }

  private void resolve(Path dir, PairModule module) {
    var options = new ArrayList<>(List.of("-Dmdep.includeScope=runtime"));
    chosen
        .framework()
        .ifPresent(
            it -> {
              options.add("-D" + it.framework().property() + "=" + it.version());
              options.addAll(it.framework().mavenOptions(it.version()));
            });
    Model pom = pom(dir, module);
    progress.accept("Resolving " + module.name() + " on " + chosen + " …");
    try {
      new Maven(children).resolve(dir, pom, SHOWN_LINES, options);
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot write to %s: %s. Check disk space and permissions.", dir, e.getMessage());
    } catch (UserError e) {
      throw unresolved(module.pair(), chosen, dir.resolve("resolve.log"), e.getMessage());
    }
  }

  /**
   * What to say about a version that Maven did not resolve. That it does not exist is only said
   * where Maven could look.
   *
   * @param log where Maven's complete output is
   * @param failure its errors
   */
  static UserError unresolved(String pair, ChosenVersions chosen, Path log, String failure) {
    Matcher unreachable = UNREACHABLE.matcher(failure);
    if (unreachable.find()) {
      return UserError.failure(
          "Maven could not look for %s or a library that it needs (%s). Full log: %s. Check the"
              + " network, and run again.",
          chosen, unreachable.group().strip(), log);
    }
    return Stream.concat(
            chosen.framework().stream()
                .filter(it -> isMissing(it.framework().artifact(), it.version(), failure))
                .map(it -> "%s (%s)".formatted(it, it.framework().artifact())),
            chosen.libraries().stream()
                .filter(it -> isMissing(it.name().replace("*", ""), it.version(), failure))
                .map(LibraryVersion::toString))
        .findFirst()
        .map(
            it ->
                UserError.badInput(
                    "Maven finds no %s, neither released nor in the local repository. Check the"
                        + " version, or install your build of it first.",
                    it))
        .orElseGet(() -> UserError.failure("%s cannot run on %s: %s", pair, chosen, failure));
  }

  private static boolean isMissing(String artifact, String version, String failure) {
    String name = Pattern.quote(artifact) + (artifact.endsWith(":") ? "[^:\\s]+" : "");
    return Pattern.compile(name + ":(jar|pom):([^:\\s]+:)?" + Pattern.quote(version))
        .matcher(failure)
        .find();
  }

  /**
   * The versions of the chosen libraries: of all on the classpath that they are about.
   *
   * @throws UserError if one is about none: exit status 2
   */
  private List<Dependency> libraries(PairModule module) {
    if (chosen.libraries().isEmpty()) {
      return List.of();
    }
    var before = new ChosenVersions(chosen.framework(), List.of());
    Classpath own =
        before.isEmpty()
            ? Classpath.of(module)
            : new VersionOverride(project, before, children, progress).classpath(module);
    var managed = new ArrayList<Dependency>();
    for (LibraryVersion library : chosen.libraries()) {
      List<Dependency> found = own.managed(library);
      if (found.isEmpty()) {
        throw UserError.badInput(
            "lib=%s: %s has no library %s. Nearest: %s. All are under modules in the run.json of a"
                + " run.",
            library,
            module.name(),
            library.name(),
            String.join(
                ", ", Suggestions.to(library.artifact(), List.copyOf(own.versions().keySet()))));
      }
      found.forEach(it -> project.pom().exclusions(it).forEach(it::addExclusion));
      managed.addAll(found);
    }
    return managed;
  }

  /** Versions that the pair has of its own, unless the variant has chosen others. */
  private DependencyManagement with(
      List<Dependency> libraries, Set<String> managed, PairModule module) {
    DependencyManagement own = project.pomOf(module.name()).dependencyManagement();
    if (libraries.isEmpty()) {
      return own;
    }
    DependencyManagement all = own == null ? new DependencyManagement() : own.clone();
    all.getDependencies().removeIf(it -> managed.contains(it.getManagementKey()));
    libraries.forEach(all::addDependency);
    return all;
  }

  /** The project's child that depends on every library that the module's poms name. */
  private Model pom(Path dir, PairModule module) {
    Model pom = project.pom().child(dir.relativize(project.root().resolve("pom.xml")));
    pom.setArtifactId("variant");
    pom.setProperties(
        project.pomOf(module.name()).properties()); // versions that the pair has of its own
    List<Dependency> libraries = libraries(module);
    Set<String> managed =
        libraries.stream().map(Dependency::getManagementKey).collect(Collectors.toSet());
    pom.setDependencyManagement(with(libraries, managed, module));
    for (String name : project.modulesOf(module)) {
      for (Dependency library : project.pomOf(name).libraries()) {
        Dependency used = library.clone();
        if (managed.contains(library.getManagementKey())) {
          used.setVersion(null); // the one that a module names would count
        }
        pom.addDependency(used);
      }
    }
    return pom;
  }
}
