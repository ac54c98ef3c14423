// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.e2e;

import benchmark.cli.process.ChildProcesses;
import benchmark.cli.project.Build;
import benchmark.cli.project.Project;
import benchmark.cli.project.ProjectRoot;
import java.util.stream.Stream;

/** This project, with everything built: once, when it is first asked for. */
final class BuiltProject {

  private static final Project PROJECT = ProjectRoot.project();

  static {
    new Build(PROJECT, new ChildProcesses())
        .update(
            PROJECT.pairs().stream()
                .flatMap(pair -> Stream.of(pair.client(), pair.server()))
                .toList());
    CommandResult version = Script.at(PROJECT.root().resolve("benchmark.sh")).run("--version");
    if (version.status() != 0) {
      throw new IllegalStateException("benchmark.sh cannot be built: " + version);
    }
  }

  private BuiltProject() {}

  static Project project() {
    return PROJECT;
  }
}
