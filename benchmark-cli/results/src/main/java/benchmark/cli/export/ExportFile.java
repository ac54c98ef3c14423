// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.export;

import benchmark.cli.error.UserError;
import benchmark.cli.results.Json;
import benchmark.cli.text.StandardOutput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files for other programs; {@code -} is standard output. */
public final class ExportFile {

  private ExportFile() {}

  /**
   * Makes sure, before anything is measured, that a file can be written.
   *
   * @param option the option that names it
   * @throws UserError if not: exit status 2
   */
  public static void require(String option, Path file) {
    if (StandardOutput.isMeantBy(file)) {
      return;
    }
    Path folder = file.toAbsolutePath().getParent();
    if (Files.isDirectory(file)) {
      throw UserError.badInput("%s %s: that is a folder. Give a file in it.", option, file);
    }
    if (Files.exists(file) && Files.isWritable(file)) { // such as /dev/fd/63
      return;
    }
    if (!Files.isDirectory(folder) || !Files.isWritable(folder)) {
      throw UserError.badInput(
          "%s %s: %s is not a folder that can be written to. Create it, or give another file.",
          option, file, folder);
    }
  }

  static void json(Path file, Object value) {
    write(file, Json.text(value) + System.lineSeparator());
  }

  /**
   * Writes a text.
   *
   * @throws UserError if it cannot be written: exit status 1
   */
  public static void write(Path file, String text) {
    try {
      if (StandardOutput.isMeantBy(file)) {
        StandardOutput.write(text);
      } else {
        Files.writeString(file, text, StandardCharsets.UTF_8);
      }
    } catch (IOException e) {
      throw UserError.failure("Cannot write %s: %s. Give another file.", file, e);
    }
  }
}
