// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.create;

import benchmark.cli.error.UserError;
import benchmark.cli.project.Pom;
import benchmark.cli.project.Project;
import java.util.regex.Pattern;

/** A library in a Maven repository. */
public record Coordinate(String group, String artifact, String version) {

  private static final Pattern SYNTAX =
      Pattern.compile("([A-Za-z0-9_.-]+):([A-Za-z0-9_.-]+):([A-Za-z0-9][A-Za-z0-9_.+-]*)");

  /**
   * Reads {@code group:artifact:version}.
   *
   * @throws UserError if it is anything else, or the version is one that changes by itself
   */
  public static Coordinate parse(String text) {
    var matcher = SYNTAX.matcher(text);
    if (!matcher.matches()) {
      throw UserError.badInput(
          "--dependency '%s' is not group:artifact:version. Write one like"
              + " org.example:dubbo-serialization-example:1.2.3",
          text);
    }
    String version = matcher.group(3);
    if (version.equals("LATEST") || version.equals("RELEASE")) {
      throw UserError.badInput(
          "--dependency '%s' has no fixed version, so its results could not be repeated. Name one.",
          text);
    }
    return new Coordinate(matcher.group(1), matcher.group(2), version);
  }

  /** A module of this project, which need not exist yet. */
  static Coordinate ofModule(String module, Project project) {
    return new Coordinate(Pom.GROUP, module, project.pom().version());
  }

  /** Whether it is a module of this project, such as a serialization of one's own. */
  boolean isOfProject() {
    return group.equals(Pom.GROUP);
  }

  @Override
  public String toString() {
    return group + ":" + artifact + ":" + version;
  }
}
