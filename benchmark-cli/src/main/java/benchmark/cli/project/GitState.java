// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.project;

import benchmark.cli.process.Place;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The project's commit; null where there is no git or no repository.
 *
 * @param dirty whether the tree differs from the commit
 */
public record GitState(String commit, Boolean dirty) {

  /** Asks git about a folder. */
  public static GitState of(Path root) {
    String commit = git(root, "rev-parse", "HEAD");
    String changes = git(root, "status", "--porcelain");
    return new GitState(commit, changes == null ? null : !changes.isEmpty());
  }

  private static String git(Path root, String... arguments) {
    List<String> command = new ArrayList<>(List.of("git", "-C", root.toString()));
    command.addAll(Arrays.asList(arguments));
    return Place.HERE.output(command).orElse(null);
  }
}
