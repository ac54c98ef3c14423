// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

/** The two halves of a pair. */
public enum Role {
  CLIENT("client", "benchmark.client.JmhMain"),
  SERVER("server", "benchmark.Server");

  private final String suffix;
  private final String mainClass;

  Role(String suffix, String mainClass) {
    this.suffix = suffix;
    this.mainClass = mainClass;
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
  public String mainClass() {
    return mainClass;
  }
}
