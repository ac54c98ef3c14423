// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import java.nio.file.Path;
import java.util.List;

/** The registry's server, and what registers itself there and finds others. */
public record RegistryModule(Path dir) implements JvmModule {

  private static final String NAME = "registry-zookeeper";

  /** That of a project. */
  public static RegistryModule of(Project project) {
    return new RegistryModule(project.dir(NAME));
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String base() {
    return Role.SERVER.base();
  }

  @Override
  public List<String> jvmOptions() {
    return List.of();
  }
}
