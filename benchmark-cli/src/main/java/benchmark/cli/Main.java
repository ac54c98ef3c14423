// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.error.UserError;
import benchmark.cli.process.Children;
import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.process.Interruption;
import benchmark.cli.project.Project;
import benchmark.cli.run.CommandContext;
import benchmark.launch.ExitStatus;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The command line. Errors are printed here and nowhere else.
 *
 * <p>Exit status: 0 for success, 1 if what was asked for could not be done, 2 for a wrong command
 * line, 3 if a gate found an operation slower, 128 + n if signal n ended it (130 is Ctrl-C).
 */
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    var children = new Children();
    var interruption = new Interruption(children);
    int status;
    try {
      status =
          run(new CommandContext(Project.ofThisProcess(), children, interruption, List.of(args)));
    } finally {
      interruption.done();
    }
    System.exit(status);
  }

  static int run(CommandContext session) {
    // what follows -- is JMH's
    int end = session.userCommand().indexOf("--");
    List<String> own = end < 0 ? session.userCommand() : session.userCommand().subList(0, end);
    var command = new CommandLine(new BenchmarkCommand(session));
    command.addSubcommand(new ListCommand(session));
    command.addSubcommand(new CompareCommand(session));
    command.addSubcommand(new NewCommand(session));
    command.addSubcommand(new CodecCommand(session));
    command.addSubcommand(new VerifyCommand(session));
    command.setParameterExceptionHandler((error, words) -> wrongWords(error));
    command.setExecutionExceptionHandler((error, line, words) -> failed(error));
    command.setUsageHelpAutoWidth(false);
    return command.execute(own.toArray(String[]::new));
  }

  private static int wrongWords(ParameterException error) {
    String message = error.getMessage().replaceFirst("\\.?\\s*$", "");
    if (error instanceof UnmatchedArgumentException unmatched) {
      List<String> nearest = unmatched.getSuggestions();
      if (!nearest.isEmpty()) {
        message += " (nearest: " + String.join(", ", nearest) + ")";
      }
    }
    String command = error.getCommandLine().getCommandSpec().qualifiedName();
    System.err.println(message + ". All options: " + command + " --help");
    return ExitStatus.BAD_INPUT;
  }

  private static int failed(Exception error) {
    if (error instanceof UserError userError) {
      System.err.println(userError.getMessage());
      return userError.status();
    }
    if (error instanceof InterruptedByUserException) {
      System.err.println(error.getMessage());
      return ExitStatus.INTERRUPTED;
    }
    System.err.println("This is a defect of the benchmark; please report it with what follows.");
    error.printStackTrace();
    return ExitStatus.FAILURE;
  }
}
