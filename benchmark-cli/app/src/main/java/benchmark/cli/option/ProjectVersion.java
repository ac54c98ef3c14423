// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.project.GitState;
import benchmark.cli.project.Project;
import picocli.CommandLine.IVersionProvider;

/** The version of the project, from its root pom, and its commit where there is one. */
public final class ProjectVersion implements IVersionProvider {

  @Override
  public String[] getVersion() {
    Project project = Project.ofThisProcess();
    var git = GitState.of(project.root());
    String changes = Boolean.TRUE.equals(git.dirty()) ? ", with changes" : "";
    String commit = git.commit() == null ? "" : " (commit " + git.commit() + changes + ")";
    return new String[] {"benchmark " + project.pom().version() + commit};
  }
}
