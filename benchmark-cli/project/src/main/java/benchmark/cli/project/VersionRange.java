// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.error.UserError;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.maven.artifact.versioning.ComparableVersion;

/** From one version to another, both included: 3.2.11..3.3.6. */
public record VersionRange(String first, String last) {

  private static final Pattern WORDS = Pattern.compile("([^.](?:.*[^.])?)\\.\\.([^.].*)");

  /**
   * The range that a user gave.
   *
   * @throws UserError if it is not one, or the first version is not the older one: exit status 2
   */
  public static VersionRange parse(String words) {
    Matcher range = WORDS.matcher(words);
    if (!range.matches()) {
      throw UserError.badInput(
          "--versions %s: give the first and the last release, such as --versions 3.2.11..3.3.6.",
          words);
    }
    var found = new VersionRange(range.group(1), range.group(2));
    if (new ComparableVersion(found.first).compareTo(new ComparableVersion(found.last)) >= 0) {
      throw UserError.badInput(
          "--versions %s: the first version must be older than the last one. Swap them, or give"
              + " another one.",
          words);
    }
    return found;
  }

  @Override
  public String toString() {
    return first + ".." + last;
  }
}
