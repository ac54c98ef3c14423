// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.error.UserError;
import java.nio.file.Path;

/** The error for a file that holds something else than a run leaves there. */
public final class DamagedFile {

  private DamagedFile() {}

  /**
   * Exit status 2.
   *
   * @param holds what the file should hold
   */
  public static UserError error(Path file, String holds) {
    return UserError.badInput(
        "%s is damaged: it does not hold %s. Give another run's folder, or measure again.",
        file, holds);
  }
}
