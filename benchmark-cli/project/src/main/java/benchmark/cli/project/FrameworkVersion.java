// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

/** A version of a framework that is not the project's own. */
public record FrameworkVersion(Framework framework, String version) {

  /** For messages, such as Dubbo 2.7.23. */
  @Override
  public String toString() {
    return framework.name() + " " + version;
  }
}
