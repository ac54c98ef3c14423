// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.results;

import benchmark.cli.error.UserError;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Predicate;

/**
 * The file of a folder that says what was measured there.
 *
 * @param <T> what is stored, as JSON
 * @param holds what it should hold, in words
 */
public record RecordFile<T>(String name, Class<T> type, Predicate<T> isComplete, String holds) {

  /** Whether a folder has one. */
  public boolean isIn(Path folder) {
    return Files.exists(folder.resolve(name));
  }

  /**
   * Reads that of a folder, also of a run which has failed or was killed.
   *
   * @throws UserError if it is not there or not whole: exit status 2
   */
  public T read(Path folder) {
    try {
      return Json.readComplete(folder.resolve(name), type, isComplete, holds);
    } catch (UserError incomplete) {
      RunFolder.requireFinished(folder); // that it has not ended well says more
      throw incomplete;
    }
  }

  /**
   * Writes that of a folder in one step: whatever happens, there is a whole one.
   *
   * @throws UserError if it cannot be written
   */
  public void write(Path folder, T record) {
    Json.replace(folder.resolve(name), record);
  }
}
