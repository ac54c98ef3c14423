// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Place;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;

/**
 * A Java installation.
 *
 * @param version such as 17.0.15
 * @param vendor who built it, or nothing where its release file does not say
 */
public record Jdk(Path home, String version, String vendor) {

  private static final int OLDEST = 17;

  /** The first that warns on standard error of what Netty, Kryo and others still do. */
  private static final int FIRST_TO_WARN = 24;

  /** The one that runs this process. */
  public static Jdk ofThisProcess() {
    return at(Path.of(System.getProperty("java.home")));
  }

  /**
   * Looks at an installation.
   *
   * @param path its home, or its bin/java
   * @throws UserError if there is none or it is older than 17
   */
  public static Jdk at(Path path) {
    return at(Place.LOCAL, path);
  }

  /** Looks at an installation at another place. */
  public static Jdk at(Place place, Path path) {
    Path home = path.endsWith("bin/java") ? path.toAbsolutePath().getParent().getParent() : path;
    if (!place.isExecutable(home.resolve("bin/java").toString())) {
      throw UserError.failure(
          "There is no JDK at '%s' (no bin/java there). Give the folder that holds bin/java.",
          path);
    }
    var release = new Properties();
    String text =
        place
            .read(home.resolve("release").toString())
            .orElseThrow(
                () ->
                    UserError.failure(
                        "Cannot determine the version of the JDK at '%s': it has no release file."
                            + " Give another JDK.",
                        path));
    try {
      release.load(new StringReader(text));
    } catch (IOException e) {
      throw new UncheckedIOException(e); // a string does not fail
    }
    String version = unquoted(release, "JAVA_VERSION");
    if (feature(version) < OLDEST) {
      throw UserError.failure(
          "The JDK at '%s' is version %s; JDK %d or newer is needed. Give another one.",
          path, version, OLDEST);
    }
    return new Jdk(home.toAbsolutePath().normalize(), version, unquoted(release, "IMPLEMENTOR"));
  }

  /** The launcher. */
  public Path java() {
    return home.resolve("bin/java");
  }

  /** Flags that keep a JVM's standard error clean of warnings that the user cannot act on. */
  public List<String> quietFlags() {
    return feature(version) < FIRST_TO_WARN
        ? List.of()
        : List.of("--sun-misc-unsafe-memory-access=allow");
  }

  /** Such as 17 of 17.0.15. */
  public int feature() {
    return feature(version);
  }

  /** Such as 17 of 17.0.15, and 8 of 1.8.0_392. */
  private static int feature(String version) {
    return Integer.parseInt("0" + version.replaceFirst("^1\\.", "").replaceFirst("\\D.*", ""));
  }

  private static String unquoted(Properties release, String key) {
    return release.getProperty(key, "").replace("\"", "");
  }
}
