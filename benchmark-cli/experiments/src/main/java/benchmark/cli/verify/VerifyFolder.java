// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli.verify;

import benchmark.cli.results.RunFolder;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.FilledFolder;
import benchmark.cli.run.RunSettings;
import benchmark.cli.status.StatusLine;
import benchmark.cli.text.Document;
import benchmark.cli.text.MarkdownRenderer;
import benchmark.cli.text.Terminal;
import java.nio.file.Path;
import java.util.function.BiFunction;

/** The folder of a verification: what it found, for people and for programs. */
final class VerifyFolder {

  /** The file for the report in Markdown. */
  static final String FILE = "verify.md";

  private VerifyFolder() {}

  /**
   * What was found.
   *
   * @param printed for a terminal
   * @param more what only the file has
   */
  record Found(Document printed, Document more, VerifyRecord record) {}

  /**
   * Makes one, fills it and prints what was found.
   *
   * @param verify is given the folder, and a line for its progress
   * @throws RuntimeException what ended it before its time
   */
  static Path fill(
      CommandContext context,
      RunSettings settings,
      BiFunction<RunFolder, StatusLine, Found> verify) {
    var folder = RunFolder.create(settings.results(), "verify");
    return FilledFolder.of(folder, context.interruption(), () -> fill(folder, verify)).orThrow();
  }

  private static void fill(RunFolder folder, BiFunction<RunFolder, StatusLine, Found> verify) {
    var status = StatusLine.ofThisProcess();
    Found found;
    try {
      found = verify.apply(folder, status);
    } finally {
      status.clear();
    }
    folder.write(FILE, MarkdownRenderer.render(found.printed.and(found.more)));
    VerifyRecord.FILE.write(folder.path(), found.record);
    Terminal.print(found.printed);
    Terminal.line();
  }
}
