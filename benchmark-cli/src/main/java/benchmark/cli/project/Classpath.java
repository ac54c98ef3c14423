// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The jars that a server or a client runs on, in order: its own, then what Maven resolved for it.
 */
public record Classpath(List<Path> jars) {

  /** The jars of a module as it was last built. */
  public static Classpath of(PairModule module) {
    var jars = new ArrayList<Path>();
    jars.add(jarOf(module.dir()));
    jars.addAll(read(module.dir().resolve("target/classpath")));
    return new Classpath(jars);
  }

  /** Where a module's jar is built. */
  static Path jarOf(Path module) {
    return module.resolve("target").resolve(module.getFileName() + ".jar");
  }

  /** Reads a classpath as Maven's dependency plugin writes it. */
  static List<Path> read(Path file) {
    try {
      String text = Files.readString(file).strip();
      var jars = new ArrayList<Path>();
      for (String jar : text.split(File.pathSeparator)) {
        if (!jar.isEmpty()) {
          jars.add(Path.of(jar));
        }
      }
      return jars;
    } catch (IOException e) {
      throw UserError.failure(
          "Cannot read the classpath %s: %s. Build again: mvn package", file, e.getMessage());
    }
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
      Path versionDir = jar.getParent();
      Path artifactDir = versionDir == null ? null : versionDir.getParent();
      if (artifactDir != null
          && artifactDir.getFileName() != null
          && jar.getFileName().toString().startsWith(artifactDir.getFileName() + "-")) {
        versions.put(artifactDir.getFileName().toString(), versionDir.getFileName().toString());
      }
    }
    return versions;
  }

  /**
   * What each of these files holds: its name and the SHA-256 of its contents. Folders are taken
   * file by file, files of the same name together.
   *
   * @throws UserError if one cannot be read
   */
  public Map<String, String> hashes() {
    var digests = new TreeMap<String, MessageDigest>();
    for (Path jar : jars) {
      var digest = digests.computeIfAbsent(jar.getFileName().toString(), name -> sha256());
      try (Stream<Path> files = Files.walk(jar)) {
        for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
          digest.update(jar.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
          digest.update(Files.readAllBytes(file));
        }
      } catch (IOException e) {
        throw UserError.failure("Cannot read %s: %s. Build again: mvn package", jar, e);
      }
    }
    var hashes = new TreeMap<String, String>();
    digests.forEach((name, digest) -> hashes.put(name, HexFormat.of().formatHex(digest.digest())));
    return hashes;
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every JDK has SHA-256.", e);
    }
  }
}
