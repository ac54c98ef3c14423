// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.completion.Shell;
import benchmark.cli.run.CommandContext;
import benchmark.launch.ExitStatus;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints a script that completes command lines. */
@Command(
    name = "completion",
    description = "Print a script that completes commands, options, pairs and their keys.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "bash, zsh:  source <(./benchmark.sh completion bash)",
      "fish:       ./benchmark.sh completion fish | source"
    })
final class CompletionCommand implements Callable<Integer> {

  private final CommandContext context;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "<shell>", description = "${COMPLETION-CANDIDATES}")
  private Shell shell;

  CompletionCommand(CommandContext context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    context.requireNoJmhArguments("completion");
    spec.commandLine().getOut().print(shell.script(spec.root(), context.project()));
    spec.commandLine().getOut().flush();
    return ExitStatus.SUCCESS;
  }
}
