// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.option;

import benchmark.cli.error.UserError;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option of every command that can continue what it has stored. */
public final class ContinueOption {

  @Option(
      names = "--continue",
      paramLabel = "DIR",
      description = "add blocks or rounds to what is stored in DIR, under its settings.")
  private Path folder;

  /** The folder of what is to be continued. */
  public Optional<Path> folder() {
    return Optional.ofNullable(folder);
  }

  /** The folder for results that it is in. */
  public Path results() {
    return folder.toAbsolutePath().normalize().getParent();
  }

  /**
   * Refuses another folder for results.
   *
   * @throws UserError if one is given: exit status 2
   */
  public void requireNoResults(CommonOptions options) {
    if (folder != null && options.hasResults()) {
      throw UserError.badInput(
          "-o: --continue adds to %s, so there is no other folder for results. Leave -o out.",
          folder);
    }
  }
}
