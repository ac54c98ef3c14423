// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.error.UserError;
import benchmark.cli.option.ExportOptions;
import benchmark.cli.page.PageFiles;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.FilledFolder;
import benchmark.cli.text.Document;
import benchmark.cli.text.StandardOutput;
import benchmark.cli.text.Terminal;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Spec;

/** What every command has: what it works with, and the words that it was given. */
abstract class ContextCommand implements Callable<Integer> {

  final CommandContext context;

  @Spec CommandSpec spec;

  ContextCommand(CommandContext context) {
    this.context = context;
  }

  /** What prints the command's output. */
  PrintWriter out() {
    return StandardOutput.isClaimed() ? spec.commandLine().getErr() : spec.commandLine().getOut();
  }

  /**
   * Shows what was measured in the order of all commands: what it is, where it is, its page, and
   * last the answer.
   *
   * @param afterPage what else is made of the folder, such as exports
   * @param answer may be empty
   */
  void show(Path folder, Document results, Consumer<Path> afterPage, Document answer) {
    Terminal.print(results);
    Terminal.line();
    Terminal.line("Results: " + folder);
    PageFiles.add(folder, context.project());
    afterPage.accept(folder);
    if (!answer.blocks().isEmpty()) {
      Terminal.line();
      Terminal.print(answer);
    }
  }

  /**
   * The same of a folder, and what is exported of it; only where it is, if nothing was measured.
   *
   * @param isEmpty whether nothing was measured: then nobody asks for results and answer
   * @throws RuntimeException what ended the measuring before its time, once all is shown
   */
  void show(
      FilledFolder ended,
      boolean isEmpty,
      Supplier<Document> results,
      ExportOptions exports,
      Supplier<Document> answer) {
    if (isEmpty) {
      Terminal.line("Results: " + ended.path());
    } else {
      show(
          ended.path(),
          results.get(),
          folder -> exports.write(List.of(folder), context.project()),
          answer.get());
    }
    ended.orThrow();
  }

  /**
   * Refuses options that would have no effect, if the user has given any.
   *
   * @param reason why, as a clause
   * @param allowed the long names of the others
   * @throws UserError naming them: exit status 2
   */
  void requireOnly(String reason, List<String> allowed) {
    refuseIf(name -> !allowed.contains(name), reason);
  }

  /** Refuses some options, by their long names. */
  void refuse(String reason, List<String> refused) {
    refuseIf(refused::contains, reason);
  }

  private void refuseIf(Predicate<String> refused, String reason) {
    List<String> others =
        spec.commandLine().getParseResult().matchedOptions().stream()
            .map(OptionSpec::longestName)
            .filter(refused)
            .distinct()
            .toList();
    if (!others.isEmpty()) {
      throw UserError.badInput("%s: %s. Leave it out.", String.join(", ", others), reason);
    }
  }
}
