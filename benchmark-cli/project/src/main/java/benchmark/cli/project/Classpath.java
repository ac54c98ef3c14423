// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Sha256;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.apache.maven.model.Dependency;

/**
 * The jars that a server or a client runs on, in order: its own, then what Maven resolved for it.
 */
public record Classpath(List<Path> jars) {

  /** The jars of a module as it was last built; of a command, its files. */
  public static Classpath of(JvmModule module) {
    if (module.program().isPresent()) {
      return new Classpath(module.program().get().files());
    }
    Stream<Path> libraries = read(module.dir().resolve("target/classpath")).stream();
    return new Classpath(Stream.concat(Stream.of(jarOf(module.dir())), libraries).toList());
  }

  /** The classpath of a module; empty if it has not been built. */
  static Optional<Classpath> ifBuilt(PairModule module) {
    return Files.exists(module.dir().resolve("target/classpath"))
        ? Optional.of(of(module))
        : Optional.empty();
  }

  /** Where a module's jar is built. */
  static Path jarOf(Path module) {
    return module.resolve("target").resolve(module.getFileName() + ".jar");
  }

  /** Reads a classpath as Maven's dependency plugin writes it. */
  static List<Path> read(Path file) {
    try {
      return Stream.of(Files.readString(file).strip().split(File.pathSeparator))
          .filter(jar -> !jar.isEmpty())
          .map(Path::of)
          .toList();
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot read the classpath %s: %s. Build again: mvn package", file, e.getMessage());
    }
  }

  /** This classpath behind classes that replace some of its own. */
  public Classpath behind(PatchedClasses classes) {
    return new Classpath(Stream.concat(classes.entries().stream(), jars.stream()).toList());
  }

  /** This classpath, then those of other jars that it does not have in any version. */
  public Classpath and(Classpath others) {
    Set<String> known = versions().keySet();
    var all = new ArrayList<>(jars);
    for (Path jar : others.jars) {
      boolean isNew = library(jar).map(it -> !known.contains(it.artifact())).orElse(true);
      if (isNew && !jars.contains(jar)) {
        all.add(jar);
      }
    }
    return new Classpath(all);
  }

  /** The value for java's -cp. */
  public String toArgument() {
    return String.join(File.pathSeparator, jars.stream().map(Path::toString).toList());
  }

  /**
   * The version of every library, by artifact: read from the folders of the local Maven repository,
   * artifact/version/artifact-version.jar. The project's own modules are left out.
   */
  public Map<String, String> versions() {
    var versions = new TreeMap<String, String>();
    for (Path jar : jars) {
      library(jar).ifPresent(it -> versions.put(it.artifact(), it.version()));
    }
    return versions;
  }

  /** The SHA-256 of each of these files by its name; of files of the same name, all of them. */
  public Map<String, String> hashes() {
    var hashes = new TreeMap<String, String>();
    for (Path jar : jars) {
      hashes.merge(jar.getFileName().toString(), Sha256.of(jar), (one, more) -> one + " " + more);
    }
    return hashes;
  }

  /** The SHA-256 of every library whose version does not say what is in it, by artifact. */
  public Map<String, String> snapshots() {
    var hashes = new TreeMap<String, String>();
    for (Path jar : jars) {
      library(jar)
          .filter(it -> it.version().endsWith("-SNAPSHOT"))
          .ifPresent(
              it -> hashes.merge(it.artifact(), Sha256.of(jar), (one, more) -> one + " " + more));
    }
    return hashes;
  }

  /** The version of each library that a jar says it holds, by artifact: Maven writes so. */
  public static Map<String, String> librariesIn(Path jar) {
    var versions = new TreeMap<String, String>();
    library(jar).ifPresent(it -> versions.put(it.artifact(), it.version()));
    try (var file = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : Collections.list(file.entries())) {
        if (entry.getName().matches("META-INF/maven/[^/]+/[^/]+/pom[.]properties")) {
          var properties = new Properties();
          try (var text = file.getInputStream(entry)) {
            properties.load(text);
          }
          versions.put(
              properties.getProperty("artifactId", ""), properties.getProperty("version", ""));
        }
      }
    } catch (IOException notAJar) { // such as a folder of classes
      return versions;
    }
    return versions;
  }

  /**
   * The libraries here that a version is chosen for, in that version; of one with classifiers, such
   * as for a platform, all of them. Of a whole group it is about those that are released together:
   * Netty 3 and tcnative are in Netty's group, too, and have versions of their own.
   */
  List<Dependency> managed(LibraryVersion chosen) {
    var found = new LinkedHashMap<Path, Library>();
    for (Path jar : jars) {
      library(jar)
          .filter(it -> chosen.isOf(it.artifact()))
          .filter(it -> jar.getParent().getParent().getParent().endsWith(folders(chosen.group())))
          .ifPresent(it -> found.put(jar, it));
    }
    String together = mostFrequentVersion(found.values());
    return found.entrySet().stream()
        .filter(it -> it.getValue().version().equals(together))
        .map(it -> it.getValue().managed(it.getKey(), chosen))
        .toList();
  }

  private static String mostFrequentVersion(Collection<Library> libraries) {
    Map<String, Long> frequencies =
        libraries.stream().collect(Collectors.groupingBy(Library::version, Collectors.counting()));
    return frequencies.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .orElse("");
  }

  /** The artifacts here that a version is chosen for. */
  public Set<String> artifacts(LibraryVersion chosen) {
    return managed(chosen).stream().map(Dependency::getArtifactId).collect(Collectors.toSet());
  }

  private static Path folders(String group) {
    return Path.of(group.replace('.', '/'));
  }

  private record Library(String artifact, String version) {

    private Dependency managed(Path jar, LibraryVersion chosen) {
      var managed = new Dependency();
      managed.setGroupId(chosen.group());
      managed.setArtifactId(artifact);
      managed.setVersion(chosen.version());
      String name = jar.getFileName().toString().replaceFirst("\\.jar$", "");
      String plain = artifact + "-" + version;
      if (name.startsWith(plain + "-")) {
        managed.setClassifier(name.substring(plain.length() + 1));
      }
      return managed;
    }
  }

  private static Optional<Library> library(Path jar) {
    Path versionDir = jar.getParent();
    Path artifactDir = versionDir == null ? null : versionDir.getParent();
    if (artifactDir == null
        || artifactDir.getFileName() == null
        || !jar.getFileName().toString().startsWith(artifactDir.getFileName() + "-")) {
      return Optional.empty();
    }
    return Optional.of(
        new Library(artifactDir.getFileName().toString(), versionDir.getFileName().toString()));
  }
}
