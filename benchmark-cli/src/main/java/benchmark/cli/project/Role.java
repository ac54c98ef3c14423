// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.launch.EntryPoint;

/** The two halves of a pair. */
public enum Role {
  CLIENT("client", EntryPoint.JMH),
  SERVER("server", EntryPoint.SERVER);

  private final String suffix;
  private final EntryPoint main;

  Role(String suffix, EntryPoint main) {
    this.suffix = suffix;
    this.main = main;
  }

  /** What a half's name ends in, after the dash. */
  public String suffix() {
    return suffix;
  }

  /** The room that all halves of this role stand on. */
  public String base() {
    return suffix + "-base";
  }

  /** The class that starts a half of this role. */
  public EntryPoint main() {
    return main;
  }
}
