// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.create;

/** Where a library of a new pair gets its version from. */
public enum VersionPlace {
  /** The root pom has this version. */
  KNOWN("was there already"),
  /** The root pom gets it, for every pair that has the library. */
  MANAGED("managed version"),
  /** The pair has it for itself, because others have another one. */
  OWN("for this pair alone");

  private final String words;

  VersionPlace(String words) {
    this.words = words;
  }

  @Override
  public String toString() {
    return words;
  }
}
