// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import java.nio.file.Path;

/**
 * The project's commit; null where there is no git or no repository.
 *
 * @param dirty whether the tree differs from the commit
 */
public record GitState(String commit, Boolean dirty) {

  private static final GitState UNKNOWN = new GitState(null, null);

  /**
   * Asks git about a folder, whoever owns it. A folder that lies in a repository but is no part of
   * it has no commit.
   */
  public static GitState of(Path root) {
    var git = new Git(root);
    String trusted = "safe.directory=" + root.toAbsolutePath();
    if (git.output("-c", trusted, "ls-files", "--error-unmatch", "pom.xml").isEmpty()) {
      return UNKNOWN;
    }
    return new GitState(
        git.output("-c", trusted, "rev-parse", "HEAD").orElse(null),
        git.output(
                "-c",
                trusted,
                "status",
                "--porcelain",
                "--untracked-files=normal",
                "--ignore-submodules=none",
                "--",
                ".")
            .map(changes -> !changes.isEmpty())
            .orElse(null));
  }
}
