// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

/** The two sides of a pair. */
public enum Role {
  CLIENT("client"),
  SERVER("server");

  private final String suffix;

  Role(String suffix) {
    this.suffix = suffix;
  }

  /** What a module's name ends in, after the dash. */
  public String suffix() {
    return suffix;
  }

  /** The module that all modules of this role depend on. */
  public String base() {
    return suffix + "-base";
  }
}
