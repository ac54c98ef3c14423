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
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.maven.artifact.repository.metadata.io.xpp3.MetadataXpp3Reader;
import org.apache.maven.artifact.versioning.ComparableVersion;
import org.apache.maven.model.Dependency;
import org.apache.maven.model.Model;
import org.codehaus.plexus.util.xml.pull.XmlPullParserException;

/**
 * The released versions of a library: those that Maven's repositories list, or, where Maven cannot
 * ask them, those that the local repository holds.
 */
public record Releases(Project project, ChildProcesses children) {

  /** 3.3.0-beta.1 and the like are no releases. */
  private static final Pattern RELEASE = Pattern.compile("\\d+(\\.\\d+)*([.-](Final|RELEASE|GA))?");

  /**
   * The releases of a range, in Maven's order.
   *
   * @param artifact group:artifact
   * @throws UserError if one of its ends is not released: exit status 2
   */
  public List<String> in(VersionRange range, String artifact) {
    List<String> all = sorted(list(artifact, range));
    for (String end : List.of(range.first(), range.last())) {
      if (!all.contains(end)) {
        throw UserError.badInput(
            "--versions %s: Maven knows no release %s of %s. The nearest are %s.",
            range, end, artifact, String.join(", ", nearest(all, end)));
      }
    }
    return all.subList(all.indexOf(range.first()), all.indexOf(range.last()) + 1);
  }

  /** The releases among some versions, each once, in Maven's order. */
  static List<String> sorted(List<String> versions) {
    var all = new TreeSet<ComparableVersion>();
    versions.stream()
        .filter(it -> RELEASE.matcher(it).matches())
        .map(ComparableVersion::new)
        .forEach(all::add);
    return all.stream().map(ComparableVersion::toString).toList();
  }

  private static List<String> nearest(List<String> all, String version) {
    var with = new ArrayList<>(all);
    with.add(version);
    List<String> sorted = sorted(with);
    int place = sorted.indexOf(version);
    return sorted.subList(Math.max(0, place - 1), Math.min(sorted.size(), place + 2)).stream()
        .filter(it -> !it.equals(version))
        .toList();
  }

  /** Maven keeps the list of versions when it has resolved a range of them. */
  private List<String> list(String artifact, VersionRange range) {
    Path dir = project.root().resolve("target/releases").resolve(artifact.replace(':', '-'));
    try {
      resolve(dir, artifact, range);
      Path jar = Classpath.read(dir.resolve("classpath")).get(0);
      return versions(jar.getParent().getParent());
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot write to %s: %s. Check disk space and permissions.", dir, e.getMessage());
    }
  }

  /**
   * Of a range, Maven reads the pom of each release, and fails if that of one cannot be resolved:
   * so it is asked for the newest ones first, which lists all of them, too.
   */
  private void resolve(Path dir, String artifact, VersionRange range) throws IOException {
    try {
      resolve(dir, pom(dir, artifact, "[%s,)".formatted(range.last())));
    } catch (UserError lastDoesNotExist) {
      children.check();
      try {
        resolve(dir, pom(dir, artifact, "[%s,%s]".formatted(range.first(), range.last())));
      } catch (UserError failure) {
        throw UserError.failure(
            "Maven cannot list the releases %s of %s. Check the versions and the network; what Maven"
                + " said is in %s.",
            range, artifact, dir.resolve("resolve.log"));
      }
    }
  }

  private void resolve(Path dir, Model pom) throws IOException {
    new Maven(children).resolve(dir, pom, 0, List.of("-Dmdep.excludeTransitive=true"));
  }

  private Model pom(Path dir, String artifact, String range) {
    String[] names = artifact.split(":");
    var library = new Dependency();
    library.setGroupId(names[0]);
    library.setArtifactId(names[1]);
    library.setVersion(range);
    Model pom = project.pom().child(dir.relativize(project.root().resolve("pom.xml")));
    pom.setArtifactId("releases");
    pom.addDependency(library);
    return pom;
  }

  /** What the local repository knows of an artifact: the lists of repositories, and its folders. */
  private static List<String> versions(Path artifact) throws IOException {
    var versions = new ArrayList<String>();
    try (Stream<Path> files = Files.list(artifact)) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (name.matches("maven-metadata-.*\\.xml")) {
          try (var in = Files.newInputStream(file)) {
            versions.addAll(new MetadataXpp3Reader().read(in).getVersioning().getVersions());
          } catch (XmlPullParserException damaged) {
            throw new IOException(file + " is damaged: " + damaged.getMessage(), damaged);
          }
        } else if (Files.exists(file.resolve(artifact.getFileName() + "-" + name + ".jar"))) {
          versions.add(name);
        }
      }
    }
    return versions;
  }
}
