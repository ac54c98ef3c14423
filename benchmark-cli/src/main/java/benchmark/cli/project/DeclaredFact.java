// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import java.util.List;

/** What every pair declares about itself: a property of its client's pom, or of a base's. */
public enum DeclaredFact {
  /** Which languages its bytes can be read in. */
  LANGUAGES("pair.languages", "any", "java"),
  /** When a schema is written. */
  SCHEMA("pair.schema", "none", "first"),
  /** Whether a class outside the allow-list is refused; a dash where no class is ever named. */
  REFUSES("pair.refuses", "yes", "no", "-");

  private final String property;
  private final List<String> allowed;

  DeclaredFact(String property, String... allowed) {
    this.property = property;
    this.allowed = List.of(allowed);
  }

  /** The property of the pom. */
  public String property() {
    return property;
  }

  /** What a pair may declare. */
  public List<String> allowed() {
    return allowed;
  }
}
