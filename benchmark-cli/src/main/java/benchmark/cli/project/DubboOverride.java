// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.maven.model.Dependency;

/**
 * The classpath of a half on another version of Dubbo. Maven resolves it once, from a pom that is
 * written under target/ and inherits the root pom with the property dubbo.version overridden; no
 * pom of the project is edited. Resolved again when a pom of the half or a library has changed
 * since.
 *
 * <p>What a version needs besides stands in the root pom: the properties {@code
 * dubbo-<major.minor>.maven} (further property overrides) and {@code dubbo-<major.minor>.jvm}
 * (flags of the halves' JVMs).
 */
public final class DubboOverride {

  private static final int SHOWN_LINES = 5;

  /** How Maven says that it could not ask a repository: the network is down, or -o is set. */
  private static final Pattern UNREACHABLE =
      Pattern.compile(
          "(Could not transfer |Cannot access |\\S+ failed to transfer from ).*?(?= -> \\[|$)",
          Pattern.MULTILINE);

  private final Project project;
  private final String version;

  public DubboOverride(Project project, String version) {
    this.project = project;
    this.version = version;
  }

  /** The flags that this version needs in the JVMs of both halves. */
  public List<String> jvmOptions() {
    return words("jvm");
  }

  /**
   * The jars of a half, resolved now if they are not yet or no longer known.
   *
   * @throws UserError if Maven cannot find the version or a library that it asks for
   */
  public Classpath classpath(PairModule half) {
    Path dir = project.root().resolve("target/variants").resolve(half.name() + "-dubbo-" + version);
    Path resolved = dir.resolve("classpath");
    if (isStale(resolved, half)) {
      resolve(dir, resolved, half);
    }
    var jars = new ArrayList<Path>();
    for (String module : project.modulesOf(half)) {
      jars.add(Classpath.jarOf(project.root().resolve(module)));
    }
    jars.addAll(Classpath.read(resolved));
    return new Classpath(jars);
  }

  private boolean isStale(Path resolved, PairModule half) {
    try {
      if (!Files.exists(resolved)) {
        return true;
      }
      var time = Files.getLastModifiedTime(resolved);
      // A library is newer when a snapshot was installed again, perhaps with other dependencies.
      var files = new ArrayList<>(poms(half));
      files.addAll(Classpath.read(resolved));
      for (Path file : files) {
        if (Files.getLastModifiedTime(file).compareTo(time) > 0) {
          return true;
        }
      }
      return false;
    } catch (IOException e) {
      return true;
    }
  }

  private List<Path> poms(PairModule half) {
    var poms = new ArrayList<Path>(List.of(project.root().resolve("pom.xml")));
    for (String module : project.modulesOf(half)) {
      poms.add(project.root().resolve(module).resolve("pom.xml"));
    }
    return poms;
  }

  private void resolve(Path dir, Path resolved, PairModule half) {
    try {
      Files.createDirectories(dir);
      Files.deleteIfExists(resolved);
      Files.writeString(dir.resolve("pom.xml"), pom(half));
    } catch (IOException e) {
      throw UserError.failure("Cannot write to %s: %s.", dir, e.getMessage());
    }
    var arguments =
        new ArrayList<>(
            List.of(
                "-Ddubbo.version=" + version,
                "-Dmdep.outputFile=" + resolved,
                "-Dmdep.includeScope=runtime"));
    arguments.addAll(words("maven"));
    arguments.add("dependency:build-classpath");
    System.err.println("Resolving " + half.name() + " on Dubbo " + version + " …");
    Path log = dir.resolve("resolve.log");
    try {
      new Maven(dir).run(log, SHOWN_LINES, arguments);
    } catch (UserError e) {
      throw unresolved(half.pair(), version, log, e.getMessage());
    }
  }

  /**
   * What to tell of a version that Maven did not resolve. That it does not exist is only said where
   * Maven could look.
   *
   * @param log where Maven's whole output is
   * @param failure its errors
   */
  static UserError unresolved(String pair, String version, Path log, String failure) {
    Matcher unreachable = UNREACHABLE.matcher(failure);
    if (unreachable.find()) {
      return UserError.failure(
          "Maven could not look for Dubbo %s or a library that it needs (%s); its whole output is in"
              + " %s. Check the network, and run again.",
          version, unreachable.group().strip(), log);
    }
    if (failure.contains("org.apache.dubbo:dubbo:jar:" + version)) {
      return UserError.badInput(
          "Maven finds no Dubbo %s (org.apache.dubbo:dubbo), neither released nor in the local"
              + " repository. Check the version, or install your build of it first.",
          version);
    }
    return UserError.failure("%s cannot run on Dubbo %s: %s", pair, version, failure);
  }

  private String pom(PairModule half) {
    var libraries = new StringBuilder();
    for (Path file : poms(half)) {
      for (Dependency library : Pom.read(file).libraries()) {
        libraries
            .append("    <dependency><groupId>")
            .append(library.getGroupId())
            .append("</groupId><artifactId>")
            .append(library.getArtifactId())
            .append("</artifactId>")
            .append(library.getScope() == null ? "" : "<scope>" + library.getScope() + "</scope>")
            .append("</dependency>\n");
      }
    }
    return """
    <project xmlns="http://maven.apache.org/POM/4.0.0">
      <modelVersion>4.0.0</modelVersion>
      <parent>
        <groupId>benchmark</groupId>
        <artifactId>benchmark</artifactId>
        <version>1.0-SNAPSHOT</version>
        <relativePath>../../../pom.xml</relativePath>
      </parent>
      <artifactId>variant</artifactId>
      <packaging>pom</packaging>
      <dependencies>
    %s  </dependencies>
    </project>
    """
        .formatted(libraries);
  }

  private List<String> words(String kind) {
    String line = version.replaceFirst("^(\\d+\\.\\d+).*", "$1");
    String words = project.pom().property("dubbo-" + line + "." + kind);
    return words.isEmpty() ? List.of() : List.of(words.split(" "));
  }
}
