// SPDX-FileCopyrightText: 2026 The benchmark authors
// SPDX-License-Identifier: Apache-2.0
package benchmark.cli;

import benchmark.cli.compare.Design;
import benchmark.cli.compare.GateRule;
import benchmark.cli.error.UserError;
import benchmark.cli.option.DesignConverter;
import benchmark.cli.option.DurationConverter;
import benchmark.cli.option.GateConverter;
import benchmark.cli.option.NumberConverters;
import benchmark.cli.option.Percentage;
import benchmark.cli.process.ChildProcesses;
import benchmark.cli.process.InterruptedByUserException;
import benchmark.cli.process.Interruption;
import benchmark.cli.project.Jdk;
import benchmark.cli.project.Project;
import benchmark.cli.results.MeasuredService;
import benchmark.cli.run.Braces;
import benchmark.cli.run.CommandContext;
import benchmark.cli.run.OwnService;
import benchmark.cli.statistics.Margin;
import benchmark.cli.statistics.Precision;
import benchmark.cli.text.Colours;
import benchmark.launch.ExitStatus;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The command line. Errors that end a command are printed here; commands that continue after one
 * print it themselves.
 *
 * <p>Exit status: 0 for success, 1 for a failure, 2 for a wrong command line, 3 if a regression
 * gate failed or an expectation is not met, 4 if either is undecided, 128 + n if signal n ended it
 * (130 is Ctrl-C).
 */
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    var children = new ChildProcesses();
    var interruption = new Interruption(children);
    int status;
    try {
      requireReadable(args);
      var context =
          new CommandContext(Project.ofThisProcess(), children, interruption, List.of(args));
      status =
          commandLine(context)
              .execute(Braces.expand(context.ownArguments()).toArray(String[]::new));
    } catch (UserError unreadable) {
      System.err.println(unreadable.getMessage());
      status = unreadable.status();
    } finally {
      interruption.done();
    }
    System.exit(status);
  }

  /** What is not UTF-8 has lost the letters that would name a file. */
  private static void requireReadable(String[] words) {
    for (String word : words) {
      if (word.indexOf('\uFFFD') >= 0) {
        throw UserError.badInput(
            "'%s' is not UTF-8. Write it in UTF-8; rename a file whose name is in another"
                + " encoding.",
            word);
      }
    }
  }

  static CommandLine commandLine(CommandContext context) {
    var command = new CommandLine(new BenchmarkCommand(context));
    command.addSubcommand(new ListCommand(context));
    command.addSubcommand(new CompareCommand(context));
    command.addSubcommand(new LoadCommand(context));
    command.addSubcommand(new StartCommand(context));
    command.addSubcommand(new DensityCommand(context));
    command.addSubcommand(new ExplainCommand(context));
    command.addSubcommand(new BisectCommand(context));
    command.addSubcommand(new ReproduceCommand(context));
    command.addSubcommand(new SoakCommand(context));
    command.addSubcommand(new DiscoveryCommand(context));
    command.addSubcommand(new ServiceCommand(context));
    command.addSubcommand(new VerifyCommand(context));
    command.addSubcommand(new CodecCommand(context));
    command.addSubcommand(new ReportCommand(context));
    command.addSubcommand(new NewCommand(context));
    command.addSubcommand(new CompletionCommand(context));
    command.addSubcommand(new HelpCommand());
    listCommands(command);
    withConverters(command);
    OptionDescriptions.describe(command);
    command.setCaseInsensitiveEnumValuesAllowed(true);
    command.setUsageHelpAutoWidth(false);
    command.setColorScheme(
        CommandLine.Help.defaultColorScheme(Colours.areWanted() ? Ansi.ON : Ansi.OFF));
    command.setExecutionStrategy(words -> execute(words, context));
    command.setParameterExceptionHandler((error, words) -> wrongWords(error));
    command.setExecutionExceptionHandler((error, line, words) -> failed(error, line.getErr()));
    return command;
  }

  /** Shows each command by its header, which its own help does not repeat. */
  private static void listCommands(CommandLine root) {
    UsageMessageSpec all = root.getCommandSpec().usageMessage();
    var lines = new ArrayList<>(List.of(all.customSynopsis()));
    for (CommandLine command : root.getSubcommands().values()) {
      if (!(command.getCommand() instanceof ContextCommand)) {
        continue; // picocli's own
      }
      UsageMessageSpec usage = command.getCommandSpec().usageMessage();
      Stream.of(usage.header()).map(it -> "       ./benchmark.sh " + it).forEach(lines::add);
      usage.header(new String[0]);
    }
    lines.add("       ./benchmark.sh help <command>          the options of a command");
    all.customSynopsis(lines.toArray(String[]::new));
  }

  /** A command that can read the types of this project's options. */
  static CommandLine withConverters(CommandLine command) {
    return command
        .registerConverter(Double.class, NumberConverters::decimal)
        .registerConverter(Duration.class, new DurationConverter())
        .registerConverter(GateRule.class, new GateConverter())
        .registerConverter(Integer.class, NumberConverters::positive)
        .registerConverter(int.class, NumberConverters::positive)
        .registerConverter(Margin.class, Percentage::margin)
        .registerConverter(Precision.class, Percentage::precision)
        .registerConverter(Design.class, new DesignConverter());
  }

  /** Runs the last command; words before its name would be ignored, and so are refused. */
  private static int execute(ParseResult words, CommandContext context) {
    if (words.hasSubcommand() && !words.isUsageHelpRequested() && !words.isVersionHelpRequested()) {
      CommandLine command = words.subcommand().commandSpec().commandLine();
      Stream.of(words.matchedOptions(), words.matchedPositionals())
          .flatMap(List::stream)
          .findFirst()
          .ifPresent(
              early -> {
                throw new ParameterException(
                    command,
                    "'%s' has no effect before %s; write it after %2$s"
                        .formatted(asWritten(early), command.getCommandName()));
              });
    }
    ParseResult last = words.hasSubcommand() ? words.subcommand() : words;
    if (!last.isUsageHelpRequested()) {
      try {
        useService(last, context);
      } catch (RuntimeException e) {
        throw new ExecutionException(words.commandSpec().commandLine(), e.getMessage(), e);
      }
    }
    return new CommandLine.RunLast().execute(words);
  }

  /**
   * Before the command begins, which asks for operations and scenarios. What is continued knows its
   * service.
   */
  private static void useService(ParseResult words, CommandContext context) {
    Optional<Path> continued = Optional.ofNullable(words.matchedOptionValue("--continue", null));
    Optional<MeasuredService> stored = continued.flatMap(MeasuredService::storedIn);
    String file =
        words.matchedOptionValue("--service", stored.map(MeasuredService::file).orElse(null));
    if (file == null) {
      return;
    }
    Path jdk = words.matchedOptionValue("--jdk", null);
    OwnService.use(file, context, jdk == null ? Jdk.ofThisProcess() : Jdk.at(jdk));
    stored.ifPresent(
        it ->
            it.requireUnchanged(
                continued.orElseThrow(), OwnService.current().orElseThrow().measured()));
  }

  private static String asWritten(ArgSpec word) {
    return word instanceof OptionSpec option
        ? option.longestName()
        : word.originalStringValues().get(0);
  }

  private static int wrongWords(ParameterException error) {
    String message = error.getMessage().replaceFirst("\\.?\\s*$", "");
    if (error instanceof UnmatchedArgumentException unmatched) {
      List<String> nearest = unmatched.getSuggestions();
      if (!nearest.isEmpty()) {
        message += " (nearest: " + String.join(", ", nearest) + ")";
      }
    }
    CommandLine command = error.getCommandLine();
    command
        .getErr()
        .printf("%s. All options: %s --help%n", message, command.getCommandSpec().qualifiedName());
    return ExitStatus.BAD_INPUT;
  }

  private static int failed(Exception error, PrintWriter err) {
    if (error instanceof UserError userError) {
      err.println(userError.getMessage());
      return userError.status();
    }
    if (error instanceof InterruptedByUserException) {
      err.println(error.getMessage());
      return ExitStatus.INTERRUPTED;
    }
    err.println("This is a bug. Please report it with the stack trace below.");
    error.printStackTrace(err);
    return ExitStatus.FAILURE;
  }
}
