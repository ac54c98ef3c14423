// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import java.util.List;
import java.util.Optional;

/**
 * A framework whose version a variant may choose. The base pom of its protocol describes it in
 * properties: {@code override.key} (of a variant), {@code override.name} (for messages), {@code
 * override.property} (of the root pom, with the version) and {@code override.artifact} (its library
 * or BOM). What else a line of versions needs is in {@code override-<major.minor>.maven} (further
 * property overrides) and {@code override-<major.minor>.jvm} (flags of both JVMs).
 *
 * @param artifact group:artifact
 * @param base the pom with these properties
 */
public record Framework(String key, String name, String property, String artifact, Pom base) {

  /** The framework that a module's pom describes, if any. */
  static Optional<Framework> of(Pom base) {
    String key = base.property("override.key");
    return key.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Framework(
                key,
                base.property("override.name"),
                base.property("override.property"),
                base.property("override.artifact"),
                base));
  }

  /**
   * A version that a user has chosen; whether it exists is not known yet.
   *
   * @param written the key as the user has written it, for the message
   * @param projects the project's own version, as an example
   * @throws UserError if it cannot be a version
   */
  public FrameworkVersion version(String written, String text, String projects) {
    if (!text.matches("[0-9][A-Za-z0-9.-]*")) {
      throw UserError.badInput(
          "'%s' is not a %s version. Write one like %s=%s", text, name, written, projects);
    }
    return new FrameworkVersion(this, text);
  }

  /** What Maven needs for a version in addition to the version. */
  List<String> mavenOptions(String version) {
    return words(version, "maven");
  }

  /** The flags that a version needs in both JVMs. */
  List<String> jvmOptions(String version) {
    return words(version, "jvm");
  }

  private List<String> words(String version, String kind) {
    String line = version.replaceFirst("^(\\d+\\.\\d+).*", "$1");
    return base.words("override-" + line + "." + kind);
  }
}
