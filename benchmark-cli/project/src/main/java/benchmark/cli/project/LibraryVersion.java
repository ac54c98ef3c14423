// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A version for a library of a pair, or for all of a group, that a variant has chosen.
 *
 * @param artifact a star for all of the group
 */
public record LibraryVersion(String group, String artifact, String version) {

  /** All artifacts of a group. */
  private static final String ALL = "*";

  private static final String NAME = "[A-Za-z0-9_.-]+";
  private static final Pattern FORM =
      Pattern.compile("(%s):(%1$s|\\*):([0-9A-Za-z][A-Za-z0-9_.-]*)".formatted(NAME));

  /**
   * Reads {@code GROUP:ARTIFACT:VERSION}.
   *
   * @param key as the user has written it, for the message
   * @throws UserError if it is not of this form: exit status 2
   */
  public static LibraryVersion of(String key, String text) {
    Matcher parts = FORM.matcher(text);
    if (!parts.matches()) {
      throw UserError.badInput(
          "%s=%s: write GROUP:ARTIFACT:VERSION, such as %1$s=io.netty:*:4.2.15.Final", key, text);
    }
    return new LibraryVersion(parts.group(1), parts.group(2), parts.group(3));
  }

  /**
   * Reads {@code GROUP:ARTIFACT} for a version.
   *
   * @throws UserError if it is not of this form: exit status 2
   */
  public static LibraryVersion of(String option, String name, String version) {
    if (!FORM.matcher(name + ":" + version).matches()) {
      throw UserError.badInput(
          "%s %s: write GROUP:ARTIFACT, such as %1$s io.netty:*", option, name);
    }
    return of(option, name + ":" + version);
  }

  /** Whether both choose a version of the same library, and not the same one. */
  public boolean contradicts(LibraryVersion other) {
    return !version.equals(other.version) && isAlsoOf(other);
  }

  /** Whether both choose a version of the same library. */
  public boolean isAlsoOf(LibraryVersion other) {
    return group.equals(other.group)
        && (artifact.equals(other.artifact) || artifact.equals(ALL) || other.artifact.equals(ALL));
  }

  /** Whether it is about an artifact, if that is of its group. */
  boolean isOf(String otherArtifact) {
    return artifact.equals(ALL) || artifact.equals(otherArtifact);
  }

  /** Without the version: group:artifact. */
  public String name() {
    return group + ":" + artifact;
  }

  /** As a variant names it. */
  @Override
  public String toString() {
    return name() + ":" + version;
  }
}
