// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import java.nio.file.Path;

/** The registry's server, and what registers itself there and finds others. */
public record RegistryModule(Path dir) implements JvmModule {

  /** That of a project. */
  public static RegistryModule of(Project project) {
    return new RegistryModule(project.dir("registry-zookeeper"));
  }
}
