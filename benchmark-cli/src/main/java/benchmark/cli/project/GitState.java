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

  /** Asks git about a folder. */
  public static GitState of(Path root) {
    var repository = new Checkout(root);
    return new GitState(
        repository.git("rev-parse", "HEAD").orElse(null),
        repository.git("status", "--porcelain").map(changes -> !changes.isEmpty()).orElse(null));
  }
}
