// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.project.Project;
import picocli.CommandLine.IVersionProvider;

/** The version of the project, from its root pom. */
public final class ProjectVersion implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return new String[] {"benchmark " + Project.ofThisProcess().pom().version()};
  }
}
