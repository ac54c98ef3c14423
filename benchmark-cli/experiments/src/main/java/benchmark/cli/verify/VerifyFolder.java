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
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The folder of a verification: what it has found so far, for people and for programs. What was
 * found of a pair is kept when a later one fails, or the user or the machine ends it.
 */
final class VerifyFolder {

  /** The file for the report in Markdown. */
  static final String FILE = "verify.md";

  private final RunFolder folder;
  private final StatusLine status = StatusLine.ofThisProcess();
  private Optional<Found> found = Optional.empty();

  private VerifyFolder(RunFolder folder) {
    this.folder = folder;
  }

  /**
   * What was found so far.
   *
   * @param printed for a terminal
   * @param more what only the file has
   */
  record Found(Document printed, Document more, VerifyRecord record) {}

  /**
   * Makes one, fills it, and prints what was found, however that has ended.
   *
   * @param verify is given the folder
   * @throws RuntimeException what ended it before its time
   */
  static Path fill(CommandContext context, RunSettings settings, Consumer<VerifyFolder> verify) {
    var folder = new VerifyFolder(RunFolder.create(settings.results(), "verify"));
    FilledFolder filled =
        FilledFolder.of(
            folder.folder,
            context.interruption(),
            () -> verify.accept(folder),
            failure -> folder.print(),
            failure -> failure == null);
    if (filled.failure() != null && folder.found.isPresent()) {
      Terminal.format(
          "Not all pairs were verified. %s and %s of those in the table are in %s%n",
          FILE, VerifyRecord.FILE.name(), filled.path());
    }
    return filled.orThrow();
  }

  /** A line for the progress. */
  StatusLine status() {
    return status;
  }

  /** A file in it. */
  Path file(String name) {
    return folder.file(name);
  }

  /** Stores what was found so far. The last that is stored is printed at the end. */
  void keep(Found foundSoFar) {
    found = Optional.of(foundSoFar);
    folder.write(FILE, MarkdownRenderer.render(foundSoFar.printed.and(foundSoFar.more)));
    VerifyRecord.FILE.write(folder.path(), foundSoFar.record);
  }

  private void print() {
    status.clear();
    found.ifPresent(
        it -> {
          Terminal.print(it.printed);
          Terminal.line();
        });
  }
}
