// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.completion.Shell;
import benchmark.cli.run.CommandContext;
import benchmark.launch.ExitStatus;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Prints a script that completes command lines. */
@Command(
    name = "completion",
    header = "completion bash|zsh|fish",
    description = "Print a script that completes commands, options, pairs and their keys.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "bash, zsh:  source <(./benchmark.sh completion bash)",
      "fish:       ./benchmark.sh completion fish | source"
    })
final class CompletionCommand extends ContextCommand {

  @Parameters(paramLabel = "<shell>", description = "${COMPLETION-CANDIDATES}")
  private Shell shell;

  CompletionCommand(CommandContext context) {
    super(context);
  }

  @Override
  public Integer call() {
    context.requireNoJmhArguments("completion");
    out().print(shell.script(spec.root(), context.project()));
    out().flush();
    return ExitStatus.SUCCESS;
  }
}
