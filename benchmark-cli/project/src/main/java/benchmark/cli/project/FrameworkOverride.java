// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import benchmark.cli.process.ChildProcesses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.maven.model.Model;

/**
 * The classpath of a module on another version of its framework. Maven resolves it once, from a pom
 * that is written under target/ and inherits the root pom with the framework's property overridden;
 * no pom of the project is edited. Resolved again when a pom of the module or a library has changed
 * since.
 *
 * @param progress is notified that Maven starts, which can take minutes
 */
public record FrameworkOverride(
    Project project, FrameworkVersion chosen, ChildProcesses children, Consumer<String> progress) {

  private static final int SHOWN_LINES = 5;

  /** How Maven says that it could not ask a repository: the network is down, or -o is set. */
  private static final Pattern UNREACHABLE =
      Pattern.compile(
          "(Could not transfer |Cannot access |\\S+ failed to transfer from ).*?(?= -> \\[|$)",
          Pattern.MULTILINE);

  /** The flags that this version needs in both JVMs. */
  public List<String> jvmOptions() {
    return chosen.framework().jvmOptions(chosen.version());
  }

  /**
   * The jars of a module, resolved now if they are not yet or no longer known.
   *
   * @throws UserError if Maven cannot find the version or a library that it asks for
   */
  public Classpath classpath(PairModule module) {
    Path dir =
        project
            .root()
            .resolve("target/variants")
            .resolve(module.name() + "-" + chosen.framework().key() + "-" + chosen.version());
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
    var options =
        new ArrayList<>(
            List.of(
                "-D" + chosen.framework().property() + "=" + chosen.version(),
                "-Dmdep.includeScope=runtime"));
    options.addAll(chosen.framework().mavenOptions(chosen.version()));
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
  static UserError unresolved(String pair, FrameworkVersion chosen, Path log, String failure) {
    Matcher unreachable = UNREACHABLE.matcher(failure);
    if (unreachable.find()) {
      return UserError.failure(
          "Maven could not look for %s or a library that it needs (%s). Full log: %s. Check the"
              + " network, and run again.",
          chosen, unreachable.group().strip(), log);
    }
    String artifact = chosen.framework().artifact();
    if (Stream.of(":jar:", ":pom:")
        .anyMatch(type -> failure.contains(artifact + type + chosen.version()))) {
      return UserError.badInput(
          "Maven finds no %s (%s), neither released nor in the local repository. Check the version,"
              + " or install your build of it first.",
          chosen, artifact);
    }
    return UserError.failure("%s cannot run on %s: %s", pair, chosen, failure);
  }

  /** The project's child that depends on every library that the module's poms name. */
  private Model pom(Path dir, PairModule module) {
    Model pom = project.pom().child(dir.relativize(project.root().resolve("pom.xml")));
    pom.setArtifactId("variant");
    pom.setProperties(
        project.pomOf(module.name()).properties()); // versions that the pair has of its own
    pom.setDependencyManagement(project.pomOf(module.name()).dependencyManagement()); // and these
    for (String name : project.modulesOf(module)) {
      project.pomOf(name).libraries().forEach(pom::addDependency);
    }
    return pom;
  }
}
